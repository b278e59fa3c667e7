/** Rounds with the server whose log, tab or link is over. */
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { browser, titled } from '../../../../tests/support/pin-store/leader-tab-builder.ts'
import { closeTabs } from '../../../../tests/support/pin-store/tab-builder.ts'

afterEach(closeTabs)

test('a log that was closed sends nothing more, and a request learns that it is over', async () => {
  const { server, openTab } = browser()
  const { log, sync } = await openTab()
  await sync.refetch()
  const gate = Promise.withResolvers<void>()
  server.gate = gate.promise
  await log.append([titled('On its way')])
  server.calls = []
  const round = sync.round()
  await expect.poll(() => server.calls).toEqual(['sendPinEvents'])
  await log.close()
  gate.resolve()
  expect(await round).toEqual({ kind: 'aborted' })
  expect(await sync.round()).toEqual({ kind: 'aborted' })
  expect(log.unsent()).toEqual([])
  expect(server.calls.filter((name) => name === 'sendPinEvents')).toHaveLength(1)
})

test('a round for another tab is cut off with the log of the tab that makes it', async () => {
  const { server, openTab } = browser()
  const [a, b] = [await openTab(), await openTab()]
  await a.sync.refetch()
  const gate = Promise.withResolvers<void>()
  server.gate = gate.promise
  const round = b.sync.round()
  await expect.poll(() => server.signals.at(-1)?.aborted).toBe(false)
  await a.log.close()
  expect(server.signals.at(-1)?.aborted).toBe(true)
  gate.resolve()
  expect(await round).toEqual({ kind: 'synced' })
})

test('who asks a closed tab’s link is not kept waiting for a sign of life', async () => {
  const { openTab } = browser()
  const [, b] = [await openTab(), await openTab()]
  const round = b.sync.round()
  await b.log.close()
  expect((await round).kind).toMatch(/aborted|synced/)
  expect(await b.sync.refetch()).toEqual({ kind: 'aborted' })
})

test('who asked a tab that ended asks the one that has the role after it', async () => {
  const { openTab, lock } = browser()
  const free = Promise.withResolvers<void>()
  const first = navigator.locks.request(lock, async () => free.promise)
  const channel = new BroadcastChannel(lock.slice(0, -':send'.length))
  channel.addEventListener(
    'message',
    ({ data }) =>
      Reflect.get(Object(data), 'type') === 'roundWanted' &&
      channel.postMessage({ type: 'roundObserved' }),
  )
  const [, b] = [await openTab(), await openTab()]
  const round = b.sync.refetch()
  await new Promise((resolve) => setTimeout(resolve, 50))
  channel.close()
  free.resolve()
  await first
  expect(
    await Promise.race([
      round,
      new Promise((resolve) => setTimeout(() => resolve('waits'), 5_000)),
    ]),
  ).toEqual({ kind: 'synced' })
})
