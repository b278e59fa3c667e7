/** What a plan would do, cell by cell, each to be left out. Many are shown in part; those below the edge count as accepted. */
import type { SheetPlan } from '#core/pins/sheet-edits.ts'
import { useText } from '../i18n/text.ts'
import { Checkbox } from '../ui/toggle.tsx'
import { keyOfCell } from './left-out.ts'
import { faultInWords } from './fault-words.ts'
import css from './sheet.module.css'
import { sheetMessages } from './sheet.messages.ts'

const MOST_SHOWN = 200

export interface PlanPreviewProps {
  readonly plan: SheetPlan
  readonly leftOut: ReadonlySet<string>
  readonly onToggle: (cell: string) => void
}

export function PlanPreview({ plan, leftOut, onToggle }: PlanPreviewProps) {
  const t = useText(sheetMessages)
  const hidden = plan.changes.length + plan.refusals.length - Math.min(plan.changes.length, MOST_SHOWN) - Math.min(plan.refusals.length, MOST_SHOWN)
  return (
    <>
      <p aria-live="polite">{t('sheet.matches', { count: plan.changes.length })}</p>
      <ul className={css.list}>
        {plan.changes.slice(0, MOST_SHOWN).map((change) => {
          const place = { row: change.row + 1, column: t(`sheet.column.${change.column}`) }
          return (
            <li key={keyOfCell(change)} className={css.preview}>
              <Checkbox isSelected={!leftOut.has(keyOfCell(change))} onChange={() => onToggle(keyOfCell(change))} aria-label={t('sheet.accept', place)} />
              <span className={css.quiet}>{t('sheet.cell', place)}</span>
              <del>{change.before}</del>
              <ins>{change.after}</ins>
            </li>
          )
        })}
        {plan.refusals.slice(0, MOST_SHOWN).map((refusal) => (
          <li key={`${refusal.row} ${refusal.column}`} className={css.refusal}>
            <span>{t('sheet.cell', { row: refusal.row + 1, column: t(`sheet.column.${refusal.column}`) })}</span>
            <span>{faultInWords(t, refusal.fault)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 ? <p className={css.quiet}>{t('sheet.more', { count: hidden })}</p> : null}
    </>
  )
}
