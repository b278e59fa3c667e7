/**
 * History from before this device's log. The server keeps all shared events. Pages of them are put
 * before the log under places below its first one, so that one walk backwards covers both.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { deletedPins } from './deleted-content.ts'
import type { CommittedEnvelope, LogEnvelope } from '../events/pin.events.ts'
import { envelopesOf, recordWhole } from './pin-history.ts'
import type { PinHistory } from './pin-history.ts'
import { walkBack } from './pin-past.ts'
import type { PastBook } from './pin-past.ts'
import { readCommitted } from '../events/pin-upcast.ts'
import type { CommittedOutline } from '../../contract/content/pin-outline.ts'
import type { PinBook } from '../book/pin-book.ts'

/** The place of the first event on this device; 1 if it has none. */
export function firstSeqOf(recent: PinHistory): number {
  return envelopesOf(recent)[0]?.seq ?? 1
}

/**
 * Reads a page of server events, oldest first. Answers those after the last unreadable event.
 * Events above revision `below` are known already.
 */
export function readOlderPage(
  page: readonly CommittedOutline[],
  below: number,
): { readonly events: readonly CommittedEnvelope[]; readonly isWhole: boolean } {
  const { events, stop } = readCommitted(
    page.filter(({ revision }) => revision <= below).toReversed(),
  )
  return { events: events.toReversed(), isWhole: stop === null }
}

/**
 * `committed`: server events up to the revision that this device has, oldest first. Known events
 * are skipped.
 */
export function olderHistory(
  committed: readonly CommittedEnvelope[],
  recent: PinHistory,
): PinHistory {
  const known = new Set(envelopesOf(recent).map(({ id }) => id))
  const older = committed.filter(({ id }) => !known.has(id))
  const first = firstSeqOf(recent)
  const last = made.get(committed)
  if (
    last?.first === first &&
    last.older.length === older.length &&
    older.every((one, at) => one === last.older[at])
  )
    return last.history
  const history = recordWhole(
    older.map((envelope, at): LogEnvelope => ({ ...envelope, seq: first - older.length + at })),
  )
  made.set(committed, { first, older, history })
  return history
}

/** The last result for the pages: today's changes leave an earlier history as it was. */
const made = new WeakMap<
  readonly CommittedEnvelope[],
  {
    readonly first: number
    readonly older: readonly CommittedEnvelope[]
    readonly history: PinHistory
  }
>()

export interface Then {
  readonly recent: PinHistory
  readonly older: PinHistory
  /** Deleted pins that the server still has, by id, as they were at the deletion. */
  readonly deleted?: ReadonlyMap<string, Pin>
}

/** The book before the event at `seq`. Null: that is older than the known history. */
export function bookOfThen(
  now: PinBook,
  { recent, older, deleted = new Map() }: Then,
  seq: number,
): PastBook | null {
  const envelopes = [...envelopesOf(older), ...envelopesOf(recent)]
  const first = envelopes[0]?.seq
  if (first === undefined || seq < first) return null
  const known = new Map([...deletedPins(envelopes), ...deleted])
  return walkBack(
    { book: now, missing: [] },
    envelopes.filter((envelope) => envelope.seq >= seq),
    known,
  )
}
