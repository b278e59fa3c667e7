import { createActor, fromCallback, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { emptyBook } from '#core/pins/pin-book.ts'
import { pinsMachine } from './pins.machine.ts'
import type { SyncResult } from './pin-sync-words.ts'

/** Rounds end when and as the test says. */
function opened(needsReset: boolean) {
  const rounds: { refetch: boolean; end: (result: SyncResult) => void }[] = []
  const machine = pinsMachine.provide({ actors: {
    pinStore: fromCallback(() => undefined),
    syncPins: fromPromise(async ({ input: { refetch } }: { input: { accountId: string; refetch: boolean } }) => new Promise<SyncResult>((end) => rounds.push({ refetch, end }))),
  } })
  const actor = createActor(machine, { input: { userId: 'u' } })
  actor.start()
  actor.send({ type: 'account.changed', accountId: 'a' })
  actor.send({ type: 'store.opened', book: emptyBook('a'), note: { pending: 0, state: 'saved' }, needsReset, hasNewer: false, tab: 't', owed: [] })
  const asked = () => rounds.map(({ refetch }) => refetch)
  const end = async (result: SyncResult): Promise<void> => {
    rounds.at(-1)?.end(result)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { actor, asked, end }
}

test('damage that turns up during a plain round has the list fetched after it', async () => {
  const { actor, asked, end } = opened(false)
  actor.send({ type: 'store.damaged' })
  await end({ kind: 'synced' })
  expect(asked()).toEqual([false, true])
  await end({ kind: 'synced' })
  expect(asked()).toEqual([false, true])
  expect(actor.getSnapshot().context.needsReset).toBe(false)
  expect(actor.getSnapshot().matches({ open: { ready: 'resting' } })).toBe(true)
  actor.stop()
})

test('damage that turns up during a refetch has it made once more: the first may have ended before', async () => {
  const { actor, asked, end } = opened(true)
  actor.send({ type: 'store.damaged' })
  await end({ kind: 'synced' })
  expect(asked()).toEqual([true, true])
  await end({ kind: 'synced' })
  expect(actor.getSnapshot().context.needsReset).toBe(false)
  actor.stop()
})

test('a refetch that failed is made again', async () => {
  const { actor, asked, end } = opened(true)
  await end({ kind: 'waiting', pause: 60_000 })
  expect(actor.getSnapshot().context.needsReset).toBe(true)
  actor.send({ type: 'network.online' })
  expect(asked()).toEqual([true, true])
  actor.stop()
})
