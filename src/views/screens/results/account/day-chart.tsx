/** A figure of the account over days, with the days before them as a thin line. */
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { DayStage } from '#core/results/periods.ts'
import { joined } from '../../../kit/ui/class-names.ts'
import type { FigureFormat } from '../use-figure-format.ts'
import { areaPath, linePath, roundMax } from './chart-path.ts'
import { dayByKey } from './day-keys.ts'
import css from './day-chart.module.css'

export interface ChartDay {
  readonly day: string
  readonly value: number | null
  /** As many days earlier; null = unknown. */
  readonly before: number | null
  readonly stage: DayStage
}

export function DayChart({
  days,
  format,
  words,
  readout,
}: {
  days: readonly ChartDay[]
  format: FigureFormat
  /** The content of the chart in words, for screen readers. */
  words: string
  /** Of the day under the pointer, or chosen by the arrow keys. */
  readout: (day: ChartDay) => string
}) {
  const [active, setActive] = useState<number | null>(null)
  const values = days.map(({ value }) => value)
  const before = days.map((day) => day.before)
  const max = roundMax([...values, ...before])
  const last = days.length - 1
  const shown = active === null ? undefined : days[active]
  const readoutOf = (day: ChartDay | undefined) => (day === undefined ? words : readout(day))
  return (
    <figure className={css.chart}>
      <div className={css.scale} aria-hidden="true">
        {[max, max / 2, 0].map((line) => (
          <span key={line}>{format.count(line)}</span>
        ))}
      </div>
      <Plot
        days={days}
        max={max}
        words={words}
        valueText={readoutOf(days[active ?? last])}
        active={active}
        onActive={setActive}
      />
      <div className={css.days} aria-hidden="true">
        {[0, Math.round(last / 2), last].map((at) => (
          <span key={at}>{format.day(days[at]?.day ?? '')}</span>
        ))}
      </div>
      <figcaption className={css.readout} aria-hidden={shown !== undefined}>
        {readoutOf(shown)}
      </figcaption>
    </figure>
  )
}

/** A slider for keyboard users; its value text gives the day's figures. */
function Plot({
  days,
  max,
  words,
  valueText,
  active,
  onActive,
}: {
  days: readonly ChartDay[]
  max: number
  words: string
  valueText: string
  active: number | null
  onActive: (day: number | null) => void
}) {
  const values = days.map(({ value }) => value)
  const before = days.map((day) => day.before)
  const last = days.length - 1
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const share = (event.clientX - left) / width
    onActive(Math.min(last, Math.max(0, Math.round((isMirrored ? 1 - share : share) * last))))
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = dayByKey(event.key, { at: active ?? last, last, isMirrored })
    if (to === null) return
    event.preventDefault()
    onActive(to)
  }
  return (
    <div
      className={css.plot}
      role="slider"
      tabIndex={0}
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={active ?? last}
      aria-valuetext={valueText}
      onFocus={() => onActive(active ?? last)}
      onBlur={() => onActive(null)}
      onKeyDown={move}
      onPointerMove={point}
      onPointerLeave={(event) => {
        if (event.currentTarget !== document.activeElement) onActive(null)
      }}
    >
      <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path className={css.grid} d={`M0 0H${last}M0 .5H${last}M0 1H${last}`} />
        <path className={css.area} d={areaPath(values, max)} />
        <path className={joined(css.line, css.before)} d={linePath(before, max)} />
        <path className={css.line} d={linePath(values, max)} />
        {active === null ? null : <path className={css.pointer} d={`M${active} 0V1`} />}
      </svg>
    </div>
  )
}
