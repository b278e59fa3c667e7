/**
 * A table from a spreadsheet often begins with the names of its columns: they say where its cells
 * belong, and are no pin. Pure.
 */
import type { SheetColumn } from './sheet-columns.ts'

/** What people call the columns, in small letters. */
export type ColumnNames = ReadonlyMap<string, SheetColumn>

/**
 * The column that each cell of the table belongs to, by its first row; null when that is a pin like
 * the others. Two names make a row of names; a single one only over more rows and in its own column
 * (`first`), for a title may be just "Page". Cells under other names belong nowhere.
 */
export function columnsByName(
  table: readonly (readonly string[])[],
  { names, first }: { names: ColumnNames; first: SheetColumn | undefined },
): readonly (SheetColumn | undefined)[] | null {
  const [head = []] = table
  const columns = head.map((cell) => names.get(cell.trim().toLowerCase()))
  const known = new Set(columns.filter((column) => column !== undefined))
  if (known.size > 1)
    return columns.map((column, at) => (columns.indexOf(column) === at ? column : undefined))
  return table.length > 1 && head.length === 1 && first !== undefined && known.has(first)
    ? columns
    : null
}
