/**
 * Queries on a book. Lists are memoized per list of buckets, so repeated calls return the same
 * array.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import { findPin } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'

const lists = new WeakMap<PinBook['buckets'], readonly Pin[]>()
const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** All pins, newest additions first. */
export function listPins(book: Pick<PinBook, 'buckets'>): readonly Pin[] {
  let list = lists.get(book.buckets)
  if (list === undefined) {
    list = book.buckets.flatMap((bucket) => bucket.rows)
    lists.set(book.buckets, list)
  }
  return list
}

export function pinCount(book: PinBook): number {
  return book.count
}

export function getPin(book: PinBook, id: string): Pin | undefined {
  return findPin(book, id)
}

export function isSelected(book: PinBook, id: string): boolean {
  return setOf(book.selectedIds).has(id)
}

export function isCommitted(book: PinBook, id: string): boolean {
  return setOf(book.committedIds).has(id)
}

/** In list order. */
export function selectedPins(book: PinBook): readonly Pin[] {
  return book.selectedIds.length === 0
    ? []
    : listPins(book).filter((pin) => isSelected(book, pin.id))
}

/** The pins of the Titles/Boards step, in list order. */
export function committedPins(book: PinBook): readonly Pin[] {
  return book.committedIds.length === 0
    ? []
    : listPins(book).filter((pin) => isCommitted(book, pin.id))
}

/** Committed pins that are still worked on: those that are planned or sent are done here. */
export function openCommittedPins(book: PinBook): readonly Pin[] {
  return committedPins(book).filter(({ status }) => status === 'generated' || status === 'draft')
}

/** Those of them that are not saved as drafts yet. */
export function unsavedCommittedPins(book: PinBook): readonly Pin[] {
  return committedPins(book).filter(({ status }) => status === 'generated')
}

export function countByStatus(book: Pick<PinBook, 'buckets'>): Record<PinStatus, number> {
  const counts = { generated: 0, draft: 0, scheduled: 0, publishing: 0, published: 0, failed: 0 }
  for (const pin of listPins(book)) counts[pin.status] += 1
  return counts
}

/** Each interest's name once, ignoring case, in alphabetical order. */
export function interestNames(book: Pick<PinBook, 'buckets'>): string[] {
  const names = new Map<string, string>()
  for (const { interest } of listPins(book))
    if (interest !== null && !names.has(interest.interest.toLowerCase()))
      names.set(interest.interest.toLowerCase(), interest.interest)
  return [...names.values()].toSorted((a, b) => a.localeCompare(b))
}

export function hasBoards(book: Pick<PinBook, 'buckets'>): boolean {
  for (const { boards } of listPins(book)) if (boards.length > 0) return true
  return false
}

function setOf(ids: readonly string[]): ReadonlySet<string> {
  let set = sets.get(ids)
  if (set === undefined) {
    set = new Set(ids)
    sets.set(ids, set)
  }
  return set
}
