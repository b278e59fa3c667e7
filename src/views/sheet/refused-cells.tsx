/** Which cells could not be written and why. The first hundred: a person mends a column, not five thousand cells. */
import type { CellFault } from '#core/pins/sheet-columns.ts'
import { type Translate, useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import css from './sheet.module.css'
import { sheetMessages } from './sheet.messages.ts'
import type { Refused } from './use-sheet-plans.ts'

const MOST_LISTED = 100

export function RefusedCells({ refused, onClose }: { refused: Refused | null; onClose: () => void }) {
  const t = useText(sheetMessages)
  if (refused === null) return null
  const { refusals, done } = refused
  return (
    <Dialog isOpen onClose={onClose} width="medium" title={t('sheet.refused', { count: refusals.length })} actions={<Button variant="primary" onPress={onClose}>{t('sheet.close')}</Button>}>
      <p>{t('sheet.refusedWords', { count: done })}</p>
      <ul className={css.list}>
        {refusals.slice(0, MOST_LISTED).map(({ row, column, text, fault }) => (
          <li key={`${row}-${column}`}>
            <strong>{t('sheet.cell', { row: row + 1, column: t(`sheet.column.${column}`) })}</strong>
            <span>{faultInWords(t, fault)}</span>
            <span className={css.quiet}>{text.slice(0, 120)}</span>
          </li>
        ))}
      </ul>
      {refusals.length > MOST_LISTED ? <p>{t('sheet.more', { count: refusals.length - MOST_LISTED })}</p> : null}
    </Dialog>
  )
}

export function faultInWords(t: Translate<keyof typeof sheetMessages>, fault: CellFault): string {
  const over = fault.reason === 'tooLong' ? fault.length - fault.limit : 0
  return t(`sheet.fault.${fault.reason}`, { ...fault, over })
}
