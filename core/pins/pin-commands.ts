/**
 * Turns a user's intent into the events of one action. Pure: takes a book, an intent and a time
 * `at` (ms UTC); returns no events if nothing would change. Each event carries the `before` values
 * of what it changes. `at` is also the picture's new marker.
 */
import type { Pin, PinBoard, PinPatch } from '#core/contract/content/pins.contract.ts'
import type { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import { isSameBoard, offBoard } from './book/board-names.ts'
import { MAX_PINS_PER_EVENT, parts, present } from './book/list-commands.ts'
import { findPin } from './book/pin-book.ts'
import type { PinBook } from './book/pin-book.ts'
import { BULK_THRESHOLD } from './events/pin.events.ts'
import type { PinEvent, RowChange } from './events/pin.events.ts'
import { applyToPin } from './book/pin.reducer.ts'

/** With those for which the inverses of events have a use, too. */
export {
  clearSelection,
  commit,
  deletePins,
  deselect,
  restorePins,
  select,
  toggle,
  uncommit,
} from './book/list-commands.ts'

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
