/** The field of each column of a table: guessed from the name, then corrected by a person. */
import { MAX_ROW_PICTURES } from '#core/contract/bulk.contract.ts'
import type { BulkTableRow } from './bulk-table.ts'
import type { BulkField } from './bulk-fields.ts'
import { isAmbiguousName, isPriceName, isShopExport, namedColumn } from './column-names.ts'

const isRepeatable = (field: BulkField): boolean =>
  field === 'none' || field === 'item' || field === 'picture'

/**
 * One field per column. Of several columns for one field, the one with the best name gets it, and a
 * column with words goes before an empty one; the others get `none`, as unknown names do.
 */
export function guessColumns(
  header: readonly string[],
  rows: readonly BulkTableRow[] = [],
): BulkField[] {
  const isEmpty = (column: number): boolean =>
    rows.length > 0 && rows.every(({ cells }) => (cells[column] ?? '') === '')
  const hidesPrices = isShopExport(header)
  const named = header.flatMap((name, column) => {
    const known = hidesPrices && isPriceName(name) ? null : namedColumn(name)
    return known === null ? [] : [{ ...known, column, isEmpty: isEmpty(column) }]
  })
  const best = named.toSorted(
    (a, b) => Number(a.isEmpty) - Number(b.isEmpty) || a.rank - b.rank || a.column - b.column,
  )
  const fields = header.map((): BulkField => 'none')
  for (const { field, column } of best)
    if (fields.filter((one) => one === field).length < mostColumns(field)) fields[column] = field
  return withAmbiguous(header, fields)
}

function mostColumns(field: BulkField): number {
  if (field === 'picture') return MAX_ROW_PICTURES
  return isRepeatable(field) ? Infinity : 1
}

/** A column "Text" is the title of a table without titles, and otherwise its description. */
function withAmbiguous(header: readonly string[], fields: BulkField[]): BulkField[] {
  const column = header.findIndex((name) => isAmbiguousName(name))
  if (column < 0) return fields
  const isNamed = fields.includes('title') || fields.includes('headline')
  const meaning = isNamed ? 'description' : 'title'
  return fields.includes(meaning) ? fields : fields.with(column, meaning)
}

/** Assigns a field. If only one column can have it, the column that had it becomes `none`. */
export function assignColumn(
  fields: readonly BulkField[],
  column: number,
  field: BulkField,
): BulkField[] {
  return fields.map((one, at) => {
    if (at === column) return field
    return one === field && !isRepeatable(field) ? 'none' : one
  })
}
