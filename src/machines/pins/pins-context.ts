/** Context and events of the pins machine. */
import { defaultFilters, type PinFilters } from '#core/pins/filters/pin-filters.schema.ts'
import { emptyBook, type PinBook } from '#core/pins/book/pin-book.ts'
import { emptyHistory, type PinHistory } from '#core/pins/history/pin-history.ts'
import type { DoneActorEvent, ErrorActorEvent } from 'xstate'
import type { Reason } from '../call-failed.ts'
import { nothingStored, type PinSync, type StoreNote, type SyncResult } from './pin-sync-words.ts'
import type { UndoOutcome } from './undo-outcome.ts'

export interface PinRejection {
  readonly id: string
  readonly message: string
  /** Of an account that was left before the server had the change; none = of the open one. */
  readonly accountId?: string
}
export interface PinsContext {
  readonly userId: string
  readonly accountId: string | null
  readonly book: PinBook
  readonly filters: PinFilters
  readonly sync: PinSync
  readonly rejections: readonly PinRejection[]
  /** The user's actions that can be undone and redone, as far back as this device keeps them. */
  readonly history: PinHistory
  /**
   * How the last undo or redo ended, or a change in a tab that may not change anything: a new
   * object each time.
   */
  readonly outcome: UndoOutcome | null
  /** The name of this tab in the history. */
  readonly tab: string
  /** The server's revision that the book and the history had when they were last reported. */
  readonly revision: number
  readonly isVisible: boolean
  readonly error: Reason | null
  /** The log's last report on itself. */
  readonly note: StoreNote
  /** Milliseconds until the next round after a failed one. */
  readonly pause: number
}
/**
 * Pins whose changed design the server does not know yet, so their pictures have not been
 * requested. The key is the same at every opening.
 */
export interface OwedRendering {
  readonly key: string
  readonly pinIds: readonly string[]
}
export type DrawnAgain = Pick<OwedRendering, 'pinIds'> & Partial<OwedRendering>
type Visibility = { type: 'page.hidden' | 'page.visible' }
/**
 * `store.failed`: to itself, when it does not open. An actor of its kind fails on what it receives.
 */
export type StoreObserved = Visibility | { type: 'store.failed' }
export type StoreReport =
  | {
      type: 'store.opened'
      book: PinBook
      note: StoreNote
      needsReset: boolean
      hasNewer: boolean
      tab: string
      owed: readonly OwedRendering[]
    }
  | { type: 'store.changed'; book: PinBook }
  | { type: 'store.statusChanged'; note: StoreNote }
  | { type: 'store.remembered'; history: PinHistory; revision: number; isReadOnly: boolean }
  /** `owed`: designs that went back to what they were: their pictures must follow. */
  | { type: 'store.undone'; outcome: UndoOutcome; owed: readonly DrawnAgain[] }
  /** A command, because the store is read-only. */
  | { type: 'store.refused'; verb: UndoOutcome['verb'] }
  | { type: 'store.damaged' }
  | { type: 'store.rejected'; rejections: readonly PinRejection[] }
  /** The server has more than this browser. */
  | { type: 'pins.pull' }
/** What XState says when a round has ended. */
type RoundEnd = DoneActorEvent<SyncResult, 'syncPins'> | ErrorActorEvent<unknown, 'syncPins'>
/**
 * `damaged`: the local book is not whole. `readOnly`: a newer build has written to the log, so
 * nothing can be changed here until the page is reloaded. `arrived`: the first round with the
 * server since the opening has ended, well or not.
 */
export type PinsTag = 'loading' | 'ready' | 'failed' | 'damaged' | 'readOnly' | 'arrived'
export type PinsEvent =
  | Visibility
  | StoreReport
  | { type: 'account.changed'; accountId: string | null }
  | { type: 'pins.filter'; filters: PinFilters }
  | { type: 'pins.retry' }
  | { type: 'pins.dismissRejections' }
  | { type: 'network.online' }
  | { type: 'session.restored' }
  | RoundEnd

/** At the opening of a log. */
export const unopened = {
  note: nothingStored,
  sync: { pending: 0, state: 'saved' },
  error: null,
} as const

export const emptyAccount = (accountId: string | null) => ({
  accountId,
  book: emptyBook(accountId),
  filters: defaultFilters,
  rejections: [],
  history: emptyHistory,
  revision: 0,
  outcome: null,
  note: unopened.note,
  sync: unopened.sync,
  error: null,
})
