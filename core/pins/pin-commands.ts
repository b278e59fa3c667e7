/**
 * Turns a user's intent into the events of one action. Pure: takes a book, an intent and a time
 * `at` (ms UTC); returns no events if nothing would change. Each event carries the `before` values
 * of what it changes. `at` is also the picture's new marker.
 */
import type { Pin, PinBoard, PinPatch } from '#core/contract/content/pins.contract.ts'
import type { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import { isSameBoard, offBoard } from './book/board-names.ts'
import { findPin, hasPin, isWholeList } from './book/pin-book.ts'
import type { PinBook } from './book/pin-book.ts'
import { BULK_THRESHOLD } from './events/pin.events.ts'
import type { PinEvent, RowChange } from './events/pin.events.ts'
import { applyToPin } from './book/pin.reducer.ts'

const MAX_PINS_PER_EVENT = 500
const MAX_PATCHES_PER_EVENT = 5000

/**
 * New pins for the front of the list, in order. Many pins are split into several events, the last
 * part first.
 */
export function addPins(pins: readonly Pin[], autoSelect: boolean): PinEvent[] {
  return parts(pins, MAX_PINS_PER_EVENT)
    .toReversed()
    .map((part) => ({ type: 'pins.added', data: { pins: part, autoSelect } }))
}

export interface PinEdit {
  readonly id: string
  readonly patch: PinPatch
}

export function editPin(book: PinBook, edit: PinEdit, at: number): PinEvent[] {
  return editPins(book, [edit], at)
}

/**
 * One row: `pin.updated`; up to ten: `pins.updated`; more: `pins.replaced`. Unchanged fields are
 * left out. So is the status of a pin with publications, because it is derived from them.
 */
export function editPins(book: PinBook, edits: readonly PinEdit[], at: number): PinEvent[] {
  const patches = edits.flatMap((edit) => rowChange(findPin(book, edit.id), edit.patch, at))
  const [first] = patches
  if (first === undefined) return []
  if (patches.length === 1) return [{ type: 'pin.updated', data: first }]
  if (patches.length <= BULK_THRESHOLD) return [{ type: 'pins.updated', data: { patches } }]
  return parts(patches, MAX_PATCHES_PER_EVENT).map((part) => ({
    type: 'pins.replaced',
    data: { patches: part },
  }))
}

export function setStatus(
  book: PinBook,
  { ids, status }: { ids: readonly string[]; status: PinStatus },
  at: number,
): PinEvent[] {
  return editPins(
    book,
    ids.map((id) => ({ id, patch: { status } })),
    at,
  )
}

export function favor(
  book: PinBook,
  { ids, favored }: { ids: readonly string[]; favored: boolean },
  at: number,
): PinEvent[] {
  const rows = rowsOf(book, ids).filter((row) => row.favored !== favored)
  if (rows.length > BULK_THRESHOLD)
    return editPins(
      book,
      rows.map(({ id }) => ({ id, patch: { favored } })),
      at,
    )
  return rows.map((row) => ({
    type: 'pin.favored',
    data: { id: row.id, favored, before: row.favored },
  }))
}

/** The pins were exported to a file at `at`. A second export replaces the time of the first. */
export function markExported(book: PinBook, ids: readonly string[], at: number): PinEvent[] {
  const exports = rowsOf(book, ids).map(({ id, exported_at }) => ({
    id,
    exportedAt: at,
    before: exported_at ?? null,
  }))
  return parts(exports, MAX_PATCHES_PER_EVENT).map((part) => ({
    type: 'pins.exported',
    data: { exports: part },
  }))
}

export interface NamedBoard extends PinBoard {
  /** The text for `board_name`: the board's name; for a section "Board / Section". */
  name: string
}

export interface PinsOnBoards {
  readonly ids: readonly string[]
  readonly boards: readonly NamedBoard[]
}

/** Adds the boards to the pins. Boards that a pin is on already are left out. */
export function addBoards(book: PinBook, { ids, boards }: PinsOnBoards, at: number): PinEvent[] {
  const additions = rowsOf(book, ids).map((row) => ({
    row,
    added: boards.filter((board) => !isOn(row, board)).map((board) => boardAdded(row.id, board)),
  }))
  const all = additions.flatMap(({ added }) => added)
  if (all.length <= BULK_THRESHOLD) return all
  const edits = additions.map(({ row, added }) => {
    const { boards: after, board_name } = added.reduce(
      (growing, event) => applyToPin(growing, event),
      row,
    )
    return { id: row.id, patch: { boards: after, board_name } }
  })
  return editPins(book, edits, at)
}

/** Removes the board from the pins. Their other boards stay. */
export function removeBoard(
  book: PinBook,
  { ids, board }: { ids: readonly string[]; board: NamedBoard },
  at: number,
): PinEvent[] {
  const edits = rowsOf(book, ids).flatMap((row) => offBoard(row, { board, name: board.name }) ?? [])
  return editPins(book, edits, at)
}

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

function rowChange(row: Pin | undefined, patch: PinPatch, at: number): RowChange[] {
  if (row === undefined) return []
  const current: Record<string, unknown> = row
  const fields = Object.entries(patch).filter(
    ([field, value]) =>
      value !== undefined &&
      !(field === 'status' && row.publications !== undefined) &&
      JSON.stringify(value) !== JSON.stringify(current[field]),
  )
  if (fields.length === 0) return []
  const before = Object.fromEntries(fields.map(([field]) => [field, current[field]]))
  return [{ id: row.id, patch: Object.fromEntries(fields), before, imageVersion: at }]
}

function boardAdded(id: string, board: NamedBoard): PinEvent {
  return { type: 'pin.boardAdded', data: { id, board: bareBoard(board), name: board.name } }
}

function bareBoard({ board_id, section_id }: PinBoard): PinBoard {
  return section_id === undefined ? { board_id } : { board_id, section_id }
}

function isOn(row: Pin, board: PinBoard): boolean {
  return row.boards.some((other) => isSameBoard(other, board))
}

function rowsOf(book: PinBook, ids: readonly string[]): Pin[] {
  return present(book, ids).flatMap((id) => findPin(book, id) ?? [])
}

function present(book: PinBook, ids: readonly string[]): string[] {
  return book.accountId === null ? [] : [...new Set(ids)].filter((id) => hasPin(book, id))
}

function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}
