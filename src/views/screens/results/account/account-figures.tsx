/** The account over the last days beside as many before them. */
import { useState } from 'react'
import type { AccountDay } from '#core/contract/publishing/results.contract.ts'
import { type Metric, rateOf } from '#core/results/figures.ts'
import {
  changeOf,
  type DayStage,
  type Period,
  type PeriodDay,
  PERIODS,
  type PeriodLength,
  periodOf,
} from '#core/results/periods.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import resultsMessages from '#locales/en/results/results.json' with { type: 'json' }
import css from '../results.module.css'
import { useFigureFormat } from '../use-figure-format.ts'
import { DayChart, type ChartDay } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'

const shownMetrics = [
  'impressions',
  'saves',
  'outbound_clicks',
] as const satisfies readonly Metric[]
type ShownMetric = (typeof shownMetrics)[number]

export function AccountFigures({ days }: { days: readonly AccountDay[] }) {
  const t = useText(resultsMessages)
  const [length, setLength] = useState<PeriodLength>(30)
  const [metric, setMetric] = useState<ShownMetric>('impressions')
  const period = periodOf(days, length)
  if (period === null) return <p className={css.quiet}>{t('results.noDays')}</p>
  return (
    <section className={css.stack} aria-labelledby="result-account">
      <div className={css.line}>
        <h2 id="result-account">{t('results.account')}</h2>
        <div role="group" aria-label={t('results.period')} className={css.choices}>
          {PERIODS.map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === length ? 'secondary' : 'quiet'}
              aria-pressed={each === length}
              onPress={() => setLength(each)}
            >
              {t('results.days', { count: each })}
            </Button>
          ))}
        </div>
      </div>
      <div role="group" aria-label={t('results.figure')} className={css.tiles}>
        {shownMetrics.map((each) => (
          <Tile
            key={each}
            period={period}
            length={length}
            metric={each}
            isShown={each === metric}
            onShow={() => setMetric(each)}
          />
        ))}
      </div>
      <ShownFigure period={period} length={length} metric={metric} />
    </section>
  )
}

interface FigureProps {
  readonly period: Period
  readonly length: PeriodLength
  readonly metric: ShownMetric
}

function Tile({
  period,
  length,
  metric,
  isShown,
  onShow,
}: FigureProps & { isShown: boolean; onShow: () => void }) {
  const t = useText(resultsMessages)
  const { count, rate } = useFigureFormat()
  const { sumSoFar } = period
  const share = metric === 'impressions' ? null : rateOf(sumSoFar, metric)
  return (
    <button type="button" className={css.tile} aria-pressed={isShown} onClick={onShow}>
      <span className={css.quiet}>{t(`results.column.${metric}`)}</span>
      <span className={css.number}>{count(sumSoFar[metric])}</span>
      {share === null ? null : (
        <span className={css.quiet}>{t('results.shareOf', { share: rate(share) })}</span>
      )}
      <PartSoFar days={period.unfinished} metric={metric} />
      <span className={css.change}>
        <Change period={period} length={length} metric={metric} />
      </span>
    </button>
  )
}

/** What the last day has, when it is not over and the number above includes it. */
function PartSoFar({ days, metric }: { days: readonly PeriodDay[]; metric: ShownMetric }) {
  const t = useText(resultsMessages)
  const { count, day } = useFigureFormat()
  const last = days.at(-1)
  if (last === undefined) return null
  const value = count(last.figures?.[metric] ?? null)
  return <span className={css.quiet}>{t('results.partSoFar', { value, day: day(last.day) })}</span>
}

function Change({ period, length, metric }: FigureProps) {
  const t = useText(resultsMessages)
  const { change: format } = useFigureFormat()
  if (period.known < length) return t('results.notAllKnown', { known: period.known, count: length })
  if (period.before === null)
    return t('results.notCompared', { known: period.knownBefore, count: length })
  const change = changeOf(period.sum[metric], period.before[metric])
  if (change === null) return t('results.nothingBefore', { count: length })
  if (Math.abs(change) < 0.005) return t('results.same', { count: length })
  const direction = change > 0 ? 'more' : 'less'
  return t(`results.${direction}`, { share: format(change), count: length })
}

/** A newcomer's days are not "between 0 and 0". */
export function sentenceOf(known: readonly number[]) {
  if (known.length === 0) return 'results.chartUnknown'
  return known.every((value) => value === 0) ? 'results.chartNone' : 'results.chartWords'
}

const readouts = {
  final: 'results.dayValue',
  estimate: 'results.dayEstimate',
  soFar: 'results.daySoFar',
} as const satisfies Record<DayStage, string>

/** With the days that are not over, which nothing is compared with. */
function chartDays(period: Period, metric: ShownMetric): ChartDay[] {
  return [...period.days, ...period.unfinished].map(({ day, figures, stage }, at) => ({
    day,
    value: figures?.[metric] ?? null,
    before: period.daysBefore[at]?.figures?.[metric] ?? null,
    stage,
  }))
}

function ShownFigure({ period, length, metric }: FigureProps) {
  const t = useText(resultsMessages)
  const format = useFigureFormat()
  const name = t(`results.column.${metric}`)
  const days = chartDays(period, metric)
  const known = days.flatMap(({ value }) => value ?? [])
  const words = t(sentenceOf(known), {
    name,
    from: format.day(days[0]?.day ?? ''),
    to: format.day(days.at(-1)?.day ?? ''),
    low: format.count(known.length === 0 ? null : Math.min(...known)),
    high: format.count(known.length === 0 ? null : Math.max(...known)),
  })
  return (
    <div className={css.card}>
      <DayChart
        days={days}
        format={format}
        words={words}
        readout={({ day, value, before, stage }) =>
          t(readouts[stage], {
            day: format.day(day),
            name,
            value: format.count(value),
            before: format.count(before),
            count: length,
          })
        }
      />
      {days.some(({ before }) => before !== null) ? (
        <p className={css.quiet}>{t('results.dashed', { count: length })}</p>
      ) : null}
      <OpenDays period={period} days={days} />
      <DayTable period={period} />
    </div>
  )
}

/** Which of the figures are not the last ones. */
function OpenDays({ period: { unfinished }, days }: { period: Period; days: readonly ChartDay[] }) {
  const t = useText(resultsMessages)
  const format = useFigureFormat()
  const last = unfinished.at(-1)
  const estimates = days.filter(({ stage }) => stage === 'estimate').length
  return (
    <>
      {last === undefined ? null : (
        <p className={css.quiet}>
          {t('results.unfinished', { count: unfinished.length, day: format.day(last.day) })}
        </p>
      )}
      {estimates > 0 ? (
        <p className={css.quiet}>{t('results.estimates', { count: estimates })}</p>
      ) : null}
    </>
  )
}
