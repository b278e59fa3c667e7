/** The chosen table and the field of each of its columns. */
import { useState } from 'react'
import { assignColumn, guessColumns } from '#core/bulk/bulk-columns.rules.ts'
import type { BulkField } from '#core/bulk/bulk-fields.ts'
import {
  type BulkRefusal,
  type BulkTable,
  MAX_BULK_BYTES,
  readBulkTable,
} from '#core/bulk/bulk-table.ts'
import { PAGE_FIELDS, pageTable } from '#core/bulk/page-table.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { useLocale } from '../../kit/i18n/text.ts'
import { decodeText } from '../../kit/ui/decoded-text.ts'
import { useLastFile } from '../../kit/ui/files/use-last-file.ts'

export interface MappedTable extends BulkTable {
  readonly fields: readonly BulkField[]
}
/** `name` is that of the file; '' for pasted cells and for pages. */
export type ChosenTable = { readonly name: string } & (
  | MappedTable
  | { readonly refusal: BulkRefusal | 'unreadable' }
)
export type BulkTableChoice = ReturnType<typeof useBulkTable>

export function useBulkTable() {
  const locale = useLocale()
  const [chosen, setChosen] = useState<ChosenTable | null>(null)
  const read = useLastFile()
  const chooseText = (name: string, text: string): void => {
    const table = readBulkTable(text)
    setChosen(
      'refusal' in table
        ? { name, ...table }
        : { name, ...table, fields: guessColumns(table.header, table.rows) },
    )
  }
  return {
    chosen,
    chooseFile: (file: File): void => {
      const { name, size } = file
      const bytesOf = async () => (size > MAX_BULK_BYTES ? 'tooLarge' : file.arrayBuffer())
      void read(bytesOf(), (bytes) => {
        if (bytes === null) setChosen({ name, refusal: 'unreadable' })
        else if (bytes === 'tooLarge') setChosen({ name, refusal: 'tooLarge' })
        else chooseText(name, decodeText(new Uint8Array(bytes), locale).text)
      })
    },
    paste: (text: string): void => (text === '' ? setChosen(null) : chooseText('', text)),
    choosePages: (pages: readonly Page[], nameOf: (field: BulkField) => string): void =>
      setChosen({
        name: '',
        ...pageTable(pages, PAGE_FIELDS.map(nameOf)),
        fields: PAGE_FIELDS,
      }),
    assign: (column: number, field: BulkField): void =>
      setChosen((now) =>
        now === null || 'refusal' in now
          ? now
          : { ...now, fields: assignColumn(now.fields, column, field) },
      ),
  }
}
