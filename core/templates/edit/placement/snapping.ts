/**
 * Lines and gaps that a moved box snaps to. Targets are collected once at the start of a drag.
 * Units are thousandths of the canvas width; the snap distance depends on the zoom.
 */
import type { Box } from '../../document/template.model.ts'

export type LineKind = 'edge' | 'middle' | 'margin' | 'guide' | 'canvas'

export interface SnapLine {
  readonly at: number
  readonly kind: LineKind
}

export interface SnapTargets {
  /** Vertical and horizontal lines. */
  readonly x: readonly SnapLine[]
  readonly y: readonly SnapLine[]
  readonly boxes: readonly Box[]
}

export interface SnapSources {
  /** Bounds of the layers that are not moved. */
  readonly boxes: readonly Box[]
  readonly canvas: { readonly width: number; readonly height: number }
  readonly margin: number
  readonly guides?: { readonly x: readonly number[]; readonly y: readonly number[] }
}

export function snapTargets({ boxes, canvas, margin, guides }: SnapSources): SnapTargets {
  const linesOf = (length: number, own: readonly number[], extents: readonly Extent[]) => [
    ...own.map((at): SnapLine => ({ at, kind: 'guide' })),
    ...[0, length / 2, length].map((at): SnapLine => ({ at, kind: 'canvas' })),
    ...[margin, length - margin].map((at): SnapLine => ({ at, kind: 'margin' })),
    ...extents.flatMap(({ from, to }): SnapLine[] => [
      { at: from, kind: 'edge' },
      { at: (from + to) / 2, kind: 'middle' },
      { at: to, kind: 'edge' },
    ]),
  ]
  return {
    x: linesOf(canvas.width, guides?.x ?? [], boxes.map(across)),
    y: linesOf(canvas.height, guides?.y ?? [], boxes.map(down)),
    boxes,
  }
}

interface Extent {
  readonly from: number
  readonly to: number
}
const across = ({ x, width }: Box): Extent => ({ from: x, to: x + width })
const down = ({ y, height }: Box): Extent => ({ from: y, to: y + height })

/** A line that the snapped box touches, to be drawn. */
export interface MetLine extends SnapLine {
  readonly axis: 'x' | 'y'
}

/** A gap between two boxes that equals another gap. */
export interface EqualGap {
  readonly axis: 'x' | 'y'
  readonly from: number
  readonly to: number
  /** Position on the other axis: the middle of the stretch that both boxes share. */
  readonly at: number
}

export interface Snap {
  /** The movement to add to the box. */
  readonly dx: number
  readonly dy: number
  readonly lines: readonly MetLine[]
  readonly gaps: readonly EqualGap[]
}

/** Screen pixels. Divide by the zoom for units. */
export const SNAP_REACH = 8
/** Smaller differences are rounding errors. */
const SAME = 0.01

/** `parts`: the positions along a side that snap, by default both ends and the centre. */
export function snapBox(
  box: Box,
  targets: SnapTargets,
  { reach, parts }: { reach: number; parts?: SnapParts },
): Snap {
  const x = snapAxis('x', { box, targets, reach, parts: parts?.x ?? ALL_PARTS })
  const y = snapAxis('y', { box, targets, reach, parts: parts?.y ?? ALL_PARTS })
  const moved = { ...box, x: box.x + x, y: box.y + y }
  return {
    dx: x,
    dy: y,
    lines: [
      ...metLines('x', { box: moved, targets, parts: parts?.x ?? ALL_PARTS }),
      ...metLines('y', { box: moved, targets, parts: parts?.y ?? ALL_PARTS }),
    ],
    gaps: [...metGaps('x', moved, targets.boxes), ...metGaps('y', moved, targets.boxes)],
  }
}

/** Shares of the box's sides. A resized box snaps with the dragged side. */
export interface SnapParts {
  readonly x?: readonly number[]
  readonly y?: readonly number[]
}
const ALL_PARTS: readonly number[] = [0, 0.5, 1]

interface AxisRequest {
  box: Box
  targets: SnapTargets
  parts: readonly number[]
}

const extentOf = (axis: 'x' | 'y', box: Box): Extent => (axis === 'x' ? across(box) : down(box))

const placesOf = ({ from, to }: Extent, parts: readonly number[]): number[] =>
  parts.map((part) => from + part * (to - from))

/** The nearest line or gap; 0 if none is within reach. */
function snapAxis(
  axis: 'x' | 'y',
  { box, targets, reach, parts }: AxisRequest & { reach: number },
): number {
  const extent = extentOf(axis, box)
  const places = placesOf(extent, parts)
  const toLines = targets[axis].flatMap(({ at }) => places.map((place) => at - place))
  const isWhole = parts.length === ALL_PARTS.length
  const toGaps = isWhole ? gapStarts(axis, box, targets.boxes).map((at) => at - extent.from) : []
  const near = [...toLines, ...toGaps].filter((way) => Math.abs(way) <= reach)
  return near.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best), near[0] ?? 0)
}

function metLines(axis: 'x' | 'y', { box, targets, parts }: AxisRequest): MetLine[] {
  const places = placesOf(extentOf(axis, box), parts)
  const met = targets[axis].filter(({ at }) => places.some((place) => Math.abs(place - at) < SAME))
  const first = new Map(met.toReversed().map((line) => [line.at, line]))
  return [...first.values()].map((line) => ({ ...line, axis })).toSorted((a, b) => a.at - b.at)
}

/** A box in a row: its extents along the row and across it. */
interface RowBox extends Extent {
  readonly across: Extent
}

const rowBox = (axis: 'x' | 'y', box: Box): RowBox => ({
  ...extentOf(axis, box),
  across: extentOf(axis === 'x' ? 'y' : 'x', box),
})

/**
 * Boxes beside the box: they overlap it on the other axis only. A box that overlaps it on both
 * axes, such as the background of the pin, has no gap to it.
 */
function neighbours(axis: 'x' | 'y', box: Box, boxes: readonly Box[]): RowBox[] {
  const own = rowBox(axis, box)
  return boxes
    .map((one) => rowBox(axis, one))
    .filter((one) => overlap(one.across, own.across) && !overlap(one, own))
    .toSorted((a, b) => a.from - b.from)
}

const overlap = (a: Extent, b: Extent): boolean => a.from < b.to && b.from < a.to

/** Start positions of the box that repeat an existing gap or centre it in a gap. */
function gapStarts(axis: 'x' | 'y', box: Box, boxes: readonly Box[]): number[] {
  const { from, to } = extentOf(axis, box)
  const length = to - from
  return pairsOf(neighbours(axis, box, boxes)).flatMap(([first, second]) => {
    const gap = second.from - first.to
    return [
      first.from - gap - length,
      second.to + gap,
      ...(gap >= length ? [first.to + (gap - length) / 2] : []),
    ]
  })
}

/** Neighbours with a gap between them. */
function pairsOf(row: readonly RowBox[]): [RowBox, RowBox][] {
  return row.flatMap((first, index): [RowBox, RowBox][] => {
    const second = row[index + 1]
    return second && second.from > first.to ? [[first, second]] : []
  })
}

function metGaps(axis: 'x' | 'y', box: Box, boxes: readonly Box[]): EqualGap[] {
  const own = rowBox(axis, box)
  const row = [...neighbours(axis, box, boxes), own].toSorted((a, b) => a.from - b.from)
  const gaps = pairsOf(row).map(([first, second]) => ({
    from: first.to,
    to: second.from,
    at: besideMiddle(first.across, second.across) ?? middleOfExtent(own.across),
    isOwn: first === own || second === own,
  }))
  const length = (gap: Extent): number => gap.to - gap.from
  return gaps
    .filter((gap) =>
      gaps.some(
        (other) =>
          other !== gap &&
          (other.isOwn || gap.isOwn) &&
          Math.abs(length(other) - length(gap)) < SAME,
      ),
    )
    .map(({ from, to, at }) => ({ axis, from, to, at }))
}

const middleOfExtent = ({ from, to }: Extent): number => (from + to) / 2

/** Null: the boxes do not overlap on this axis. */
function besideMiddle(a: Extent, b: Extent): number | null {
  const shared = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
  return shared.from < shared.to ? middleOfExtent(shared) : null
}
