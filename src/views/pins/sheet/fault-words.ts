/** Why words don't go into a cell, in a sentence. */
import type { CellFault } from '#core/pins/sheet/sheet-columns.ts'
import type { Translate } from '../../kit/i18n/text.ts'
import type sheetMessages from '#locales/en/pins/sheet.json'

export function faultInWords(t: Translate<keyof typeof sheetMessages>, fault: CellFault): string {
  const over = fault.reason === 'tooLong' ? fault.length - fault.limit : 0
  return t(`sheet.fault.${fault.reason}`, { ...fault, over })
}
