/** Commands on the list of pins and its marks: see `pin-commands.ts`. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { hasPin, isWholeList } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'

export const MAX_PINS_PER_EVENT = 500

export function deletePins(book: PinBook, ids: readonly string[]): PinEvent[] {
  const there = present(book, ids)
  return there.length === 0 ? [] : [{ type: 'pins.deleted', data: { ids: there } }]
}

/**
 * `after[i]`: the row before pin i (null: the front). Without it pins are placed by creation time.
 */
export function restorePins(pins: readonly Pin[], after?: readonly (string | null)[]): PinEvent[] {
  return parts(pins, MAX_PINS_PER_EVENT).map((part, at) => {
    const places = after?.slice(at * MAX_PINS_PER_EVENT, at * MAX_PINS_PER_EVENT + part.length)
    return {
      type: 'pins.restored',
      data: places === undefined ? { pins: part } : { pins: part, after: places },
    }
  })
}

/** Without a current account selection commands do nothing. */
export function select(book: PinBook, ids: readonly string[]): PinEvent[] {
  if (book.count > 0 && book.selectedIds.length === 0 && isWholeList(book, ids))
    return [{ type: 'pins.selected', data: { ids: [...ids] } }]
  const selected = new Set(book.selectedIds)
  const fresh = present(book, ids).filter((id) => !selected.has(id))
  return fresh.length === 0 ? [] : [{ type: 'pins.selected', data: { ids: fresh } }]
}

export function deselect(book: PinBook, ids: readonly string[]): PinEvent[] {
  const selected = new Set(book.selectedIds)
  const gone = ids.filter((id) => selected.has(id))
  return gone.length === 0 ? [] : [{ type: 'pins.deselected', data: { ids: gone } }]
}

export function toggle(book: PinBook, id: string): PinEvent[] {
  return book.selectedIds.includes(id) ? deselect(book, [id]) : select(book, [id])
}

export function clearSelection(book: PinBook): PinEvent[] {
  return book.selectedIds.length === 0 ? [] : [{ type: 'selection.cleared', data: {} }]
}

/** Copies the selection to the committed list, for the Titles/Boards step. */
export function commit(book: PinBook): PinEvent[] {
  return book.selectedIds.length === 0
    ? []
    : [{ type: 'pins.committed', data: { ids: [...book.selectedIds] } }]
}

export function uncommit(book: PinBook, ids: readonly string[]): PinEvent[] {
  const committed = new Set(book.committedIds)
  const gone = ids.filter((id) => committed.has(id))
  return gone.length === 0 ? [] : [{ type: 'pins.uncommitted', data: { ids: gone } }]
}

/** The ids that are in the book, each once. None without a current account. */
export function present(book: PinBook, ids: readonly string[]): string[] {
  return book.accountId === null ? [] : [...new Set(ids)].filter((id) => hasPin(book, id))
}

export function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}
