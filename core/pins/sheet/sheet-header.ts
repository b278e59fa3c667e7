/** A pasted table often begins with column titles. They say where its cells belong. */
import type { SheetColumn } from './sheet-columns.ts'

/** Column titles in lower case. */
export type ColumnNames = ReadonlyMap<string, SheetColumn>

/**
 * The column of each cell according to the first row. Null: the first row is a pin. Two titles make
 * a header; a single one only if there are more rows and it is in its own column (`first`), because
 * "Page" may be a title. Cells under other titles are ignored.
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
