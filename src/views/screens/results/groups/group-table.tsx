/** Groups with their size, their rate and how sure it is. */
import type { RateMetric } from '#core/results/figures.ts'
import type { Dimension, ResultGroup } from '#core/results/groups.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Badge } from '../../../kit/ui/marks/badge.tsx'
import { joined } from '../../../kit/ui/class-names.ts'
import { useMedia } from '../../../kit/ui/use-media.ts'
import css from '../results.module.css'
import { useFigureFormat } from '../use-figure-format.ts'
import own from './groups.module.css'
import groupsMessages from '#locales/en/results/groups.json' with { type: 'json' }
import { useGroupName } from './use-group-name.ts'

/** `--ds-sm`: below it the comparison is read under the rate, so that nothing is cut off. */
const HAS_ROOM = '(min-width: 30.625rem)'

export function GroupTable({
  groups,
  dimension,
  metric,
}: {
  groups: readonly ResultGroup[]
  dimension: Dimension
  metric: RateMetric
}) {
  const t = useText(groupsMessages)
  const { count } = useFigureFormat()
  const nameOf = useGroupName(dimension)
  const isWide = useMedia(HAS_ROOM)
  // Groups of one or two pins have intervals as wide as the page: they would flatten all others.
  const max = Math.max(
    0,
    ...groups.map(({ rate, verdict }) =>
      verdict === 'few' ? (rate.value ?? 0) : (rate.interval?.high ?? 0),
    ),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys
    <div
      className={css.tableFrame}
      tabIndex={0}
      role="region"
      aria-label={t(`groups.by.${dimension}`)}
    >
      <table className={css.table}>
        <TableHead dimension={dimension} metric={metric} isWide={isWide} />
        <tbody>
          {groups.map((group) => (
            <tr key={group.key}>
              <th scope="row" className={own.name}>
                <bdi>{nameOf(group.key)}</bdi>
              </th>
              <td className={css.figure}>{count(group.rate.pins)}</td>
              <td className={joined(css.figure, own.wide)}>{count(group.rate.trials)}</td>
              <td>
                <RateRange group={group} max={max} />
                {isWide ? null : <Compared group={group} />}
              </td>
              {isWide ? (
                <td>
                  <Compared group={group} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableHead({
  dimension,
  metric,
  isWide,
}: {
  dimension: Dimension
  metric: RateMetric
  isWide: boolean
}) {
  const t = useText(groupsMessages)
  return (
    <thead>
      <tr>
        <th scope="col">{t(`groups.by.${dimension}`)}</th>
        <th scope="col" className={css.figure}>
          {t('groups.pins')}
        </th>
        <th scope="col" className={joined(css.figure, own.wide)}>
          {t('groups.impressions')}
        </th>
        <th scope="col">
          {t(`groups.rate.${metric}`)}
          {isWide ? null : <span className={own.under}>{t('groups.compared')}</span>}
        </th>
        {isWide ? <th scope="col">{t('groups.compared')}</th> : null}
      </tr>
    </thead>
  )
}

function RateRange({ group: { rate }, max }: { group: ResultGroup; max: number }) {
  const t = useText(groupsMessages)
  const format = useFigureFormat()
  const { value, interval } = rate
  if (value === null) return format.rate(null)
  const share = (of: number): string => `${Math.min(100, max === 0 ? 0 : (of / max) * 100)}%`
  return (
    <span className={own.range}>
      <span className={own.value}>{format.rate(value)}</span>
      {interval === null ? null : (
        <>
          <span className={own.words}>
            {t('groups.interval', {
              low: format.rate(interval.low),
              high: format.rate(interval.high),
            })}
          </span>
          <span className={own.bar} aria-hidden="true">
            <span
              style={{
                insetInlineStart: share(interval.low),
                insetInlineEnd: `calc(100% - ${share(interval.high)})`,
              }}
            />
            <i style={{ insetInlineStart: share(value) }} />
          </span>
        </>
      )}
    </span>
  )
}

function Compared({ group: { ratio, verdict } }: { group: ResultGroup }) {
  const t = useText(groupsMessages)
  const { exactTimes: times } = useFigureFormat()
  if (ratio === null) return <span className={css.quiet}>{t('groups.verdict.few')}</span>
  const values = { times: times(ratio.value), low: times(ratio.low), high: times(ratio.high) }
  return (
    <span className={own.compared}>
      {verdict === 'more' || verdict === 'less' ? (
        <Badge tone={verdict === 'more' ? 'success' : 'plain'}>
          {t(`groups.verdict.${verdict}`)}
        </Badge>
      ) : (
        <span className={css.quiet}>{t('groups.verdict.unclear')}</span>
      )}
      <span className={own.words}>{t('groups.ratio', values)}</span>
    </span>
  )
}
