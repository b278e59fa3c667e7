import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import 'fake-indexeddb/auto'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { Client } from '#core/contract/client.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import { editPin, editPins, favor, select } from '#core/pins/pin-commands.ts'
import { deviceOf } from '#core/pins/events/pin-author.ts'
import { emptyBook } from '#core/pins/book/pin-book.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { AccountNotOpen } from '../../machines/call-failed.ts'
import type { SyncResult } from '../../machines/pins/pin-sync-words.ts'
import { pinsMachine } from '../../machines/pins/pins.machine.ts'
import type { StoreReport } from '../../machines/pins/pins-context.ts'
import { loadStore, openStore, sendUnsent } from './store-commands.ts'
import { opened } from '../../../tests/support/pin-store/open-pins.ts'
import type { OpenStore } from './pin-session.ts'
import { providePins } from './pins.effects.ts'

test('loads the server’s pins, and shows, stores and sends a change', async () => {
  const { open, sent } = opened([pin('a'), pin('b')])
  const { actor, session } = open()
  await waitFor(actor, ({ context }) => context.book.count === 2)
  const { book } = actor.getSnapshot().context
  session.apply(favor(book, { ids: [testId('a')], favored: true }, 5))
  expect(actor.getSnapshot().context.book).not.toBe(book)
  await waitFor(
    actor,
    ({ context }) =>
      sent.length === 1 && context.sync.state === 'saved' && context.sync.pending === 0,
  )
  expect(sent).toEqual(['pin.favored'])
  actor.stop()
})

test('an undo right after a change undoes that change', async () => {
  const { open } = opened([pin('a')])
  const { actor, session } = open()
  await waitFor(actor, ({ context }) => context.book.count === 1)
  const title = () => listPins(actor.getSnapshot().context.book)[0]?.title
  const retitle = (words: string) =>
    session.apply(
      editPin(actor.getSnapshot().context.book, { id: testId('a'), patch: { title: words } }, 5),
    )
  retitle('First')
  await waitFor(actor, ({ context }) => context.history.undo.length === 1)
  retitle('Second')
  session.undo()
  await waitFor(actor, ({ context }) => context.history.redo.length === 1)
  expect(title()).toBe('First')
  actor.stop()
})

test('a selection is stored and not sent', async () => {
  const { open, sent } = opened([pin('a')])
  const { actor, session } = open()
  await waitFor(actor, ({ context }) => context.book.count === 1)
  session.apply(select(actor.getSnapshot().context.book, [testId('a')]))
  await waitFor(
    actor,
    ({ context }) => context.book.selectedIds.length === 1 && context.note.state === 'saved',
  )
  expect(sent).toEqual([])
  actor.stop()
})

test('a change waits offline and is sent when the network is back', async () => {
  const { open, sent, state } = opened([pin('a')])
  const { actor, session } = open()
  await waitFor(actor, ({ context }) => context.book.count === 1)
  state.isGone = true
  session.apply(favor(actor.getSnapshot().context.book, { ids: [testId('a')], favored: true }, 5))
  await waitFor(actor, ({ context }) => context.sync.state === 'waiting')
  expect(actor.getSnapshot().context.sync.pending).toBe(1)
  state.isGone = false
  actor.send({ type: 'network.online' })
  await waitFor(actor, ({ context }) => context.sync.state === 'saved')
  expect(sent).toEqual(['pin.favored'])
  actor.stop()
})

test('an offline change survives a reload and is sent then', async () => {
  const { open, sent, state } = opened([pin('a')])
  const first = open()
  await waitFor(first.actor, ({ context }) => context.book.count === 1)
  state.isGone = true
  first.session.apply(
    favor(first.actor.getSnapshot().context.book, { ids: [testId('a')], favored: true }, 5),
  )
  await waitFor(first.actor, ({ context }) => context.sync.state === 'waiting')
  first.actor.stop()
  state.isGone = false
  const second = open()
  await waitFor(second.actor, () => sent.length === 1)
  expect(second.actor.getSnapshot().context.book.count).toBe(1)
  second.actor.stop()
})

test('the flow waits until the committed selection is stored', async () => {
  const { open } = opened([pin('a'), pin('b')])
  const { actor, pinFlow, session } = open()
  await waitFor(actor, ({ context }) => context.book.count === 2)
  session.apply(select(actor.getSnapshot().context.book, [testId('b')]))
  const flow = createActor(pinFlow, { input: { preferences: null } })
  flow.start()
  flow.send({ type: 'flow.goTo', step: 'pins' })
  flow.send({
    type: 'flow.groundsChanged',
    grounds: { chosenPages: 1, pins: 2, selected: 1, committed: 0 },
  })
  flow.send({ type: 'flow.commit' })
  await waitFor(actor, ({ context }) => context.book.committedIds.length === 1)
  flow.send({
    type: 'flow.groundsChanged',
    grounds: { chosenPages: 1, pins: 2, selected: 1, committed: 1 },
  })
  await waitFor(flow, (snapshot) => snapshot.matches('titles'))
  expect(actor.getSnapshot().context.book.committedIds).toEqual([testId('b')])
  actor.stop()
})

test('an undo appends events, survives a reload, and gives a reason when refused', async () => {
  const { open, sent } = opened([pin('a')])
  const first = open()
  await waitFor(first.actor, ({ context }) => context.book.count === 1)
  first.session.apply(
    favor(first.actor.getSnapshot().context.book, { ids: [testId('a')], favored: true }, 5),
    'Favorite',
  )
  await waitFor(first.actor, ({ context }) => sent.length === 1 && context.sync.pending === 0)
  first.actor.stop()
  const { actor, session } = open()
  await waitFor(
    actor,
    ({ context }) => context.history.undo.length === 1 && context.book.count === 1,
  )
  expect(actor.getSnapshot().context.history.actions.at(-1)?.name).toBe('Favorite')
  session.undo()
  await waitFor(
    actor,
    ({ context }) =>
      context.history.redo.length === 1 && sent.length === 2 && context.sync.pending === 0,
  )
  expect(sent).toEqual(['pin.favored', 'pin.favored'])
  expect(actor.getSnapshot().context.outcome).toMatchObject({ verb: 'undo', refusal: null })
  session.undo()
  await waitFor(actor, ({ context }) => context.outcome?.refusal !== null)
  expect(actor.getSnapshot().context.outcome).toEqual({
    verb: 'undo',
    root: null,
    refusal: { kind: 'nothing' },
  })
  actor.stop()
})

test('undoes an earlier action by its id and starts its rendering again', async () => {
  const { open } = opened([pin('a'), pin('b')])
  const { actor, session } = open()
  await waitFor(actor, ({ context }) => context.book.count === 2)
  const { design } = pin('a')
  const cause = session.apply(
    editPin(
      actor.getSnapshot().context.book,
      { id: testId('a'), patch: { design: { ...design, headline: 'Other' } } },
      5,
    ),
  )
  session.apply(favor(actor.getSnapshot().context.book, { ids: [testId('b')], favored: true }, 5))
  await waitFor(actor, ({ context }) => context.history.undo.length === 2)
  session.undo(cause ?? undefined)
  await waitFor(actor, ({ context }) => context.outcome !== null)
  const rows = listPins(actor.getSnapshot().context.book)
  expect(rows.map(({ id, favored, design: { headline } }) => [id, favored, headline])).toEqual([
    [testId('a'), false, 'a'],
    [testId('b'), true, 'b'],
  ])
  expect(actor.getSnapshot().context.outcome).toEqual({ verb: 'undo', root: cause, refusal: null })
  actor.stop()
})

test('the undo of designs starts renderings within the server’s limit', async () => {
  const many = Array.from({ length: 600 }, (_, at) => pin(`many ${at}`))
  const { parts } = opened(many)
  const told: StoreReport[] = []
  const store = openStore(
    { ...parts, tab: 'tab' },
    { userId: testId('drawer'), accountId: testAccount },
    (report) => told.push(report),
  )
  await loadStore(store, { starts: [], sendBack: () => undefined })
  await store.log.reset(many, 1)
  const edits = many.map(({ id, design }) => ({
    id,
    patch: { design: { ...design, headline: 'Other' } },
  }))
  await store.apply(editPins(store.log.current(), edits, 5))
  await store.undo()
  expect(
    told.flatMap((report) =>
      report.type === 'store.undone' ? report.owed.map(({ pinIds }) => pinIds.length) : [],
    ),
  ).toEqual([500, 100])
  await store.log.close()
})

test('sendUnsent rejects when the account is closed, and its store stops asking the server', async () => {
  const { parts, sent } = opened([pin('a')])
  const store: OpenStore = openStore(
    {
      ...parts,
      client: (async (name: 'sendPinEvents', input: Parameters<Client>[1]) => {
        if (name === 'sendPinEvents') await store.log.close()
        return parts.client(name, input)
        // As the one that it asks.
      }) as Client,
    },
    { userId: testId('leaver'), accountId: testAccount },
    () => undefined,
  )
  await loadStore(store, { starts: [], sendBack: () => undefined })
  await store.log.reset([pin('a')], 1)
  await store.apply(favor(store.log.current(), { ids: [testId('a')], favored: true }, 5))
  const { signal } = new AbortController()
  await expect(sendUnsent(store, signal)).rejects.toBeInstanceOf(AccountNotOpen)
  await expect(sendUnsent(store, signal)).rejects.toBeInstanceOf(AccountNotOpen)
  expect(sent).toEqual(['pin.favored'])
})

test('events carry the device name at each load', async () => {
  const { open } = opened([pin('a')])
  const tabs: string[] = []
  for (const _ of [1, 2]) {
    const { actor } = open()
    await waitFor(actor, ({ context }) => context.book.count === 1)
    tabs.push(actor.getSnapshot().context.tab)
    actor.stop()
  }
  expect(deviceOf(tabs[0] ?? '')).toBe(deviceOf(tabs[1] ?? ''))
  expect(deviceOf(tabs[0] ?? '')).not.toBe(tabs[0])
})

test('pulls every half minute while visible, and when the page becomes visible again', async () => {
  const clock = new SimulatedClock()
  let rounds = 0
  const machine = pinsMachine.provide({
    actors: {
      pinStore: fromCallback(() => undefined),
      syncPins: fromPromise(async (): Promise<SyncResult> => {
        rounds += 1
        return { kind: 'synced' }
      }),
    },
  })
  const actor = createActor(machine, { input: { userId: 'u' }, clock })
  actor.start()
  actor.send({ type: 'account.changed', accountId: testAccount })
  actor.send({
    type: 'store.opened',
    book: emptyBook(testAccount),
    note: { pending: 0, state: 'saved' },
    needsReset: false,
    hasNewer: false,
    tab: 't',
    owed: [],
  })
  const rest = async () =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { sync: 'resting' } }))
  await rest()
  clock.increment(30_000)
  await rest()
  expect(rounds).toBe(2)
  actor.send({ type: 'page.hidden' })
  clock.increment(300_000)
  await rest()
  expect(rounds).toBe(2)
  actor.send({ type: 'page.visible' })
  await rest()
  expect(rounds).toBe(3)
  actor.stop()
})

test('a tab of an older build is read-only and shows why', async () => {
  const { open, sent, invent } = opened([pin('a')])
  const { actor, session } = open()
  await waitFor(actor, ({ context }) => context.book.count === 1 && context.sync.state === 'saved')
  invent()
  actor.send({ type: 'network.online' })
  await waitFor(actor, (snapshot) => snapshot.hasTag('readOnly'))
  const { book } = actor.getSnapshot().context
  expect(session.isReadOnly()).toBe(true)
  expect(session.apply(favor(book, { ids: [testId('a')], favored: true }, 5))).toBeNull()
  expect(actor.getSnapshot().context.outcome).toEqual({
    verb: 'change',
    root: null,
    refusal: { kind: 'readOnly' },
  })
  expect(actor.getSnapshot().context.book).toBe(book)
  expect(sent).toEqual([])
  actor.stop()
})

test('becomes read-only, stops syncing and starts no rendering when another device has a later build', async () => {
  const { parts } = opened([pin('a')])
  const asked: string[] = []
  const client = (async (name: 'getPinEvents', input: Parameters<Client>[1]) => {
    asked.push(name)
    const outcome = await parts.client(name, input as never)
    return name === 'getPinEvents' && asked.length > 3
      ? {
          ok: true,
          answer: {
            events: [
              {
                id: testId('new'),
                v: newestVersion() + 1,
                event: { type: 'pin.invented' },
                revision: 2,
              },
            ],
            revision: 2,
            more: false,
          },
        }
      : outcome
    // As the one that it asks.
  }) as Client
  const { pins, sendUnsent } = providePins({ ...parts, client })
  const actor = createActor(pins, { input: { userId: testId('outdated') } })
  actor.start()
  actor.send({ type: 'account.changed', accountId: testAccount })
  const rest = async () =>
    waitFor(actor, (snapshot) => snapshot.matches({ open: { sync: 'resting' } }))
  await waitFor(actor, ({ context }) => context.book.count === 1)
  await rest()
  expect([asked, actor.getSnapshot().hasTag('readOnly')]).toEqual([
    ['getPins', 'getPinEvents'],
    false,
  ])
  asked.push('and then')
  actor.send({ type: 'network.online' })
  await rest()
  expect(actor.getSnapshot().hasTag('readOnly')).toBe(true)
  expect(actor.getSnapshot().context).toMatchObject({
    revision: 1,
    error: clientProblem('client.newerVersion'),
  })
  actor.send({ type: 'network.online' })
  await rest()
  expect(asked.slice(3)).toEqual(['getPinEvents'])
  expect(await sendUnsent(testAccount, new AbortController().signal)).toMatchObject({
    code: 'conflict',
    problem: clientProblem('client.newerVersion'),
  })
  actor.stop()
})

test('a change of one tab reaches another tab and is sent once', async () => {
  const { open, sent } = opened([pin('a')])
  const [first, second] = [open(), open()]
  const [one, two] = [first.actor, second.actor]
  await waitFor(one, ({ context }) => context.book.count === 1)
  await waitFor(two, ({ context }) => context.book.count === 1)
  second.session.apply(
    favor(two.getSnapshot().context.book, { ids: [testId('a')], favored: true }, 5),
  )
  await waitFor(one, ({ context }) => listPins(context.book)[0]?.favored === true)
  for (const actor of [one, two])
    await waitFor(
      actor,
      ({ context }) => context.sync.pending === 0 && context.sync.state === 'saved',
    )
  expect(sent).toEqual(['pin.favored'])
  one.stop()
  two.stop()
})

test('changes nothing before the store is open', () => {
  const { open } = opened([pin('a')])
  const { actor, session } = open()
  expect(session.apply([{ type: 'pins.deleted', data: { ids: [testId('a')] } }])).toBeNull()
  session.undo()
  expect(actor.getSnapshot().context.outcome).toBeNull()
  actor.stop()
})
