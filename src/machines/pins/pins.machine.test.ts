import { createActor, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { expect, test } from 'vitest'
import { emptyBook } from '#core/pins/book/pin-book.ts'
import { pinsMachine } from './pins.machine.ts'
import type { SyncResult } from './pin-sync-words.ts'

/**
 * Rounds end when and as the test says; `reportedAuth` is what the machine of the session has
 * received.
 */
function opened(needsReset: boolean) {
  const rounds: { refetch: boolean; end: (result: SyncResult) => void }[] = []
  const reportedAuth: string[] = []
  const pins = pinsMachine.provide({
    actors: {
      pinStore: fromCallback(() => undefined),
      syncPins: fromPromise(
        async ({ input: { refetch } }: { input: { accountId: string; refetch: boolean } }) =>
          new Promise<SyncResult>((end) => rounds.push({ refetch, end })),
      ),
    },
  })
  const auth = fromCallback(({ receive }) => receive(({ type }) => reportedAuth.push(type)))
  const root = createActor(
    setup({ actors: { pins, auth } }).createMachine({
      invoke: [
        { src: 'auth', systemId: 'auth' },
        { id: 'pins', src: 'pins', input: { userId: 'u' } },
      ],
    }),
  )
  root.start()
  const actor = root.getSnapshot().children['pins'] as ActorRefFrom<typeof pinsMachine>
  actor.send({ type: 'account.changed', accountId: 'a' })
  actor.send({
    type: 'store.opened',
    book: emptyBook('a'),
    note: { pending: 0, state: 'saved' },
    needsReset,
    hasNewer: false,
    tab: 't',
    owed: [],
  })
  const asked = () => rounds.map(({ refetch }) => refetch)
  const end = async (result: SyncResult): Promise<void> => {
    rounds.at(-1)?.end(result)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { actor, asked, end, reportedAuth, stop: () => root.stop() }
}

test('damage that turns up during a plain round has the list fetched after it', async () => {
  const { actor, asked, end, stop } = opened(false)
  actor.send({ type: 'store.damaged' })
  await end({ kind: 'synced' })
  expect(asked()).toEqual([false, true])
  await end({ kind: 'synced' })
  expect(asked()).toEqual([false, true])
  expect(actor.getSnapshot().hasTag('damaged')).toBe(false)
  expect(actor.getSnapshot().matches({ open: { sync: 'resting' } })).toBe(true)
  stop()
})

test('damage that turns up during a refetch has it made once more: the first may have ended before', async () => {
  const { actor, asked, end, stop } = opened(true)
  actor.send({ type: 'store.damaged' })
  await end({ kind: 'synced' })
  expect(asked()).toEqual([true, true])
  await end({ kind: 'synced' })
  expect(actor.getSnapshot().hasTag('damaged')).toBe(false)
  stop()
})

test('a refetch that failed is made again', async () => {
  const { actor, asked, end, stop } = opened(true)
  await end({ kind: 'waiting', pause: 60_000 })
  expect(actor.getSnapshot().hasTag('damaged')).toBe(true)
  actor.send({ type: 'network.online' })
  expect(asked()).toEqual([true, true])
  stop()
})

test('a session that another tab found ended is said here too, and asked for again when the person or the network is back', async () => {
  const { actor, asked, end, reportedAuth, stop } = opened(false)
  for (const type of ['page.visible', 'network.online', 'session.restored'] as const) {
    const before = asked().length
    await end({ kind: 'signedOut' })
    expect(actor.getSnapshot().matches({ open: { sync: 'signedOut' } })).toBe(true)
    actor.send({ type })
    expect(asked()).toHaveLength(before + 1)
  }
  expect(reportedAuth).toEqual(['auth.expired', 'auth.expired', 'auth.expired'])
  stop()
})
