/**
 * Bulk editing as plans: what each cell would become, which cells can't and why. A person sees a
 * plan before or after it is carried out; carried out it is one action (one step of undo), in which
 * the good cells go in and the wrong ones are listed.
 */
import type { Pin, PinPatch } from '#core/contract/pins.contract.ts'
import type { NamedBoard, PinEdit } from './pin.commands.ts'
import { tidyWords } from './pin-words.ts'
import { fillVariables, type VariableFacts, type VariableSource } from './pin-variables.ts'
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
  /** Place in the list, from 0. */
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
  /** In the list's order; cells that have the words already are left out. */
  readonly changes: readonly CellChange[]
  readonly refusals: readonly CellRefusal[]
}

/** Rows and columns from `first` to `last`, both included. */
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
  /** What people call the columns; without them a table's first row is a pin like the others. */
  readonly names?: ColumnNames
}

export function planCell(scene: SheetScene, cell: WantedCell): SheetPlan {
  return planned(scene, [cell])
}

/**
 * The table is laid down from the range's first cell. One cell, or a table that fits a whole number
 * of times, fills the range. One that begins with the names of its columns goes into those, from
 * the range's first row.
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
 * The rows of a table that are pins, where their cells go, how many cells the widest has, and how
 * many each fills. A cell that a row does not have fills none.
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

/** Every row of the range gets what the first one has. */
export function planFillDown(scene: SheetScene, range: SheetRange): SheetPlan {
  const first = scene.pins[range.firstRow]
  const wanted: WantedCell[] = []
  for (const column of columnsOf(range).filter(isEditable)) {
    for (let row = range.firstRow + 1; first !== undefined && row <= range.lastRow; row += 1)
      wanted.push({ row, column, text: cellText(first, column) })
  }
  return planned(scene, wanted)
}

/** Empties what can be emptied. */
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
 * The same words into every row of the range, with what {interest}, {board} … stand for in each.
 * `n` counts from 1 at the range's first row.
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
  /** May hold variables. */
  readonly replace: string
  readonly isCaseSensitive: boolean
  /**
   * `all`: what people read. A word in an address is part of where it leads, so links change only
   * when they are asked for.
   */
  readonly column: WordColumn | 'all'
  readonly range: SheetRange
  readonly source: VariableSource
}

/** Every cell with the words in it, and what it would be. */
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

/** One edit a pin, whatever the number of its cells. */
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

/** As many as fit a whole number of times, else the table's own size. */
function repeats(own: number, room: number): number {
  return room % own === 0 ? room : own
}
