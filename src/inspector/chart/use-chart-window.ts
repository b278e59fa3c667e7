/** The window on a chart: how large it is drawn and which part of it is visible. */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  type ChartFit,
  type ChartSize,
  chartPointAt,
  clampScale,
  fitScale,
  scrollFor,
  scrollToBox,
  steppedScale,
} from './chart-geometry.ts'
import type { ChartBox, ChartPoint } from '../../../packages/model-paths/chart/chart-layout.ts'

/** Below this the words of a chart can't be read, and what is searched for is enlarged. */
const READABLE_SCALE = 0.6
const READING_SCALE = 0.9

export interface ChartWindow {
  readonly fit: ChartFit
  readonly scroll: ChartPoint
  /** It follows the size of the window. */
  readonly isFitted: boolean
  readonly fitToWindow: () => void
  /** To a scale, with a point of the view (px from its corner, else its middle) kept in place. */
  readonly zoomTo: (scale: number, at?: ChartPoint) => void
  /** To a scale, with a point of the chart, in units, in the middle of the view. */
  readonly showAt: (scale: number, point: ChartPoint) => void
  readonly step: (steps: number) => void
  /** Scrolls to a box of the chart, in units, unless it is visible. */
  readonly reveal: (box: ChartBox) => void
  /** Shows a box in the middle, clear of the mini-map, and large enough to be read. */
  readonly revealToRead: (box: ChartBox) => void
  /** Shows a point of the chart, in units, in the middle. */
  readonly centre: (point: ChartPoint) => void
  readonly onScroll: () => void
}

/** A point of the chart that stays at a point of the view while the scale changes. */
interface Anchor {
  readonly point: ChartPoint
  readonly at: ChartPoint
}

export function useChartWindow(
  area: RefObject<HTMLDivElement | null>,
  size: ChartSize,
): ChartWindow {
  const view = useViewSize(area)
  const [scroll, setScroll] = useState<ChartPoint>([0, 0])
  /** null: it fits the window. */
  const [chosen, setChosen] = useState<number | null>(null)
  const anchor = useRef<Anchor | null>(null)
  const fitted = fitScale(size, view)
  const scale = chosen ?? fitted
  const fit: ChartFit = { size, view, scale }

  const scrollTo = useCallback(
    ([left, top]: ChartPoint) => area.current?.scrollTo({ left, top }),
    [area],
  )
  const onScroll = useCallback(() => {
    setScroll(scrollOf(area.current))
  }, [area])
  useLayoutEffect(() => {
    if (anchor.current !== null)
      scrollTo(scrollFor({ size, view, scale }, anchor.current.point, anchor.current.at))
    anchor.current = null
  }, [size, view, scale, scrollTo])

  const middle: ChartPoint = [view[0] / 2, view[1] / 2]
  const zoomAround = (next: number, around: Anchor): void => {
    const clamped = clampScale(next, fitted)
    setChosen(clamped)
    if (clamped === scale) scrollTo(scrollFor(fit, around.point, around.at))
    else anchor.current = around
  }
  const showAt = (next: number, point: ChartPoint): void => zoomAround(next, { point, at: middle })
  const zoomTo = (next: number, at: ChartPoint = middle): void =>
    zoomAround(next, { point: chartPointAt(fit, scrollOf(area.current), at), at })
  const reveal = (box: ChartBox): void => {
    if (view[0] === 0) return
    const target = scrollToBox(fit, scrollOf(area.current), box)
    if (target !== null) scrollTo(target)
  }
  return {
    fit,
    scroll,
    isFitted: chosen === null,
    fitToWindow: () => setChosen(null),
    zoomTo,
    step: (steps) => zoomTo(steppedScale(scale, steps)),
    showAt,
    reveal,
    revealToRead: (box) => showAt(scale < READABLE_SCALE ? READING_SCALE : scale, middleOf(box)),
    centre: (point) => scrollTo(scrollFor(fit, point, middle)),
    onScroll,
  }
}

export function middleOf([x, y, width, height]: ChartBox): ChartPoint {
  return [x + width / 2, y + height / 2]
}

function scrollOf(area: HTMLElement | null): ChartPoint {
  return [area?.scrollLeft ?? 0, area?.scrollTop ?? 0]
}

/** Without its scroll bars; zero until it is measured. */
function useViewSize(area: RefObject<HTMLDivElement | null>): ChartSize {
  const [view, setView] = useState<ChartSize>([0, 0])
  useLayoutEffect(() => {
    const { current } = area
    if (current === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setView([entry.contentRect.width, entry.contentRect.height])
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [area])
  return view
}
