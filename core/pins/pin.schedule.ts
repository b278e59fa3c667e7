/**
 * The calendar's commands and questions. A command is one step: the events of one action, also for
 * thousands of pins. What is not there, was sent already or would not change is left out.
 */
import type { Pin } from '#core/contract/pins.contract.ts'
import {
  MAX_PUBLICATIONS,
  type Publication,
  type PublicationPlan,
} from '#core/contract/publications.contract.ts'
import { isSameBoard } from './board-names.ts'
import { findPin } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'
import type { PinEvent } from './pin.events.ts'
import {
  findPublication,
  isBoardTaken,
  isSamePlan,
  isUnsent,
  outcomeOf,
  planOf,
  statusAlone,
} from './pin.publications.ts'
import { applyToPin } from './pin.reducer.ts'
import { listPins } from './pin.selectors.ts'

export interface PublicationKey {
  /** The pin. */
  readonly id: string
  readonly publication_id: string
}

/**
 * New publications, each with a new id. One per board: a board that has the pin in its plan already
 * is left out, and one that failed there is replaced.
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
 * Another time, another board, or both. One that failed is planned again by it. A board that has
 * another publication of the pin is left out.
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

/** Out of the calendar: a pin without any publication is a draft again. */
export function unschedulePins(book: PinBook, keys: readonly PublicationKey[]): PinEvent[] {
  return keys.flatMap(({ id, publication_id }): PinEvent[] => {
    const publication = findPublication(findPin(book, id), publication_id)
    return publication !== undefined && isUnsent(publication)
      ? [{ type: 'pin.unscheduled', data: { id, publication, after: 'draft' } }]
      : []
  })
}

/**
 * The person has published it themselves. `url`: the pin's address on the network, or empty. What
 * was sent already is left out.
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

/** By time; from `from` on and before `to`, ms UTC. Only buckets that changed are read again. */
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

/** What may still get a time: drafts, in list order. The same list for the same pins. */
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

/** Of the first that is not before `time`. */
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
