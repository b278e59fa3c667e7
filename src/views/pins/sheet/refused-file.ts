/**
 * All cells that were left as they are, as a CSV: to be fixed elsewhere. Rows are those
 * of the sheet here. Pure.
 */
import { csvRow } from '#core/export/csv-row.ts'
import type { CellRefusal } from '#core/pins/sheet/sheet-edits.ts'
import type { Translate } from '../../kit/i18n/text.ts'
import { faultInWords } from './fault-words.ts'
import { firstOf } from './first-of.ts'
import type sheetMessages from '#locales/en/pins/sheet.json'

/** A cell may hold a whole book; this is enough to find it again. */
const MAX_TEXT_LENGTH = 1_000

export function refusedCsv(
  refusals: readonly CellRefusal[],
  t: Translate<keyof typeof sheetMessages>,
): string {
  const head = csvRow([
    t('sheet.file.row'),
    t('sheet.file.column'),
    t('sheet.file.why'),
    t('sheet.file.text', { limit: MAX_TEXT_LENGTH }),
  ])
  return (
    head +
    refusals
      .map(({ row, column, text, fault }) =>
        csvRow([
          String(row + 1),
          t(`sheet.column.${column}`),
          faultInWords(t, fault),
          firstOf(text, MAX_TEXT_LENGTH),
        ]),
      )
      .join('')
  )
}
