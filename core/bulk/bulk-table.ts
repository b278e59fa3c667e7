/** Parses a file or pasted cells into a header and up to 1,000 rows. */
import { MAX_BULK_ROWS } from '#core/contract/bulk.contract.ts'
import { readTable } from '#core/export/bulk-csv-table.ts'
import { mergeShopRows } from './shop-rows.ts'

export interface BulkTable {
  readonly header: readonly string[]
  readonly rows: readonly BulkTableRow[]
  /** The source has rows after the last one that was read. */
  readonly hasMore: boolean
}

export interface BulkTableRow {
  /** The row number in the spreadsheet, from 1. */
  readonly row: number
  readonly cells: readonly string[]
}

export type BulkRefusal = 'tooLarge' | 'empty' | 'noTable' | 'headerOnly' | 'tooWide'

export const MAX_BULK_BYTES = 5_000_000
/** A Shopify export has about 60 columns, one of WooCommerce with attributes up to 100. */
export const MAX_BULK_COLUMNS = 120
const HEAD_LENGTH = 2_000

export function readBulkTable(text: string): BulkTable | { readonly refusal: BulkRefusal } {
  if (text.length > MAX_BULK_BYTES) return { refusal: 'tooLarge' }
  const bare = text.replace(/^\uFEFF/, '')
  if (bare.trim() === '') return { refusal: 'empty' }
  // Control characters: a picture, a spreadsheet's binary file.
  if (bare.includes('\0') || /[^\P{Cc}\t\r\n]/u.test(bare.slice(0, HEAD_LENGTH)))
    return { refusal: 'noTable' }
  const { header, rows, hasMore } = readTable(bare, MAX_BULK_ROWS)
  if (header.length > MAX_BULK_COLUMNS) return { refusal: 'tooWide' }
  if (rows.length === 0) return { refusal: 'headerOnly' }
  return {
    header: header.map((name) => name.trim()),
    rows: mergeShopRows(
      header,
      rows.map(({ row, cells }) => ({ row, cells: cells.map(textOf) })),
    ),
    hasMore,
  }
}

/** Removes the leading apostrophe that keeps a spreadsheet from reading a cell as a formula. */
function textOf(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '')
}
