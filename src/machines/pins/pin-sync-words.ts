/** The state of storing and sending in the five words that a person is shown. */
export interface PinSync {
  /** Shared events that the server has not acknowledged. */
  readonly pending: number
  readonly state: 'saved' | 'saving' | 'sending' | 'waiting' | 'memoryOnly'
}

/** What the log says of itself: events to be sent, and whether storage has all. */
export interface StoreNote {
  readonly pending: number
  readonly state: 'saved' | 'saving' | 'memoryOnly'
}
export type SyncPhase = 'syncing' | 'resting' | 'waiting'

/** How a round with the server ended. */
export type SyncResult =
  | { kind: 'synced' }
  | { kind: 'waiting'; pause: number }
  | { kind: 'signedOut' }
  | { kind: 'gone' }
  | { kind: 'aborted' }

export const nothingStored: StoreNote = { pending: 0, state: 'saved' }

/**
 * What is nearest to a loss is shown first: kept in memory only, then not stored yet, then not sent
 * yet.
 */
export function syncInWords({ pending, state }: StoreNote, phase: SyncPhase): PinSync {
  if (state !== 'saved') return { pending, state }
  if (pending === 0 || phase === 'resting') return { pending, state: 'saved' }
  return { pending, state: phase === 'syncing' ? 'sending' : 'waiting' }
}
