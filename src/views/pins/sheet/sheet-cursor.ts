/**
 * The active cell of the sheet and the range selected from it. Pure: what a key does to it is
 * tested without a browser.
 */
import type { SheetRange } from '#core/pins/sheet/sheet-edits.ts'

export interface SheetCell {
  readonly row: number
  readonly column: number
}

export interface SheetCursor {
  readonly at: SheetCell
  /** The other end of the range; the same cell when nothing is stretched. */
  readonly anchor: SheetCell
}

/**
 * A cell that stays on its pin when others come or go. `row`: its last place, for when its pin is
 * gone; null = there was none.
 */
interface HeldCell extends SheetCell {
  readonly id: string | null
}

export interface HeldCursor {
  readonly at: HeldCell
  readonly anchor: HeldCell
}

type Rows = readonly { readonly id: string }[]

export interface SheetSize {
  readonly rows: number
  readonly columns: number
  /** Rows that fit on the screen, for Page up and Page down. */
  readonly pageRows: number
}

export interface SheetKey {
  readonly key: string
  readonly shift: boolean
  /** Ctrl, or Command on a Mac. */
  readonly mod: boolean
  readonly rtl: boolean
}

export type SheetIntent =
  | { type: 'move'; cursor: SheetCursor }
  /** `text`: the initial text of the cell's field; null = what the cell has. */
  | { type: 'edit'; text: string | null }
  | { type: 'clear' | 'fillDown' | 'replace' | 'boards' }

/** In the first row, whichever pin that is. */
export const sheetStart: HeldCursor = {
  at: { id: null, row: 0, column: 0 },
  anchor: { id: null, row: 0, column: 0 },
}

export function held({ at, anchor }: SheetCursor, pins: Rows): HeldCursor {
  const hold = (cell: SheetCell): HeldCell => ({ ...cell, id: pins[cell.row]?.id ?? null })
  return { at: hold(at), anchor: hold(anchor) }
}

/** Position of the cursor among these pins. */
export function cursorAmong(pins: Rows, { at, anchor }: HeldCursor): SheetCursor {
  const place = ({ id, row, column }: HeldCell): SheetCell => {
    // Looked for first where it probably is.
    const found = id === null || pins[row]?.id === id ? row : pins.findIndex((pin) => pin.id === id)
    return { row: within(found === -1 ? row : found, pins.length), column }
  }
  return { at: place(at), anchor: place(anchor) }
}

export function intentOfSheetKey(
  key: SheetKey,
  cursor: SheetCursor,
  size: SheetSize,
): SheetIntent | null {
  const target = moves[key.key]?.(cursor.at, key, size)
  if (target !== undefined)
    return { type: 'move', cursor: moved(cursor, target, { size, extend: key.shift }) }
  if (key.mod) return key.shift ? null : (shortcuts[key.key.toLowerCase()]?.(size) ?? null)
  if (key.key === 'Escape') return { type: 'move', cursor: { at: cursor.at, anchor: cursor.at } }
  return commands[key.key] ?? (isCharacter(key.key) ? { type: 'edit', text: key.key } : null)
}

/** The cursor on another cell of the sheet; `extend` leaves the anchor where it is. */
export function moved(
  cursor: SheetCursor,
  to: SheetCell,
  { size, extend }: { size: SheetSize; extend: boolean },
): SheetCursor {
  const at = { row: within(to.row, size.rows), column: within(to.column, size.columns) }
  return { at, anchor: extend ? cursor.anchor : at }
}

export function rangeOf({ at, anchor }: SheetCursor): SheetRange {
  return {
    firstRow: Math.min(at.row, anchor.row),
    lastRow: Math.max(at.row, anchor.row),
    firstColumn: Math.min(at.column, anchor.column),
    lastColumn: Math.max(at.column, anchor.column),
  }
}

type Move = (at: SheetCell, key: SheetKey, size: SheetSize) => SheetCell

const sideways =
  (step: 1 | -1): Move =>
  (at, { mod, rtl }, { columns }) => {
    const towards = rtl ? -step : step
    return { ...at, column: mod ? (towards > 0 ? columns - 1 : 0) : at.column + towards }
  }

const moves: Readonly<Record<string, Move>> = {
  ArrowRight: sideways(1),
  ArrowLeft: sideways(-1),
  ArrowDown: (at, { mod }, { rows }) => ({ ...at, row: mod ? rows - 1 : at.row + 1 }),
  ArrowUp: (at, { mod }) => ({ ...at, row: mod ? 0 : at.row - 1 }),
  PageDown: (at, _, { pageRows }) => ({ ...at, row: at.row + pageRows }),
  PageUp: (at, _, { pageRows }) => ({ ...at, row: at.row - pageRows }),
  Home: (at, { mod }) => ({ row: mod ? 0 : at.row, column: 0 }),
  End: (at, { mod }, { rows, columns }) => ({ row: mod ? rows - 1 : at.row, column: columns - 1 }),
}

const shortcuts: Readonly<Record<string, (size: SheetSize) => SheetIntent>> = {
  a: ({ rows, columns }) => ({
    type: 'move',
    cursor: { at: { row: rows - 1, column: columns - 1 }, anchor: { row: 0, column: 0 } },
  }),
  d: () => ({ type: 'fillDown' }),
  h: () => ({ type: 'replace' }),
  b: () => ({ type: 'boards' }),
}

const commands: Readonly<Record<string, SheetIntent>> = {
  Enter: { type: 'edit', text: null },
  F2: { type: 'edit', text: null },
  Delete: { type: 'clear' },
  Backspace: { type: 'clear' },
}

/** One letter, however many code units it has; names of keys are longer. */
function isCharacter(key: string): boolean {
  return /^.$/u.test(key)
}

function within(value: number, count: number): number {
  return Math.min(Math.max(value, 0), Math.max(0, count - 1))
}
