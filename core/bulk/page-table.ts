/** The account's pages as a table, for pins that show their titles and pictures. */
import { MAX_BULK_ROWS } from '#core/contract/bulk.contract.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { BulkField } from './bulk-fields.ts'
import type { BulkTable } from './bulk-table.ts'

export const PAGE_FIELDS: readonly BulkField[] = ['title', 'link', 'picture', 'picture', 'picture']

/**
 * `header` names `PAGE_FIELDS` in the user's language. Pages that have not been read are left out.
 */
export function pageTable(pages: readonly Page[], header: readonly string[]): BulkTable {
  const read = pages.filter(({ status, title }) => status === 'ready' && title.trim() !== '')
  const shown = PAGE_FIELDS.filter((field) => field === 'picture').length
  return {
    header,
    rows: read.slice(0, MAX_BULK_ROWS).map(({ title, url, pictures }, at) => {
      const usable = pictures.filter(({ excluded }) => !excluded).slice(0, shown)
      return {
        row: at + 1,
        cells: [title.trim(), url, ...usable.map((picture) => picture.url)],
      }
    }),
    hasMore: read.length > MAX_BULK_ROWS,
  }
}
