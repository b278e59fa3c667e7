/**
 * A machine's statechart as it is at one moment: active states, what was taken last, or how far a
 * recording covers it. It opens as a whole, is zoomed and dragged, and can be searched.
 */
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useText } from '../../views/kit/i18n/text.ts'
import { joined } from '../../views/kit/ui/class-names.ts'
import { ChartEdgeLabel, ChartEdgeWay, ChartFrame, ChartWords } from './chart-parts.tsx'
import { SearchTools, ZoomTools } from './chart-tools.tsx'
import { MiniMap } from './mini-map.tsx'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { useChartPointer } from './use-chart-pointer.ts'
import { type ChartSearch, useChartSearch } from './use-chart-search.ts'
import { type ChartWindow, middleOf, useChartWindow } from './use-chart-window.ts'
import { CHART_MARGIN, chartOrigin } from './chart-geometry.ts'
import css from './chart-view.module.css'
import type { Marks } from './chart-parts.tsx'
import type { ChartBox, ChartLayout } from '../../../packages/model-paths/chart/chart-layout.ts'

export interface ChartViewProps {
  readonly layout: ChartLayout
  readonly active: ReadonlySet<string>
  readonly marks: Marks
  /** The state in words, for screen readers. */
  readonly state: string
}

export function ChartView({ layout, active, marks, state }: ChartViewProps) {
  const t = useText(inspectorMessages)
  const area = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const window = useChartWindow(area, layout.size)
  const pointer = useChartPointer(area, window)
  const search = useChartSearch(layout, window.revealToRead)
  const innermost = layout.states.findLast(({ id }) => active.has(id))?.box
  useActiveInSight(innermost, window)
  const showActualSize = (): void =>
    innermost === undefined ? window.zoomTo(1) : window.showAt(1, middleOf(innermost))
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => window.step(1),
    '=': () => window.step(1),
    '-': () => window.step(-1),
    '0': window.fitToWindow,
    f: window.fitToWindow,
    '1': showActualSize,
    '/': () => input.current?.focus(),
  }
  return (
    <div className={css['frame']}>
      <div className={css['tools']}>
        <SearchTools search={search} inputRef={input} />
        <ZoomTools window={window} onActualSize={showActualSize} />
      </div>
      <div className={css['stage']}>
        <div
          ref={area}
          className={css['area']}
          tabIndex={0}
          role="group"
          aria-label={t('inspector.chartArea', { machine: layout.machine })}
          onScroll={window.onScroll}
          onKeyDown={(event) => runKey(keys, event)}
          {...pointer}
        >
          <Sheet window={window} label={t('inspector.chartOf', { machine: layout.machine, state })}>
            <Drawing layout={layout} active={active} marks={marks} />
            <Hits search={search} />
          </Sheet>
        </div>
        <MiniMap states={layout.states} active={active} window={window} />
      </div>
    </div>
  )
}

function runKey(keys: Readonly<Record<string, () => void>>, event: KeyboardEvent): void {
  const run = keys[event.key.toLowerCase()]
  if (run === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  run()
}

/** As large as the chart and its margin, and never smaller than the window. */
function Sheet({
  window: { fit },
  label,
  children,
}: {
  window: ChartWindow
  label: string
  children: ReactNode
}) {
  const [width, height] = fit.size
  const [x, y] = chartOrigin(fit)
  return (
    <div
      className={css['sheet']}
      style={{
        inlineSize: width * fit.scale + 2 * CHART_MARGIN,
        blockSize: height * fit.scale + 2 * CHART_MARGIN,
      }}
    >
      <svg
        className={css['chart']}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width * fit.scale}
        height={height * fit.scale}
        style={{ insetInlineStart: x, insetBlockStart: y }}
      >
        {children}
      </svg>
    </div>
  )
}

/** Not drawn again while it is only scrolled, zoomed or searched. */
const Drawing = memo(function Drawing({
  layout,
  active,
  marks,
}: Pick<ChartViewProps, 'layout' | 'active' | 'marks'>) {
  return (
    <>
      {layout.states.map((one) => (
        <ChartFrame key={one.id} state={one} isActive={active.has(one.id)} />
      ))}
      {layout.edges.map((edge, at) => (
        <ChartEdgeWay key={at} edge={edge} marks={marks} />
      ))}
      {layout.edges.map((edge, at) => (
        <ChartEdgeLabel key={at} edge={edge} marks={marks} />
      ))}
      {layout.states.map((one) => (
        <ChartWords key={one.id} state={one} isActive={active.has(one.id)} marks={marks} />
      ))}
    </>
  )
})

/** Around what a hit has in the chart, in units. */
const HIT_MARGIN = 3

function Hits({ search: { hits, at } }: { search: ChartSearch }) {
  return hits.map(({ box: [x, y, width, height] }, nth) => (
    <rect
      key={nth}
      className={joined(css['hit'], nth === at && css['shown'])}
      data-hit={nth === at ? 'shown' : 'other'}
      x={x - HIT_MARGIN}
      y={y - HIT_MARGIN}
      width={width + 2 * HIT_MARGIN}
      height={height + 2 * HIT_MARGIN}
      rx={6}
    />
  ))
}

/** A state that becomes active comes to the middle when it is out of sight. */
function useActiveInSight(box: ChartBox | undefined, { reveal }: ChartWindow): void {
  const show = useEffectEvent(() => {
    if (box !== undefined) reveal(box)
  })
  useLayoutEffect(() => show(), [box])
}
