/**
 * A machine's statechart as it is at one moment: active states, what was taken last, or how far a
 * recording covers it.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../views/i18n/text.ts'
import { Button } from '../../views/ui/button.tsx'
import { ChartEdgeLabel, ChartEdgeWay, ChartFrame, ChartWords } from './chart-parts.tsx'
import type { Marks } from './chart-parts.tsx'
import { inspectorMessages } from '../inspector.messages.ts'
import css from './chart-view.module.css'
import type { ChartLayout } from './chart-layout.ts'

export interface ChartViewProps {
  readonly layout: ChartLayout
  readonly active: ReadonlySet<string>
  readonly marks: Marks
  /** The state in words, for screen readers. */
  readonly state: string
}

const ZOOMS = [0.5, 0.65, 0.8, 1, 1.25] as const
const MIDDLE = 2

export function ChartView({ layout, active, marks, state }: ChartViewProps) {
  const t = useText(inspectorMessages)
  const area = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<number>(MIDDLE)
  const [width, height] = layout.size
  const scale = ZOOMS[zoom] ?? 1
  useActiveInSight(area, { layout, active, scale })
  return (
    <div className={css['frame']}>
      <div
        ref={area}
        className={css['area']}
        tabIndex={0}
        role="group"
        aria-label={t('inspector.chartArea', { machine: layout.machine })}
      >
        <svg
          className={css['chart']}
          role="img"
          aria-label={t('inspector.chartOf', { machine: layout.machine, state })}
          viewBox={`0 0 ${width} ${height}`}
          width={width * scale}
          height={height * scale}
        >
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
        </svg>
      </div>
      <div className={css['zoom']}>
        <Button
          size="small"
          aria-label={t('inspector.smaller')}
          isDisabled={zoom === 0}
          onPress={() => setZoom(zoom - 1)}
        >
          −
        </Button>
        <Button
          size="small"
          aria-label={t('inspector.larger')}
          isDisabled={zoom === ZOOMS.length - 1}
          onPress={() => setZoom(zoom + 1)}
        >
          +
        </Button>
      </div>
    </div>
  )
}

interface Sight {
  readonly layout: ChartLayout
  readonly active: ReadonlySet<string>
  readonly scale: number
}

/** The innermost active state is brought to the middle when it was out of sight. */
function useActiveInSight(
  area: RefObject<HTMLDivElement | null>,
  { layout, active, scale }: Sight,
): void {
  const innermost = layout.states.findLast(({ id }) => active.has(id))
  const [x, y, width, height] = innermost?.box ?? [0, 0, 0, 0]
  useLayoutEffect(() => {
    const { current } = area
    if (current === null || width === 0) return
    const [start, top, end, bottom] = [
      x * scale,
      y * scale,
      (x + width) * scale,
      (y + height) * scale,
    ]
    const isSeen =
      start >= current.scrollLeft &&
      end <= current.scrollLeft + current.clientWidth &&
      top >= current.scrollTop &&
      bottom <= current.scrollTop + current.clientHeight
    if (!isSeen)
      current.scrollTo({
        left: (start + end - current.clientWidth) / 2,
        top: (top + bottom - current.clientHeight) / 2,
      })
  }, [area, x, y, width, height, scale])
}
