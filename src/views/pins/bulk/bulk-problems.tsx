/** Problems of the rows: faults that the browser found, and warnings of the server's layout. */
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BulkFault, BulkRows } from '#core/bulk/bulk-rows.rules.ts'
import type { RowFinding } from '#core/contract/bulk.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import type { Actors } from '../../../machines/app/actors.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import bulkMessages from '#locales/en/pins/bulk.json' with { type: 'json' }
import { toRuns } from './row-problems.ts'
import css from './bulk.module.css'

interface BulkProblemsProps {
  readonly actor: Actors['bulkCreate'] | undefined
  readonly found: BulkRows
}

const MAX_SHOWN = 40
const MAX_CELL_LENGTH = 80

export function BulkProblems({ actor, found }: BulkProblemsProps) {
  const t = useText(bulkMessages)
  const [limit, setLimit] = useState(MAX_SHOWN)
  const findings = useSelector(actor, (snapshot) => snapshot?.context.findings ?? NO_FINDINGS)
  const wordsOf = useFaultWords()
  const problems = toRuns([
    ...found.faults.map((fault) => ({ ...fault, words: wordsOf(fault) })),
    ...findings.flatMap(({ row, warnings }) =>
      warnings.map((words) => ({ row, words, isError: false })),
    ),
  ])
  const leftOut = new Set(found.faults.filter(({ isError }) => isError).map(({ row }) => row)).size
  return (
    <section className={css.part} aria-label={t('bulk.problems')}>
      <h3 className={css.heading}>{t('bulk.problems')}</h3>
      {leftOut === 0 ? null : (
        <Banner tone="warning">{t('bulk.leftOut', { count: leftOut })}</Banner>
      )}
      <ul className={css.problems}>
        {problems.slice(0, limit).map(({ first, last, words, isError }) => (
          <li key={`${first} ${words}`} className={css.problem}>
            <span className={css.row}>
              {first === last ? t('bulk.row', { row: first }) : t('bulk.rows', { first, last })}
            </span>
            <span className={isError ? css.fault : undefined}>{words}</span>
          </li>
        ))}
      </ul>
      {problems.length > limit ? (
        <Button size="small" onPress={() => setLimit(limit + MAX_SHOWN)}>
          {t('bulk.more', { count: problems.length - limit })}
        </Button>
      ) : null}
      <CheckState actor={actor} hasProblems={problems.length > 0} />
    </section>
  )
}

const NO_FINDINGS: readonly RowFinding[] = []

function CheckState({
  actor,
  hasProblems,
}: Pick<BulkProblemsProps, 'actor'> & { hasProblems: boolean }) {
  const t = useText(bulkMessages)
  const isBusy = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? true)
  const isChecked = useSelector(actor, (snapshot) => snapshot?.hasTag('checked') ?? false)
  const reason = useSelector(actor, (snapshot) =>
    snapshot?.hasTag('unchecked') ? (snapshot.context.failure?.message ?? '') : null,
  )
  if (reason !== null)
    return (
      <div className={css.choice}>
        <p className={css.fault}>{t('bulk.unchecked', { reason })}</p>
        <Button size="small" onPress={() => actor?.send({ type: 'bulk.check' })}>
          {t('bulk.checkAgain')}
        </Button>
      </div>
    )
  return (
    <p className={css.quiet} role="status">
      {isBusy ? t('bulk.checking') : isChecked && !hasProblems ? t('bulk.noProblems') : null}
    </p>
  )
}

function useFaultWords(): (fault: BulkFault) => string {
  const t = useText(bulkMessages)
  return (fault) => {
    switch (fault.code) {
      case 'cut':
      case 'tooLong':
      case 'tooMany':
        return t(`bulk.fault.${fault.code}`, {
          field: t(`bulk.field.${fault.field}`),
          most: fault.most,
          length: 'length' in fault ? fault.length : 0,
        })
      case 'badLink':
      case 'badPicture':
        return t(`bulk.fault.${fault.code}`, { cell: fault.cell.slice(0, MAX_CELL_LENGTH) })
      default:
        return t(`bulk.fault.${fault.code}`)
    }
  }
}
