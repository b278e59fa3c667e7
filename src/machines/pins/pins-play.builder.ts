/**
 * The machine of the pins, played step by step: for the tests of all that it does to others and
 * remembers.
 */
import { emptyBook } from '#core/pins/book/pin-book.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { applyPinEvent } from '#core/pins/book/pin.reducer.ts'
import { pinsMachine } from './pins.machine.ts'
import type { PinsEvent, StoreReport } from './pins-context.ts'
import { play } from '../play.builder.ts'

export const book = applyPinEvent(emptyBook('a'), {
  type: 'pins.added',
  data: { pins: [pin('p', { account_id: 'a' })], autoSelect: false },
})
export const opened = (
  over: Partial<Extract<StoreReport, { type: 'store.opened' }>> = {},
): PinsEvent => ({
  type: 'store.opened',
  book,
  note: { pending: 0, state: 'saved' },
  needsReset: false,
  hasNewer: false,
  tab: 'd/t',
  owed: [],
  ...over,
})
export const noted = (pending: number): PinsEvent => ({
  type: 'store.statusChanged',
  note: { pending, state: 'saved' },
})

export function pins() {
  const it = play(pinsMachine, {
    input: { userId: 'u' },
    listening: ['pinStore'],
    peers: ['auth', 'tasks', 'accounts'],
  })
  /** The state of one region; undefined when no account is open. */
  const region = (name: 'sync' | 'list' | 'access' | 'arrival'): unknown =>
    (it.state() as { open?: Record<string, unknown> }).open?.[name]
  return { ...it, region }
}
/** The log is open and the first round is on its way. */
export function atWork(over: Parameters<typeof opened>[0] = {}) {
  const it = pins()
  it.send({ type: 'account.changed', accountId: 'a' })
  it.send(opened(over))
  it.did()
  return it
}
export async function atRest() {
  const it = atWork()
  await it.answer('syncPins', { kind: 'synced' })
  it.did()
  return it
}
