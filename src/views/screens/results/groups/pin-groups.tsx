/** What saves and clicks have in common: pins by template, type, board and so on. */
import { useMemo, useState } from 'react'
import type { ResultPin } from '#core/contract/publishing/results.contract.ts'
import type { RateMetric } from '#core/results/figures.ts'
import { type Dimension, dimensions, groupPins } from '#core/results/groups.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import css from '../results.module.css'
import { GroupTable } from './group-table.tsx'
import groupsMessages from '#locales/en/results/groups.json' with { type: 'json' }
import { SuggestionCard } from './suggestion-card.tsx'

const metrics = ['saves', 'outbound_clicks'] as const satisfies readonly RateMetric[]
/** More are no help; a person finds single pins in the table below. */
const MAX_GROUPS = 50

export function PinGroups({
  accountId,
  pins,
  zone,
}: {
  accountId: string
  pins: readonly ResultPin[]
  zone: string
}) {
  const t = useText(groupsMessages)
  const [dimension, setDimension] = useState<Dimension>('template')
  const [metric, setMetric] = useState<RateMetric>('saves')
  const groups = useMemo(
    () => groupPins(pins, { dimension, metric, zone }),
    [pins, dimension, metric, zone],
  )
  const byTemplate = useMemo(
    () => groupPins(pins, { dimension: 'template', metric: 'saves', zone }),
    [pins, zone],
  )
  const hasNone = byTemplate.length === 0
  return (
    <section className={css.stack} aria-labelledby="result-groups">
      <h2 id="result-groups">{t('groups.title')}</h2>
      {hasNone ? (
        <p className={css.quiet}>{t('groups.none')}</p>
      ) : (
        <>
          <SuggestionCard accountId={accountId} groups={byTemplate} />
          <Choices {...{ dimension, metric }} onDimension={setDimension} onMetric={setMetric} />
          <div className={css.card}>
            <GroupTable
              groups={groups.slice(0, MAX_GROUPS)}
              dimension={dimension}
              metric={metric}
            />
            {groups.length > MAX_GROUPS ? (
              <p className={css.quiet}>
                {t('groups.more', { shown: MAX_GROUPS, count: groups.length })}
              </p>
            ) : null}
            <p className={css.quiet}>{t('groups.how')}</p>
          </div>
        </>
      )}
    </section>
  )
}

function Choices({
  dimension,
  metric,
  onDimension,
  onMetric,
}: {
  dimension: Dimension
  metric: RateMetric
  onDimension: (dimension: Dimension) => void
  onMetric: (metric: RateMetric) => void
}) {
  const t = useText(groupsMessages)
  return (
    <div className={css.choices}>
      <Select
        label={t('groups.by')}
        value={dimension}
        options={dimensions.map((id) => ({ id, label: t(`groups.by.${id}`) }))}
        onChange={(id) => onDimension(dimensions.find((one) => one === id) ?? dimension)}
      />
      <Select
        label={t('groups.metric')}
        value={metric}
        options={metrics.map((id) => ({ id, label: t(`groups.metric.${id}`) }))}
        onChange={(id) => onMetric(metrics.find((one) => one === id) ?? metric)}
      />
    </div>
  )
}
