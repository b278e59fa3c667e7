/**
 * Commands and queries of the calendar. A command is one action, also for thousands of pins.
 * Missing, sent and unchanged publications are skipped.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import {
  MAX_PUBLICATIONS,
  type Publication,
  type PublicationPlan,
} from '#core/contract/content/publications.contract.ts'
import { isSameBoard } from './book/board-names.ts'
import { findPin } from './book/pin-book.ts'
import type { PinBook } from './book/pin-book.ts'
import type { PinEvent } from './events/pin.events.ts'
import {
  findPublication,
  isBoardTaken,
  isSamePlan,
  isUnsent,
  outcomeOf,
  planOf,
  statusAlone,
} from './book/pin-publications.ts'
import { applyToPin } from './book/pin.reducer.ts'
import { listPins } from './book/pin-selectors.ts'

export interface PublicationKey {
  /** The pin's id. */
  readonly id: string
  readonly publication_id: string
}

/**
 * Schedules new publications with new ids, one per board. Boards that the pin is scheduled on
 * already are skipped; a failed publication there is replaced.
 */
export function schedulePins(
  book: PinBook,
  list: readonly (PublicationKey & { readonly plan: PublicationPlan })[],
): PinEvent[] {
  const rows = new Map<string, Pin>()
  return list.flatMap(({ id, publication_id, plan }) => {
    const row = rows.get(id) ?? findPin(book, id)
    if (row === undefined) return []
    const events = scheduled(row, { id: publication_id, ...planOf(plan), state: 'planned' })
    rows.set(
      id,
      events.reduce((next, event) => applyToPin(next, event), row),
    )
    return events
  })
}

/**
 * Changes time, board or both. A failed publication is scheduled again. A board with another
 * publication of the pin is skipped.
 */
export function reschedulePins(
  book: PinBook,
  moves: readonly (PublicationKey & { readonly to: PublicationPlan })[],
): PinEvent[] {
  return moves.flatMap(({ id, publication_id, to }): PinEvent[] => {
    const row = findPin(book, id)
    const known = findPublication(row, publication_id)
    if (known === undefined || !isUnsent(known) || isBoardTaken(row, known, to)) return []
    return known.state === 'planned' && isSamePlan(known, to)
      ? []
      : [
          {
            type: 'pin.rescheduled',
            data: { id, publication_id, to: planOf(to), before: planOf(known) },
          },
        ]
  })
}

/** Removes publications. A pin without publications is a draft again. */
export function unschedulePins(book: PinBook, keys: readonly PublicationKey[]): PinEvent[] {
  return keys.flatMap(({ id, publication_id }): PinEvent[] => {
    const publication = findPublication(findPin(book, id), publication_id)
    return publication !== undefined && isUnsent(publication)
      ? [{ type: 'pin.unscheduled', data: { id, publication, after: 'draft' } }]
      : []
  })
}

/**
 * The user has published it by hand. `url`: the pin's address on the network, or empty. Sent
 * publications are skipped.
 */
export function publishByHand(
  book: PinBook,
  list: readonly (PublicationKey & { readonly url: string })[],
): PinEvent[] {
  return list.flatMap(({ id, publication_id, url }): PinEvent[] => {
    const known = findPublication(findPin(book, id), publication_id)
    return known !== undefined && isUnsent(known)
      ? [{ type: 'pin.published', data: { id, publication_id, url, before: outcomeOf(known) } }]
      : []
  })
}

export interface PlannedPin {
  readonly pin: Pin
  readonly publication: Publication
}

/**
 * Sorted by time, from `from` (inclusive) to `to` (exclusive), ms UTC. Reads only changed
 * buckets again.
 */
export function publicationsBetween(
  { buckets }: Pick<PinBook, 'buckets'>,
  from: number,
  to: number,
): PlannedPin[] {
  return buckets
    .flatMap(({ rows }) => {
      const list = plannedIn(rows)
      return list.slice(placeOf(list, from), placeOf(list, to))
    })
    .toSorted(byTime)
}

/** Drafts without a time, in list order. Answers the same list for the same pins. */
export function unscheduledDrafts(book: Pick<PinBook, 'buckets'>): readonly Pin[] {
  let list = drafts.get(book.buckets)
  if (list === undefined) {
    list = listPins(book).filter(({ status }) => status === 'draft')
    drafts.set(book.buckets, list)
  }
  return list
}

const drafts = new WeakMap<PinBook['buckets'], readonly Pin[]>()
const planned = new WeakMap<readonly Pin[], readonly PlannedPin[]>()

function plannedIn(rows: readonly Pin[]): readonly PlannedPin[] {
  let list = planned.get(rows)
  if (list === undefined) {
    list = rows
      .flatMap((pin) => (pin.publications ?? []).map((publication) => ({ pin, publication })))
      .toSorted(byTime)
    planned.set(rows, list)
  }
  return list
}

function byTime(a: PlannedPin, b: PlannedPin): number {
  return a.publication.at - b.publication.at || (a.publication.id < b.publication.id ? -1 : 1)
}

/** Index of the first that is not before `time`. */
function placeOf(list: readonly PlannedPin[], time: number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.publication.at ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

function scheduled(row: Pin, publication: Publication): PinEvent[] {
  const { id, publications = [] } = row
  const there = publications.find((other) => isSameBoard(other, publication))
  const isFull = there === undefined && publications.length >= MAX_PUBLICATIONS
  if (isFull || (there !== undefined && there.state !== 'failed')) return []
  const removed: PinEvent[] =
    there === undefined
      ? []
      : [{ type: 'pin.unscheduled', data: { id, publication: there, after: 'draft' } }]
  return [
    ...removed,
    { type: 'pin.scheduled', data: { id, publication, before: statusAlone(row) } },
  ]
}
