/**
 * A planned pin that is far too late is not sent by itself: the person may have published it by
 * hand meanwhile. They choose a new time. What the server itself held back is not missed for that.
 */
import type { Publication } from '#core/contract/content/publications.contract.ts'

/** ms */
export const MAX_LATE_MS = 2 * 3_600_000

interface SendingTimes {
  readonly now: number
  /** When the account was connected; null = it is not. */
  readonly connectedAt: number | null
  /** Until when the server holds this pin back, by the outbox. */
  readonly delayedUntil?: number
  /** Pins due since then wait in the outbox; null = none waits. */
  readonly backlogFrom?: number | null
}

export function isMissed(
  { state, at }: Pick<Publication, 'state' | 'at'>,
  { now, connectedAt, delayedUntil = at, backlogFrom = null }: SendingTimes,
): boolean {
  if (state !== 'planned') return false
  if (connectedAt !== null && at < connectedAt) return true
  if (backlogFrom !== null && at >= backlogFrom) return false
  return Math.max(at, delayedUntil) < now - MAX_LATE_MS
}
