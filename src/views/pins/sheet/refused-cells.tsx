/**
 * Which cells could not be written and why. The first hundred are shown, all are in the file to
 * download.
 */
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { saveFile } from '../../kit/ui/files/save-file.ts'
import { faultInWords } from './fault-words.ts'
import { firstOf } from './first-of.ts'
import { refusedCsv } from './refused-file.ts'
import css from './sheet.module.css'
import sheetMessages from '#locales/en/pins/sheet.json' with { type: 'json' }
import type { Refused } from './use-sheet-plans.ts'

const MAX_LISTED = 100

export function RefusedCells({
  refused,
  onClose,
}: {
  refused: Refused | null
  onClose: () => void
}) {
  const t = useText(sheetMessages)
  if (refused === null) return null
  const { refusals, done } = refused
  // The mark in front shows spreadsheets that it is UTF-8.
  const download = () =>
    saveFile(
      new Blob(['\uFEFF', refusedCsv(refusals, t)], { type: 'text/csv' }),
      `${t('sheet.file.name')}.csv`,
    )
  const actions = (
    <>
      <Button variant="quiet" icon="download" onPress={download}>
        {t('sheet.file.download')}
      </Button>
      <Button variant="primary" onPress={onClose}>
        {t('sheet.close')}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="medium"
      title={t('sheet.refused', { count: refusals.length })}
      actions={actions}
    >
      <p>{t('sheet.refusedWords', { count: done })}</p>
      <ul className={css.list}>
        {refusals.slice(0, MAX_LISTED).map(({ row, column, text, fault }) => (
          <li key={`${row}-${column}`}>
            <strong>
              {t('sheet.cell', { row: row + 1, column: t(`sheet.column.${column}`) })}
            </strong>
            <span>{faultInWords(t, fault)}</span>
            <span className={css.quiet} dir="auto">
              {firstOf(text, 120)}
            </span>
          </li>
        ))}
      </ul>
      {refusals.length > MAX_LISTED ? (
        <p>{t('sheet.more', { count: refusals.length - MAX_LISTED })}</p>
      ) : null}
    </Dialog>
  )
}
