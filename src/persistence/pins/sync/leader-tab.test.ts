import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { browser, titled } from '../../../../tests/support/pin-store/leader-tab-builder.ts'
import { closeTabs } from '../../../../tests/support/pin-store/tab-builder.ts'

afterEach(async () => {
  vi.useRealTimers()
  await closeTabs()
})

test('one tab sends what all have changed, once', async () => {
  const { server, openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.sync.refetch()
  await b.log.catchUp()
  server.calls = []
  await b.log.append([titled('From B')])
  expect(await b.sync.round()).toEqual({ kind: 'synced' })
  expect(server.calls).toEqual(['sendPinEvents', 'getPinEvents'])
  await a.log.catchUp()
  expect([a.log.unsent(), b.log.unsent()]).toEqual([[], []])
  expect(listPins(a.log.current())[0]?.title).toBe('From B')
})

test('the role passes on when the sending tab ends', async () => {
  const { server, openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.sync.refetch()
  await a.log.append([titled('Unsent')])
  await a.log.close()
  expect(await b.sync.round()).toEqual({ kind: 'synced' })
  expect(server.calls.filter((name) => name === 'sendPinEvents')).toHaveLength(1)
  expect(b.log.unsent()).toEqual([])
})

test('what a tab that died had settled is known to who comes after it', async () => {
  const { server, openTab } = browser()
  const [sender, other] = [await openTab(), await openTab()]
  await sender.sync.refetch()
  await sender.log.append([titled('Settled')])
  expect(await sender.sync.round()).toEqual({ kind: 'synced' })
  await other.log.catchUp()
  await expect.poll(() => other.log.unsent()).toEqual([])
  // Before it has stored that the server has it: only the other tab knows.
  sender.kill()
  const late = await openTab()
  expect(await late.sync.round()).toEqual({ kind: 'synced' })
  expect(late.log.unsent()).toEqual([])
  expect(server.calls.filter((name) => name === 'sendPinEvents')).toHaveLength(1)
  await other.log.settled()
  expect((await openTab()).log.unsent()).toEqual([])
})

/** Two tabs; the one that sends has met a server that gives no answer, and pauses for a second. */
async function whileTheSenderPauses() {
  const { server, openTab } = browser()
  const [sender, other] = [await openTab(), await openTab()]
  await sender.sync.refetch()
  server.isGone = true
  await sender.log.append([titled('Waits')])
  expect(await sender.sync.round()).toMatchObject({ kind: 'waiting', pause: 1_000 })
  return { server, other }
}

test('while the sending tab pauses, the others wait with it and ask the server nothing', async () => {
  const { server, other } = await whileTheSenderPauses()
  server.calls = []
  await other.log.catchUp()
  expect(await other.sync.round()).toMatchObject({ kind: 'waiting', pause: 1_000 })
  expect(server.calls).toEqual([])
})

test('a returning network meets one round, however many tabs ask', async () => {
  const { server, openTab } = browser()
  const tabs = [await openTab(), await openTab(), await openTab()]
  await tabs[0]?.sync.refetch()
  server.calls = []
  await tabs[2]?.log.append([titled('Once')])
  await Promise.all(tabs.slice(1).map(async ({ sync }) => sync.round()))
  expect(server.calls.filter((name) => name === 'sendPinEvents')).toHaveLength(1)
  expect(server.calls.length).toBeLessThanOrEqual(3)
})

test('tabs that ask one after the other get a pull each', async () => {
  const { server, openTab } = browser()
  const tabs = [await openTab(), await openTab(), await openTab()]
  await tabs[0]?.sync.refetch()
  server.calls = []
  for (const { sync } of tabs) await sync.round()
  expect(server.calls).toEqual(tabs.map(() => 'getPinEvents'))
})

test('a tab that gives no sign of life loses the role', async () => {
  const { openTab, lock } = browser()
  const free = Promise.withResolvers<void>()
  const stolen = navigator.locks
    .request(lock, async () => free.promise)
    .catch((error: unknown) => error)
  const b = await openTab()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const round = b.sync.refetch()
  await vi.advanceTimersByTimeAsync(6_000)
  vi.useRealTimers()
  expect(await round).toEqual({ kind: 'synced' })
  expect(await stolen).toBeInstanceOf(Error)
  free.resolve()
})

test('two askers of one tab both get their answer, and take the role once', async () => {
  const { openTab, lock } = browser()
  const free = Promise.withResolvers<void>()
  const stolen = navigator.locks
    .request(lock, async () => free.promise)
    .catch((error: unknown) => error)
  const b = await openTab()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const request = vi.spyOn(navigator.locks, 'request')
  const rounds = [b.sync.refetch(), b.sync.round()]
  await vi.advanceTimersByTimeAsync(6_000)
  expect(
    request.mock.calls.filter(([name, options]) => name === lock && 'steal' in Object(options)),
  ).toHaveLength(1)
  request.mockRestore()
  vi.useRealTimers()
  expect(await Promise.all(rounds)).toEqual([{ kind: 'synced' }, { kind: 'synced' }])
  expect(await stolen).toBeInstanceOf(Error)
  free.resolve()
  expect(
    await Promise.race([
      b.sync.round(),
      new Promise((resolve) => setTimeout(() => resolve('asks itself'), 1_000)),
    ]),
  ).toEqual({ kind: 'synced' })
})

test('two askers of one tab both go on when the sending tab ends', async () => {
  const { openTab, lock } = browser()
  const sends = Promise.withResolvers<void>()
  void navigator.locks.request(lock, async () => sends.promise)
  const { sync } = await openTab()
  const rounds = Promise.all([sync.round(), sync.round()])
  await new Promise((resolve) => setTimeout(resolve, 20))
  sends.resolve()
  expect(
    await Promise.race([
      rounds,
      new Promise((resolve) => setTimeout(() => resolve('waits'), 2_000)),
    ]),
  ).toEqual([{ kind: 'synced' }, { kind: 'synced' }])
})

test('a wish for the list that comes while changes are being fetched is not lost among wishes for those', async () => {
  const { server, openTab } = browser()
  const [a, b, c] = [await openTab(), await openTab(), await openTab()]
  await a.sync.refetch()
  for (const { log } of [b, c]) await log.catchUp()
  const gate = Promise.withResolvers<void>()
  server.gate = gate.promise
  server.calls = []
  const own = a.sync.round()
  const changes = b.sync.round()
  const list = c.sync.refetch().then(() => [...server.calls])
  await expect.poll(() => server.calls).toEqual(['getPinEvents'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  gate.resolve()
  expect(await Promise.all([own, changes])).toEqual([{ kind: 'synced' }, { kind: 'synced' }])
  expect(await list).toContain('getPins')
  expect(server.calls.filter((name) => name === 'getPins')).toHaveLength(1)
})

test('a tab opened at the same time takes the list that has just been fetched; damage has it fetched again', async () => {
  const { server, openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await Promise.all([a.sync.refetch(), b.sync.refetch()])
  expect(server.calls.filter((name) => name === 'getPins')).toHaveLength(1)
  await expect.poll(() => b.log.current().count).toBe(1)
  await b.sync.refetch()
  expect(server.calls.filter((name) => name === 'getPins')).toHaveLength(2)
})

test('what the server refuses is taken back and said in every tab', async () => {
  const { openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.sync.refetch()
  await b.log.catchUp()
  await b.log.append([titled('No')])
  await b.sync.round()
  await expect.poll(() => [a.rejections, b.rejections]).toEqual([['Refused.'], ['Refused.']])
  await b.log.catchUp()
  expect([a, b].map(({ log }) => listPins(log.current())[0]?.title)).toEqual(['Title a', 'Title a'])
  expect(b.log.history().undo).toEqual([])
})

test('a clock that jumps back makes nobody wait longer than was said', async () => {
  const { server, other } = await whileTheSenderPauses()
  server.now -= 3_600_000
  await other.log.catchUp()
  expect(await other.sync.round()).toMatchObject({ kind: 'waiting', pause: 1_000 })
})

test('a tab whose disk is full sends by itself what only its memory holds', async () => {
  const { server, openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.sync.refetch()
  await b.log.catchUp()
  b.disk.isFull = true
  await b.log.append([titled('Only here')])
  server.calls = []
  expect(await b.sync.round()).toEqual({ kind: 'synced' })
  expect(server.calls.filter((name) => name === 'sendPinEvents')).toHaveLength(1)
  expect(b.log.unsent()).toEqual([])
})

test('a round that leaves behind what was to be sent is no success: it is made again after a pause', async () => {
  const { openTab, lock } = browser()
  const channel = new BroadcastChannel(lock.slice(0, -':send'.length))
  const free = Promise.withResolvers<void>()
  void navigator.locks.request(lock, async () => free.promise)
  // A tab of another build, which takes nothing along.
  channel.addEventListener(
    'message',
    ({ data }) =>
      Reflect.get(Object(data), 'type') === 'roundWanted' &&
      channel.postMessage({ type: 'roundEnded', outcome: { kind: 'synced' }, refetch: true }),
  )
  const { log, sync } = await openTab()
  await log.append([titled('Overlooked')])
  expect(await sync.round()).toMatchObject({ kind: 'waiting', pause: 5_000 })
  channel.close()
  free.resolve()
})

test('the round of another tab that waits behind a failed one does not ask the server at once', async () => {
  const { server, openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.sync.refetch()
  await a.log.append([titled('Waits')])
  await b.log.catchUp()
  const gate = Promise.withResolvers<void>()
  Object.assign(server, { gate: gate.promise, isGone: true, calls: [] })
  const own = a.sync.round()
  await expect.poll(() => server.calls).toEqual(['sendPinEvents'])
  const other = b.sync.round()
  await new Promise((resolve) => setTimeout(resolve, 50))
  gate.resolve()
  expect(await Promise.all([own, other])).toMatchObject([{ kind: 'waiting' }, { kind: 'waiting' }])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.calls).toEqual(['sendPinEvents'])
})
