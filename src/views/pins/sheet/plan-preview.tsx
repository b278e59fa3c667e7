/**
 * What a plan would do, cell by cell, each to be left out. Many are shown in part; those below the
 * edge count as accepted.
 */
import { useMemo } from 'react'
import type { SheetPlan } from '#core/pins/sheet/sheet-edits.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Checkbox } from '../../kit/ui/fields/toggle.tsx'
import { keyOfCell } from './left-out.ts'
import { faultInWords } from './fault-words.ts'
import css from './sheet.module.css'
import sheetMessages from '#locales/en/pins/sheet.json' with { type: 'json' }

const MAX_SHOWN = 200

export interface PlanPreviewProps {
  readonly plan: SheetPlan
  readonly leftOut: ReadonlySet<string>
  readonly onToggle: (cell: string) => void
}

export function PlanPreview({ plan, leftOut, onToggle }: PlanPreviewProps) {
  const t = useText(sheetMessages)
  const faults = useMemo(() => faultsOf(plan), [plan])
  const hidden =
    Math.max(0, plan.changes.length - MAX_SHOWN) + Math.max(0, faults.length - MAX_SHOWN)
  return (
    <>
      <p aria-live="polite">
        {plan.changes.length > 0 || plan.refusals.length === 0
          ? t('sheet.matches', { count: plan.changes.length })
          : t('sheet.wouldBeRefused', { count: plan.refusals.length })}
      </p>
      <ul className={css.list}>
        {plan.changes.slice(0, MAX_SHOWN).map((change) => {
          const place = { row: change.row + 1, column: t(`sheet.column.${change.column}`) }
          return (
            <li key={keyOfCell(change)} className={css.preview}>
              <Checkbox
                isSelected={!leftOut.has(keyOfCell(change))}
                onChange={() => onToggle(keyOfCell(change))}
                aria-label={t('sheet.accept', place)}
              />
              <span className={css.quiet}>{t('sheet.cell', place)}</span>
              <del>{change.before}</del>
              <ins>{change.after}</ins>
            </li>
          )
        })}
        {faults.slice(0, MAX_SHOWN).map(([fault, ...more]) => (
          <li key={`${fault.row} ${fault.column}`} className={css.refusal}>
            <span>
              {more.length > 0
                ? t('sheet.matches', { count: more.length + 1 })
                : t('sheet.cell', {
                    row: fault.row + 1,
                    column: t(`sheet.column.${fault.column}`),
                  })}
            </span>
            <span>{faultInWords(t, fault.fault)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 ? <p className={css.quiet}>{t('sheet.more', { count: hidden })}</p> : null}
    </>
  )
}

type Refusal = SheetPlan['refusals'][number]

/** A variable that does not exist was typed once for all of them, and is reported once. */
function faultsOf({ refusals }: SheetPlan): readonly (readonly [Refusal, ...Refusal[]])[] {
  const alike = Map.groupBy(refusals, (refusal) =>
    refusal.fault.reason === 'noVariable' ? refusal.fault.name : refusal,
  )
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  )
}
