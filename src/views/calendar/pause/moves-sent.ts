/**
 * Waits until the server has the new times of planned pins. Resuming an account earlier would send
 * what is less than two hours late at its old time.
 */
import { findPin, type PinBook } from '#core/pins/pin-book.ts'
import { findPublication } from '#core/pins/pin.publications.ts'
import type { Move } from '../move-events.ts'

/** `aborted`: nobody waits any more. */
export type MovesOutcome = 'sent' | 'refused' | 'aborted'

export interface SyncedPins {
  getSnapshot: () => {
    readonly context: { readonly book: PinBook; readonly sync: { readonly pending: number } }
  }
  subscribe: (changed: () => void) => { unsubscribe: () => void }
}

/** The moves were applied to the pins before. */
export async function waitForMoves(
  pins: SyncedPins,
  moves: readonly Pick<Move, 'planned' | 'to'>[],
  signal: AbortSignal,
): Promise<MovesOutcome> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = (): void => {
    if (signal.aborted || pins.getSnapshot().context.sync.pending === 0) resolve()
  }
  const subscription = pins.subscribe(check)
  signal.addEventListener('abort', check)
  check()
  await promise
  subscription.unsubscribe()
  signal.removeEventListener('abort', check)
  if (signal.aborted) return 'aborted'
  // What the server refused has been taken back here.
  const { book } = pins.getSnapshot().context
  return moves.every((move) => isMoved(book, move)) ? 'sent' : 'refused'
}

function isMoved(book: PinBook, { planned, to }: Pick<Move, 'planned' | 'to'>): boolean {
  return findPublication(findPin(book, planned.pin.id), planned.publication.id)?.at === to.at
}
