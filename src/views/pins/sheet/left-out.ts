/**
 * Which cells a person has left out of what is found. A cell belongs to its pin, wherever that is
 * when others come or go. Another search finds other cells: what was left out of one is not left
 * out of the next. Pure.
 */
import type { CellChange, SheetPlan } from '#core/pins/sheet/sheet-edits.ts'

export interface LeftOut {
  /** What was searched for. */
  readonly search: string
  readonly cells: ReadonlySet<string>
}

export const nothingLeftOut: LeftOut = { search: '', cells: new Set() }

export function keyOfCell({ id, column }: Pick<CellChange, 'id' | 'column'>): string {
  return `${id} ${column}`
}

/** Left out when it was not, and the other way round. */
export function toggled(leftOut: LeftOut, search: string, cell: string): LeftOut {
  const before = cellsLeftOut(leftOut, search)
  return {
    search,
    cells: before.has(cell)
      ? new Set([...before].filter((other) => other !== cell))
      : new Set([...before, cell]),
  }
}

export function cellsLeftOut(leftOut: LeftOut, search: string): ReadonlySet<string> {
  return leftOut.search === search ? leftOut.cells : nothingLeftOut.cells
}

export function acceptedOf(
  { changes }: SheetPlan,
  cells: ReadonlySet<string>,
): readonly CellChange[] {
  return changes.filter((change) => !cells.has(keyOfCell(change)))
}
