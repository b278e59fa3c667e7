/**
 * Waits until the server has the new times of planned pins. Resuming an account earlier would send
 * what is less than two hours late at its old time.
 */
import { findPin, type PinBook } from '#core/pins/book/pin-book.ts'
import { findPublication } from '#core/pins/book/pin-publications.ts'
import type { Move } from '../move-mode/move-events.ts'

/** `aborted`: the caller no longer waits. */
export type MovesOutcome = 'sent' | 'refused' | 'aborted'

export interface SyncedPins {
  getSnapshot: () => {
    readonly context: {
      readonly book: PinBook
      readonly revision: number
      readonly sync: { readonly pending: number }
    }
  }
  subscribe: (changed: () => void) => { unsubscribe: () => void }
}

type Waited = Pick<Move, 'planned' | 'to'>

/** The moves were applied to the pins before. */
export async function waitForMoves(
  pins: SyncedPins,
  moves: readonly Waited[],
  signal: AbortSignal,
): Promise<MovesOutcome> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const isOut = untilOut(pins, moves)
  const check = (): void => {
    if (signal.aborted || isOut()) resolve()
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

/**
 * Whether nothing is unsent any more, asked at each change. What was applied is counted as unsent
 * only when it is stored, a moment later: before that, none unsent says nothing.
 */
function untilOut(pins: SyncedPins, moves: readonly Waited[]): () => boolean {
  const { book, revision, sync } = pins.getSnapshot().context
  const all = revision + sync.pending + moves.length
  let { pending: last } = sync
  let isCounted =
    moves.every(({ planned, to }) => planned.publication.at === to.at) ||
    !moves.every((move) => isMoved(book, move))
  return () => {
    const { context: now } = pins.getSnapshot()
    isCounted ||= now.sync.pending > last || now.revision >= all
    last = now.sync.pending
    return isCounted && last === 0
  }
}

function isMoved(book: PinBook, { planned, to }: Waited): boolean {
  return findPublication(findPin(book, planned.pin.id), planned.publication.id)?.at === to.at
}
