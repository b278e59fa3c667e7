/**
 * Turns a user's intent into the events of one action, and those into envelopes. Commands are pure:
 * each takes a book, an intent and a time `at` (ms UTC), and returns no events if nothing would
 * change. Each event carries the `before` values of what it changes. `at` is also the picture's new
 * marker.
 */
import type { Pin, PinBoard, PinPatch } from '#core/contract/content/pins.contract.ts'
import type { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import { isSameBoard, offBoard } from './book/board-names.ts'
import { MAX_PINS_PER_EVENT, parts, present } from './book/list-commands.ts'
import { findPin } from './book/pin-book.ts'
import type { PinBook } from './book/pin-book.ts'
import { BULK_THRESHOLD } from './events/pin.events.ts'
import type { LogEnvelope, PinEvent, RowChange } from './events/pin.events.ts'
import { newestVersion } from './events/pin-upcasters.ts'
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

/**
 * The log's input: an envelope without a place in the log. `pins.loaded` is not logged: see the
 * store's `reset`.
 */
export type NewPinEnvelope = Omit<LogEnvelope, 'seq' | 'revision' | 'back' | 'event'> & {
  readonly event: Exclude<PinEvent, { type: 'pins.loaded' }>
}

export interface ActionMoment {
  readonly at: number
  readonly tab: string
  /**
   * The id of the action, so that the caller can undo it later. It is stored as the first event's
   * id.
   */
  readonly id?: string | undefined
  /** The cause, if the events belong to an earlier action. */
  readonly cause?: string | undefined
  /**
   * The command's name for the history: "Find and replace". Without it the history derives one from
   * the events.
   */
  readonly action?: string | undefined
  readonly newId: () => string
}

/**
 * Wraps the events of one user action in envelopes with a common time, tab and cause, and one id
 * each. The caller provides all of these.
 */
export function envelopAction(
  events: readonly PinEvent[],
  { at, tab, id, cause, action, newId }: ActionMoment,
): NewPinEnvelope[] {
  const facts = events.filter((event) => event.type !== 'pins.loaded')
  const root = id ?? newId()
  return facts.map((event, nth) => {
    const isRoot = nth === 0 && cause === undefined
    const identity = {
      id: nth === 0 ? root : newId(),
      at,
      tab,
      v: newestVersion(),
      ...(!isRoot && { cause: cause ?? root }),
    }
    return { ...identity, ...(action !== undefined && { action }), event }
  })
}
