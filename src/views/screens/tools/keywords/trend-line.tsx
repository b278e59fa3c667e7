/** A year of weeks as a line, 0 to 100 of its own best; also in words for screen readers. */
import type { KeywordIdea } from '#core/contract/content/keywords.contract.ts'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import keywordToolMessages from '#locales/en/tools/keyword-tool.json' with { type: 'json' }
import css from './keyword-table.module.css'

const WIDTH = 120
const HEIGHT = 28
/** So that the line is whole at its highest and lowest. */
const EDGE = 2

export function TrendLine({ series }: { series: KeywordIdea['series'] }) {
  const t = useText(keywordToolMessages)
  const { date } = useFormat()
  const best = series.reduce(
    (a, b) => (b.value > a.value ? b : a),
    series[0] ?? { week: '', value: 0 },
  )
  const points = series.map(
    ({ value }, at) =>
      `${round((at / (series.length - 1)) * WIDTH)},${round(EDGE + (1 - value / 100) * (HEIGHT - 2 * EDGE))}`,
  )
  const label = t('keywords.line', {
    best: date(Date.parse(`${best.week}T12:00:00Z`)),
    now: series.at(-1)?.value ?? 0,
  })
  return (
    <svg
      className={css.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

const round = (value: number): number => Math.round(value * 10) / 10
