import 'fake-indexeddb/auto'
import { createActor, createMachine, waitFor, type AnyActorRef } from 'xstate'
import { expect, test } from 'vitest'
import type { Client, Failure, Outcome } from '#core/contract/client.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { Id } from '#core/contract/call/primitives.ts'
import { editPin, editPins } from '#core/pins/pin-commands.ts'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import type { PinSession } from '../../machines/pins/pin-session.ts'
import { openIntendedStarts } from '../jobs/intended-starts.ts'
import { owedRenderings } from './owed-rendering.ts'
import { providePins } from './pins.effects.ts'
import { provideTasks } from '../jobs/tasks.effects.ts'

const silent: Failure = {
  code: 'no_answer',
  status: null,
  message: '',
  body: null,
  retryAfter: null,
}

/**
 * A server that counts the renderings of each key; `isGone` = it does not answer; `losesAnswers` =
 * it receives, and its answer is lost.
 */
function server() {
  const pins = [pin('a'), pin('b')]
  const asked: string[] = []
  const renderings = new Map<string, string[]>()
  const state = { isGone: false, losesAnswers: false, revision: 1 }
  const answers: Record<
    string,
    (body: {
      events?: { id: string; event: PinEvent }[]
      idempotency_key?: string
      pin_ids?: string[]
    }) => unknown
  > = {
    getPins: () => ({ pins, revision: state.revision, next: null }),
    getPinEvents: () => ({ events: [], revision: state.revision, more: false }),
    sendPinEvents: ({ events = [] }) => ({
      revision: state.revision,
      accepted: events.map(({ id }) => ({ id, revision: (state.revision += 1) })),
      rejected: [],
    }),
    listTasks: () => ({ tasks: [] }),
    startRendering: ({ idempotency_key = '', pin_ids = [] }) => {
      renderings.set(idempotency_key, pin_ids)
      return { task_id: testId(`task ${idempotency_key}`) }
    },
  }
  const client = (async (name: string, input: { body?: object }): Promise<Outcome<unknown>> => {
    const answer = answers[name]
    if (state.isGone || answer === undefined) return { ok: false, failure: silent }
    if (input.body !== undefined) asked.push(name)
    const said = answer(input.body ?? {})
    return state.losesAnswers ? { ok: false, failure: silent } : { ok: true, answer: said }
    // The effects of this test use these calls only.
  }) as unknown as Client
  return { client, asked, renderings, state }
}

let users = 0

/** The pins and the tasks of one person, as a tab has them; `close` ends the tab. */
function browser(client: Client) {
  const userId = testId(`owing user ${(users += 1)}`)
  const storage = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
  const starts = openIntendedStarts(localStorage, userId)
  const openTab = () => {
    const newId = (): string => crypto.randomUUID()
    const { pins, sendUnsent, session } = providePins({
      client,
      indexedDB,
      localStorage,
      tab: 'tab',
      now: () => 5,
      newId,
    })
    const root = createActor(
      createMachine({
        invoke: [
          { src: pins, systemId: 'pins', input: { userId } },
          {
            src: provideTasks({ client, starts: () => starts, sendUnsent }),
            systemId: 'tasks',
            input: {
              accountId: testAccount,
              online: true,
              visible: true,
              newId,
              chance: () => 0.5,
              starts: starts.list(),
            },
          },
        ],
      }),
    )
    root.start()
    // The system is a plain registry.
    const child = (name: string): AnyActorRef => root.system.get(name) as AnyActorRef
    child('pins').send({ type: 'account.changed', accountId: testAccount })
    return { pins: child('pins'), tasks: child('tasks'), session, close: () => root.stop() }
  }
  return { openTab, starts, storage }
}

function bookOf(pins: AnyActorRef): PinBook {
  return pins.getSnapshot().context.book as PinBook
}

/** A new design for a pin, stored on this device and not sent. */
async function designUnsent(
  { pins, session }: { pins: AnyActorRef; session: PinSession },
  name: string,
  headline: string,
): Promise<void> {
  const { design } = pin(name)
  session.apply(
    editPin(bookOf(pins), { id: testId(name), patch: { design: { ...design, headline } } }, 5),
  )
  await waitFor(pins, ({ context }) => context.sync.state === 'waiting')
}

test('renders a design that was stored before the tab closed, after the next load and sync', async () => {
  const { client, asked, renderings, state } = server()
  const { openTab } = browser(client)
  const first = openTab()
  await waitFor(first.pins, ({ context }) => context.book.count === 2)
  state.isGone = true
  await designUnsent(first, 'a', 'New words')
  first.close()
  expect(renderings.size).toBe(0)

  state.isGone = false
  const second = openTab()
  await expect.poll(() => [...renderings.values()]).toEqual([[testId('a')]])
  expect(asked).toEqual(['sendPinEvents', 'startRendering'])
  second.close()
  openTab().close()
  await new Promise((done) => setTimeout(done, 50))
  expect(renderings.size).toBe(1)
})

test('repeated offline loads start one rendering under one key', async () => {
  const { client, renderings, state } = server()
  const { openTab, starts, storage } = browser(client)
  const first = openTab()
  await waitFor(first.pins, ({ context }) => context.book.count === 2)
  state.isGone = true
  await designUnsent(first, 'a', 'New words')
  first.close()
  const second = openTab()
  await expect.poll(() => starts.list().length).toBe(1)
  const [kept] = starts.list()
  second.close()
  // A killed browser forgets what localStorage received last; the log does not.
  storage.clear()
  state.isGone = false
  state.losesAnswers = true
  const third = openTab()
  await expect.poll(() => starts.list().map(({ key }) => key)).toEqual([kept?.key])
  third.close()
  state.losesAnswers = false
  const fourth = openTab()
  await expect.poll(() => [...renderings]).toEqual([[kept?.key, [testId('a')]]])
  await expect.poll(() => starts.list()).toEqual([])
  fourth.close()
})

test('a rendering waits for unsent changes and is stored meanwhile', async () => {
  const { client, asked, renderings, state } = server()
  const { openTab, starts } = browser(client)
  const tab = openTab()
  await waitFor(tab.pins, ({ context }) => context.book.count === 2)
  state.isGone = true
  await designUnsent(tab, 'b', 'Other words')
  tab.tasks.send({ type: 'tasks.startRendering', pinIds: [testId('b')] })
  await expect
    .poll(() => starts.list())
    .toMatchObject([
      { start: { kind: 'rendering', accountId: testAccount, pinIds: [testId('b')] } },
    ])
  await new Promise((done) => setTimeout(done, 20))
  expect([asked, renderings.size]).toEqual([[], 0])
  state.isGone = false
  tab.tasks.send({ type: 'network.online' })
  await expect.poll(() => renderings.size).toBe(1)
  expect(asked).toEqual(['sendPinEvents', 'startRendering'])
  tab.close()
})

test('a rendering of a closed account fails, and starts when the account is opened', async () => {
  const { client, renderings } = server()
  const { openTab, starts } = browser(client)
  const other = testId('other account')
  starts.add(testId('kept'), { kind: 'rendering', accountId: other, pinIds: [testId('a')] })
  const tab = openTab()
  const reason = () =>
    (tab.tasks.getSnapshot().context.tasks as AnyActorRef[])[0]?.getSnapshot().context
      .pauseReason as unknown
  await expect.poll(reason).toBe('otherAccount')
  tab.pins.send({ type: 'account.changed', accountId: other })
  await expect.poll(() => [...renderings.keys()], { timeout: 6_000 }).toEqual([testId('kept')])
  tab.pins.send({ type: 'account.changed', accountId: testAccount })
  tab.tasks.send({ type: 'account.changed', accountId: other })
  tab.tasks.send({ type: 'tasks.startRendering', pinIds: [testId('b')] })
  await expect.poll(reason).toBe('otherAccount')
  tab.close()
}, 10_000)

test('splits many pins into renderings whose keys are the same at each load', () => {
  const book = applyPinEvent(emptyBook(testAccount), {
    type: 'pins.added',
    data: { pins: Array.from({ length: 501 }, (_, at) => pin(`many ${at}`)), autoSelect: false },
  })
  const unsent = editPins(
    book,
    listPins(book).map(({ id, design }) => ({
      id,
      patch: { design: { ...design, headline: 'New' } },
    })),
    5,
  ).map((event, at) => ({
    id: testId(`change ${at}`),
    seq: at + 1,
    at: 5,
    tab: 't',
    v: 1 as const,
    event,
  }))
  const owed = owedRenderings(book, unsent, [])
  expect(owed.map(({ pinIds }) => pinIds.length)).toEqual([500, 1])
  expect(owed[0]?.key).toBe(unsent.at(-1)?.id)
  expect(new Set(owed.map(({ key }) => key)).size).toBe(2)
  expect(owedRenderings(book, unsent, [])).toEqual(owed)
  for (const { key } of owed) expect(Id.safeParse(key).success).toBe(true)
})
