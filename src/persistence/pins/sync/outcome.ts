/** The outcomes of a round with the server, and the requests for one. */
import type { Failure } from '#core/contract/client.ts'

export interface Rejection {
  readonly id: string
  readonly message: string
}

export type SyncOutcome =
  | { readonly kind: 'synced' }
  /** Try again after `pause` ms, or when the network is back. */
  | { readonly kind: 'waiting'; readonly pause: number; readonly failure: Failure }
  /** A 401: wait until the person has signed in again; the outbox stays. */
  | { readonly kind: 'signedOut' }
  /** The account is not there any more. */
  | { readonly kind: 'gone' }
  /**
   * A later build has written, here or on another device: the log is read-only until the page is
   * reloaded.
   */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'aborted' }

export interface PinSync {
  round(signal?: AbortSignal): Promise<SyncOutcome>
  /**
   * Replaces the book by the server's list (unsent events stay on top): the first load, or when
   * something was lost here.
   */
  refetch(signal?: AbortSignal): Promise<SyncOutcome>
}

/** Of one of several tabs. */
export interface SharedPinSync extends PinSync {
  /**
   * A round that has begun after this was asked for, in whichever tab: what the server knew then is
   * known here, or on its way through the log.
   */
  freshRound(signal?: AbortSignal): Promise<SyncOutcome>
}
