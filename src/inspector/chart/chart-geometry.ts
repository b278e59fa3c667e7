/**
 * Where a chart is in its window: scale, scroll position and what is visible. Lengths are px of the
 * screen, or units of the layout where it says so; a scale is px per unit. The report of the paths
 * inlines `fitScale` as text, so it uses nothing but `CHART_MARGIN`.
 */
import type { ChartBox, ChartPoint } from '../../../packages/model-paths/chart/chart-layout.ts'

export type ChartSize = readonly [width: number, height: number]

/** A chart of this size (in units) at a scale, in a window of this size (in px). */
export interface ChartFit {
  readonly size: ChartSize
  readonly view: ChartSize
  readonly scale: number
}

/** Free space around the chart, in px. */
export const CHART_MARGIN = 12
export const MAX_SCALE = 2
const MIN_SCALE = 0.25
/** Between two steps of the zoom buttons. */
const ZOOM_STEP = 1.25
/** A notch of a mouse wheel is 100 px or more, a pinch on a trackpad sends 1 to 20 px at a time. */
const MAX_WHEEL_PX = 22
const ZOOM_PER_WHEEL_PX = 0.01

/** The scale at which the whole chart is visible; never more than its natural size. */
export function fitScale([width, height]: ChartSize, [viewWidth, viewHeight]: ChartSize): number {
  const room = ([viewWidth - 2 * CHART_MARGIN, viewHeight - 2 * CHART_MARGIN] as const).map((px) =>
    Math.max(px, 1),
  )
  return Math.min(1, (room[0] ?? 1) / width, (room[1] ?? 1) / height)
}

/** Between the natural limits, or the fit where that is smaller. */
export function clampScale(scale: number, fit: number): number {
  return Math.min(MAX_SCALE, Math.max(Math.min(MIN_SCALE, fit), scale))
}

/** The next scale of the zoom buttons. */
export function steppedScale(scale: number, steps: number): number {
  return scale * ZOOM_STEP ** steps
}

/** The next scale after a turn of the wheel; a notch of a mouse is about one step. */
export function wheeledScale(scale: number, deltaY: number): number {
  const px = Math.min(MAX_WHEEL_PX, Math.max(-MAX_WHEEL_PX, deltaY))
  return scale * Math.exp(-px * ZOOM_PER_WHEEL_PX)
}

/**
 * Where the chart's corner is in the scrolled content: a chart smaller than the view is centred.
 */
export function chartOrigin({ size, view, scale }: ChartFit): ChartPoint {
  const along = (units: number, room: number): number =>
    Math.max(CHART_MARGIN, (room - units * scale) / 2)
  return [along(size[0], view[0]), along(size[1], view[1])]
}

/** The point of the chart, in units, at a point of the view, in px from its corner. */
export function chartPointAt(fit: ChartFit, scroll: ChartPoint, at: ChartPoint): ChartPoint {
  const [x, y] = chartOrigin(fit)
  return [(scroll[0] + at[0] - x) / fit.scale, (scroll[1] + at[1] - y) / fit.scale]
}

/** The scroll position that shows a point of the chart at a point of the view. */
export function scrollFor(fit: ChartFit, point: ChartPoint, at: ChartPoint): ChartPoint {
  const [x, y] = chartOrigin(fit)
  return [point[0] * fit.scale + x - at[0], point[1] * fit.scale + y - at[1]]
}

/** The scroll position with a box of the chart in the middle; null where it is visible already. */
export function scrollToBox(
  fit: ChartFit,
  scroll: ChartPoint,
  [x, y, width, height]: ChartBox,
): ChartPoint | null {
  const [left, top, seenWidth, seenHeight] = visibleBox(fit, scroll)
  const isVisible =
    x >= left && y >= top && x + width <= left + seenWidth && y + height <= top + seenHeight
  if (isVisible) return null
  return scrollFor(fit, [x + width / 2, y + height / 2], [fit.view[0] / 2, fit.view[1] / 2])
}

/** The part of the chart that is visible, in units. */
export function visibleBox(fit: ChartFit, scroll: ChartPoint): ChartBox {
  const [left, top] = chartPointAt(fit, scroll, [0, 0])
  const [right, bottom] = chartPointAt(fit, scroll, fit.view)
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  return [
    x,
    y,
    Math.max(0, Math.min(fit.size[0], right) - x),
    Math.max(0, Math.min(fit.size[1], bottom) - y),
  ]
}

/** Whether nothing has to be scrolled; a rounding error of the browser is no reason to scroll. */
export function fitsView({ size, view, scale }: ChartFit): boolean {
  return (
    size[0] * scale + 2 * CHART_MARGIN <= view[0] + 1 &&
    size[1] * scale + 2 * CHART_MARGIN <= view[1] + 1
  )
}
