import { createBrowserInspector } from '@statelyai/inspect'
import { createActor } from 'xstate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { environmentModel } from '../../machines/environment/environment.model.ts'
import { Recorder } from '../recording/recorder.ts'
import { STATELY, StatelyLink, type StatelyParts } from './stately-link.ts'

type Reported = { readonly type: string } & Record<string, unknown>
type Ear = (event: MessageEvent<unknown>) => void

/** A window that opens others: what they are sent, and what they say. */
function desk({ opens = true } = {}) {
  const ears = new Set<Ear>()
  const sent: { readonly message: Reported; readonly to: string }[] = []
  const opened: string[] = []
  const viewer = {
    closed: false,
    postMessage: (message: Reported, to: string) => void sent.push({ message, to }),
  }
  const window = {
    open: (url: string) => (opened.push(url), opens ? viewer : null),
    addEventListener: (_: string, ear: Ear) => void ears.add(ear),
    removeEventListener: (_: string, ear: Ear) => void ears.delete(ear),
  } as unknown as StatelyParts['window']
  const say = (
    data: unknown,
    { origin = 'https://stately.ai', source = viewer }: { origin?: string; source?: object } = {},
  ) => {
    for (const ear of ears) ear({ data, origin, source } as unknown as MessageEvent<unknown>)
  }
  return {
    window,
    viewer,
    sent,
    opened,
    ears,
    say,
    connect: (from?: { origin?: string; source?: object }) =>
      say({ type: '@statelyai.connected' }, from),
  }
}

/** A page with one machine, and the link that its inspector has. */
function studio(
  at: ReturnType<typeof desk>,
  library: StatelyParts['library'] = async () => ({ createBrowserInspector }),
) {
  const recorder = new Recorder(() => 1)
  const { machine } = environmentModel
  const actor = createActor(machine, {
    id: 'environment',
    input: { online: true, visible: true },
    inspect: recorder.record,
  }).start()
  const loaded = vi.fn<StatelyParts['library']>(library)
  const link = new StatelyLink(recorder.recording, {
    library: loaded,
    definitions: async () => new Map([[machine.id, machine.config]]),
    window: at.window,
  })
  onTestFinished(() => link.stop())
  return { link, actor, loaded, session: actor.sessionId }
}

const typesOf = ({ sent }: ReturnType<typeof desk>) => sent.map(({ message }) => message.type)

test('nothing is loaded, opened, heard or sent before it is asked for', () => {
  const at = desk()
  const { link, actor, loaded } = studio(at)
  actor.send({ type: 'network.offline' })
  at.connect()
  expect([link.sending, loaded.mock.calls, at.opened, [...at.ears], at.sent]).toEqual([
    'off',
    [],
    [],
    [],
    [],
  ])
})

test('the vendor’s page, once it is there, is told who is there now, and then what each is sent and becomes', async () => {
  const at = desk()
  const { link, actor, session } = studio(at)
  await link.start()
  actor.send({ type: 'page.hidden' })
  expect([link.sending, at.opened, at.sent]).toEqual(['waiting', [STATELY], []])
  at.connect()
  actor.send({ type: 'network.offline' })
  expect(typesOf(at).slice(0, 2)).toEqual(['@xstate.actor', '@xstate.actor'])
  const [root] = at.sent.map(({ message }) => message)
  expect(root).toMatchObject({
    sessionId: session,
    name: 'environment',
    snapshot: { status: 'active', value: 'watching', context: { online: true, visible: false } },
  })
  expect(JSON.parse(String(root?.['definition']))).toMatchObject({
    id: 'environment',
    states: { watching: {} },
  })
  const news = at.sent.slice(2).map(({ message }) => message)
  expect(news[0]).toMatchObject({
    type: '@xstate.event',
    sessionId: session,
    event: { type: 'network.offline' },
  })
  expect(news[1]).toMatchObject({
    type: '@xstate.snapshot',
    sessionId: session,
    snapshot: { context: { online: false, visible: false } },
  })
  expect([link.sending, link.sent]).toEqual(['sending', at.sent.length])
  expect(new Set(at.sent.map(({ to }) => to))).toEqual(new Set(['https://stately.ai']))
})

test('what the recording redacted is not sent, and all else is', async () => {
  const at = desk()
  const { link, actor } = studio(at)
  await link.start()
  at.connect()
  const pages = Array.from({ length: 12 }, (_, nth) => ({ nth }))
  actor.send({
    type: 'network.offline',
    password: 'correct horse',
    note: 'to mara@example.test',
    pages,
  } as never)
  expect(at.sent.find(({ message }) => message.type === '@xstate.event')?.message['event']).toEqual(
    { type: 'network.offline', password: '•••', note: 'to •••', pages },
  )
})

test('another window, another site, or another word begins nothing', async () => {
  const at = desk()
  const { link } = studio(at)
  await link.start()
  at.connect({ source: {} })
  at.connect({ origin: 'https://stately.ai.example.test' })
  at.connect({ origin: 'http://stately.ai' })
  at.say({ type: 'hello' })
  at.say(null)
  expect([link.sending, at.sent]).toEqual(['waiting', []])
})

test('once stopped, nothing is sent to anyone; started again, it begins from the first step', async () => {
  const at = desk()
  const { link, actor } = studio(at)
  await link.start()
  at.connect()
  link.stop()
  expect(typesOf(at).at(-1)).toBe('@statelyai.disconnected')
  const before = at.sent.length
  actor.send({ type: 'network.offline' })
  at.connect()
  expect([link.sending, at.sent.length, at.ears.size]).toEqual(['off', before, 0])
  await link.start()
  at.connect()
  expect(typesOf(at).slice(before)).toEqual(['@xstate.actor', '@xstate.actor'])
})

test('a vendor’s page that is loaded anew is told all of it once more, and each step once', async () => {
  const at = desk()
  const { link, actor } = studio(at)
  await link.start()
  at.connect()
  at.connect()
  expect(typesOf(at)).toEqual(['@xstate.actor', '@xstate.actor', '@xstate.actor', '@xstate.actor'])
  actor.send({ type: 'network.offline' })
  expect(typesOf(at).filter((type) => type === '@xstate.event')).toHaveLength(1)
})

test('a window that is not opened, a library that can’t be had and a window that was closed are told', async () => {
  const blocked = studio(desk({ opens: false })).link
  await blocked.start()
  expect(blocked.sending).toBe('blocked')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const at = desk()
  const failed = studio(at, async () => Promise.reject(new Error('no network'))).link
  await failed.start()
  expect([failed.sending, at.opened]).toEqual(['failed', []])
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { link, actor } = studio(at)
  await link.start()
  at.connect()
  at.viewer.closed = true
  await vi.advanceTimersByTimeAsync(1_500)
  const before = at.sent.length
  actor.send({ type: 'network.offline' })
  expect([link.sending, at.sent.length]).toEqual(['gone', before])
})

test('a stop while it is still loading opens nothing', async () => {
  const at = desk()
  const { link } = studio(at)
  const started = link.start()
  link.stop()
  await started
  expect([link.sending, at.opened]).toEqual(['off', []])
})
