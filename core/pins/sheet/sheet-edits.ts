/**
 * Plans of bulk edits: the new text of each cell, and which cells are refused and why. The user
 * sees the plan. Applying it is one action, one undo step: valid cells are written, refused ones
 * are listed.
 */
import type { Pin, PinPatch } from '#core/contract/content/pins.contract.ts'
import type { NamedBoard, PinEdit } from '../pin-commands.ts'
import { tidyWords } from '../pin-words.ts'
import { fillVariables, type VariableFacts, type VariableSource } from '../pin-variables.ts'
import {
  type CellFault,
  cellText,
  isEditable,
  isWordColumn,
  type SheetColumn,
  sheetColumns,
  type WordColumn,
  writeCell,
} from './sheet-columns.ts'
import { type ColumnNames, columnsByName } from './sheet-header.ts'

export interface CellChange {
  readonly id: string
  /** Index in the list. */
  readonly row: number
  readonly column: SheetColumn
  readonly before: string
  readonly after: string
  readonly patch: PinPatch
}

export interface CellRefusal {
  readonly row: number
  readonly column: SheetColumn
  readonly text: string
  readonly fault: CellFault
}

export interface SheetPlan {
  /** In list order. Cells that have the text already are left out. */
  readonly changes: readonly CellChange[]
  readonly refusals: readonly CellRefusal[]
}

/** `first` to `last`, both inclusive. */
export interface SheetRange {
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
  readonly lastColumn: number
}

interface WantedCell {
  readonly row: number
  readonly column: SheetColumn
  readonly text: string
  readonly fault?: CellFault
}

export interface SheetScene {
  readonly pins: readonly Pin[]
  readonly boards: readonly NamedBoard[]
  /** Column titles in the user's language. Without them a table's first row is treated as a pin. */
  readonly names?: ColumnNames
}

export function planCell(scene: SheetScene, cell: WantedCell): SheetPlan {
  return planned(scene, [cell])
}

/**
 * Pastes the table from the range's first cell on. A single cell, or a table that fits a whole
 * number of times, fills the range. If the table's first row has column titles, its cells go to
 * those columns.
 */
export function planPaste(
  scene: SheetScene,
  range: SheetRange,
  table: readonly (readonly string[])[],
): SheetPlan {
  const { rows, columns, own, width } = layOut(scene, range, table)
  const height = repeats(rows.length, range.lastRow - range.firstRow + 1)
  const wanted: WantedCell[] = []
  for (let down = 0; down < height; down += 1) {
    const cells = rows[down % rows.length] ?? []
    for (let over = 0; over < width; over += 1) {
      const column = columns[over]
      const text = cells[over % own]
      if (column !== undefined && text !== undefined)
        wanted.push({ row: range.firstRow + down, column, text })
    }
  }
  return planned(scene, wanted)
}

/**
 * The table's rows that are pins, the target of their cells, the widest row's cell count, and each
 * row's cell count. Missing cells change nothing.
 */
function layOut(
  { names = new Map() }: SheetScene,
  range: SheetRange,
  table: readonly (readonly string[])[],
) {
  const named = columnsByName(table, { names, first: sheetColumns[range.firstColumn] })
  const own = table.reduce((most, cells) => Math.max(most, cells.length), 0)
  if (named !== null) return { rows: table.slice(1), columns: named, own, width: own }
  return {
    rows: table,
    columns: sheetColumns.slice(range.firstColumn),
    own,
    width: repeats(own, range.lastColumn - range.firstColumn + 1),
  }
}

export function planFillDown(scene: SheetScene, range: SheetRange): SheetPlan {
  const first = scene.pins[range.firstRow]
  const wanted: WantedCell[] = []
  for (const column of columnsOf(range).filter(isEditable)) {
    for (let row = range.firstRow + 1; first !== undefined && row <= range.lastRow; row += 1)
      wanted.push({ row, column, text: cellText(first, column) })
  }
  return planned(scene, wanted)
}

/** Clears the cells that may be empty. */
export function planClear(scene: SheetScene, range: SheetRange): SheetPlan {
  const rows = Array.from(
    { length: range.lastRow - range.firstRow + 1 },
    (_, at) => range.firstRow + at,
  )
  return planned(
    scene,
    columnsOf(range)
      .filter(isEditable)
      .flatMap((column) => rows.map((row) => ({ row, column, text: '' }))),
  )
}

/**
 * Writes the same text, with variables such as {interest}, into each row of the range. `n` counts
 * from 1.
 */
export function planWords(
  scene: SheetScene,
  {
    range,
    column,
    text,
    source,
  }: {
    range: SheetRange
    column: WordColumn
    text: string
    source: VariableSource
  },
): SheetPlan {
  const rows = Array.from(
    { length: range.lastRow - range.firstRow + 1 },
    (_, at) => range.firstRow + at,
  )
  return planned(
    scene,
    rows.map((row) =>
      filledCell(scene, { row, column, text }, { ...source, n: row - range.firstRow + 1 }),
    ),
  )
}

export interface Replacement {
  readonly find: string
  /** May contain variables. */
  readonly replace: string
  readonly isCaseSensitive: boolean
  /**
   * `all`: the texts that people read. Links are excluded, because a word in an address is part of
   * its target.
   */
  readonly column: WordColumn | 'all'
  readonly range: SheetRange
  readonly source: VariableSource
}

export function planReplace(
  scene: SheetScene,
  { find, replace, isCaseSensitive, column, range, source }: Replacement,
): SheetPlan {
  if (find === '') return { changes: [], refusals: [] }
  const pattern = new RegExp(
    find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    isCaseSensitive ? 'gu' : 'giu',
  )
  const columns =
    column === 'all'
      ? sheetColumns.filter(isWordColumn).filter((name) => name !== 'link')
      : [column]
  const wanted: WantedCell[] = []
  for (let row = range.firstRow; row <= range.lastRow; row += 1) {
    const pin = scene.pins[row]
    if (pin === undefined) break
    for (const name of columns) {
      const before = pin[name]
      pattern.lastIndex = 0
      if (!pattern.test(before)) continue
      const filled = filledCell(
        scene,
        { row, column: name, text: replace },
        { ...source, n: row - range.firstRow + 1 },
      )
      wanted.push(
        filled.fault === undefined
          ? { row, column: name, text: before.replace(pattern, () => filled.text) }
          : { ...filled, text: before },
      )
    }
  }
  return planned(scene, wanted)
}

/** One edit per pin. */
export function editsOf(changes: readonly CellChange[]): PinEdit[] {
  const patches = new Map<string, PinPatch>()
  for (const { id, patch } of changes) patches.set(id, { ...patches.get(id), ...patch })
  return [...patches].map(([id, patch]) => ({ id, patch }))
}

export function columnsOf({ firstColumn, lastColumn }: SheetRange): SheetColumn[] {
  return sheetColumns.slice(firstColumn, lastColumn + 1)
}

function planned({ pins, boards }: SheetScene, wanted: readonly WantedCell[]): SheetPlan {
  const changes: CellChange[] = []
  const refusals: CellRefusal[] = []
  for (const { row, column, text, fault } of wanted) {
    const pin = pins[row]
    const refuse = (reason: CellFault) => refusals.push({ row, column, text, fault: reason })
    if (pin === undefined || fault !== undefined) refuse(fault ?? { reason: 'noPin' })
    else {
      const before = cellText(pin, column)
      const after = isWordColumn(column) ? tidyWords(column, text) : text
      if (text === before || after === before) continue
      const outcome = writeCell(column, text, boards)
      if (outcome.ok) changes.push({ id: pin.id, row, column, before, after, patch: outcome.patch })
      else refuse(outcome.fault)
    }
  }
  return { changes, refusals }
}

function filledCell({ pins }: SheetScene, cell: WantedCell, facts: VariableFacts): WantedCell {
  const pin = pins[cell.row]
  if (pin === undefined) return cell
  const filled = fillVariables(cell.text, pin, facts)
  if (filled.ok) return { ...cell, text: filled.text }
  return {
    ...cell,
    fault: { reason: filled.reason === 'unknown' ? 'noVariable' : 'nothingFor', name: filled.name },
  }
}

/** The whole number of times that it fits, otherwise the table's own size. */
function repeats(own: number, room: number): number {
  return room % own === 0 ? room : own
}
