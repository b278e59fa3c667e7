/**
 * What makes a layout hard to read, in sentences, and how good one without faults is: so that the
 * best of several arrangements is kept.
 */
import type {
  ChartBox,
  ChartEdge,
  ChartLayout,
  ChartPoint,
  ChartState,
} from '../../../packages/model-paths/chart/chart-layout.ts'
import { boxOfLine, NAME_SIZE } from './chart-sizes.ts'
import { widthOf } from './text-width.ts'

type Segment = readonly [ChartPoint, ChartPoint]
type Places = Pick<ChartLayout, 'states' | 'edges' | 'size'>
interface Thing {
  readonly what: string
  readonly box: ChartBox
}

export function faultsOf({ states, edges }: Places): string[] {
  const labels = edges.flatMap(({ from, to, label }): Thing[] =>
    label === null ? [] : [{ what: `the label from ${from} to ${to}`, box: label }],
  )
  const words = states.flatMap(wordsOf)
  const leaves = states
    .filter((state) => isLeaf(state, states))
    .map(({ id, box }): Thing => ({ what: id, box }))
  return [
    ...pairsOf([...labels, ...leaves]).flatMap(([one, other]) =>
      touches(one.box, other.box) ? [`${one.what} and ${other.what} overlap`] : [],
    ),
    ...labels.flatMap((label) =>
      words
        .filter(({ box }) => touches(label.box, box))
        .map(({ what }) => `${label.what} and ${what} overlap`),
    ),
    ...words
      .filter(({ box }) => !states.some((state) => isWithin(box, state.box)))
      .map(({ what }) => `${what} stands out of its state`),
    ...edges.flatMap((edge) =>
      faultsOfWay(edge, [
        ...labels.filter(({ box }) => box !== edge.label),
        ...words,
        ...leaves.map(({ what, box }) => ({ what, box: inset(box, 2) })),
      ]),
    ),
  ]
}

function faultsOfWay({ from, to, points }: ChartEdge, things: readonly Thing[]): string[] {
  const segments = segmentsOf(points)
  return things
    .filter(({ box }) => segments.some((segment) => passes(segment, box)))
    .map(({ what }) => `the edge from ${from} to ${to} runs through ${what}`)
}

function wordsOf({ id, name, at: [x, y], lines }: ChartState): Thing[] {
  if (lines.length === 0) return []
  const named: ChartBox = [x, y - 14, widthOf(name, { size: NAME_SIZE, isBold: true }), 18]
  return [
    { what: `the name of ${id}`, box: named },
    ...lines.map(({ line, at }): Thing => ({
      what: `"${line.words}" of ${id}`,
      box: boxOfLine(line, at),
    })),
  ]
}

/** Lower is better: few crossings, short ways, and a shape that a page takes. */
export function costOf({ edges, states, size: [width, height] }: Places): number {
  const order = new Map(states.map(({ id, box }, at) => [id, { at, box }]))
  const against = edges.filter(({ from, to }) => runsAgainst(order.get(from), order.get(to))).length
  const hidden = edges
    .filter(({ lines }) => lines.length === 0)
    .reduce((sum, { to }) => sum + beforeIt(to, states), 0)
  const ways = edges.map(({ points }) => segmentsOf(points))
  const crossings = pairsOf(ways).reduce(
    (sum, [one, other]) =>
      sum +
      one.reduce(
        (met, segment) => met + other.filter((crossed) => isCrossed(segment, crossed)).length,
        0,
      ),
    0,
  )
  const length = ways
    .flat()
    .reduce((sum, [[x, y], [toX, toY]]) => sum + Math.abs(toX - x) + Math.abs(toY - y), 0)
  const bends = ways.reduce((sum, way) => sum + way.length - 1, 0)
  return Math.round(
    hidden * 1_500 +
      against * 1_000 +
      crossings * 150 +
      bends * 20 +
      length +
      Math.max(0, width - READABLE_WIDTH) * 8 +
      Math.max(0, height - 2 * READABLE_WIDTH) * 4 +
      (width * height) / 400,
  )
}

/** Up or to the left, though its end is written below its beginning. */
function runsAgainst(from: Written | undefined, to: Written | undefined): boolean {
  if (from === undefined || to === undefined || from.at >= to.at) return false
  const [x, y] = from.box
  const [toX, toY] = to.box
  return toY < y || (toY === y && toX < x)
}

/** How many of its siblings come before a state that its parent begins in. */
function beforeIt(id: string, states: readonly ChartState[]): number {
  const [x, y] = states.find((state) => state.id === id)?.box ?? [0, 0]
  const parent = id.slice(0, id.lastIndexOf('.'))
  const siblings = states.filter((state) => state.id.slice(0, state.id.lastIndexOf('.')) === parent)
  return Math.min(
    siblings.filter(({ box }) => box[0] < x).length,
    siblings.filter(({ box }) => box[1] < y).length,
  )
}

interface Written {
  readonly at: number
  readonly box: ChartBox
}

/** About as wide as a laptop shows without making it smaller. */
const READABLE_WIDTH = 1_200

export function segmentsOf(points: readonly ChartPoint[]): Segment[] {
  return points.slice(1).flatMap((point, at): Segment[] => {
    const before = points[at]
    return before === undefined ? [] : [[before, point]]
  })
}

/** Through the inside, not along the border. */
export function passes(
  [[x, y], [toX, toY]]: Segment,
  [left, top, width, height]: ChartBox,
): boolean {
  return (
    Math.max(x, toX) > left &&
    Math.min(x, toX) < left + width &&
    Math.max(y, toY) > top &&
    Math.min(y, toY) < top + height
  )
}

export function touches(
  [x, y, width, height]: ChartBox,
  [otherX, otherY, otherWidth, otherHeight]: ChartBox,
): boolean {
  return (
    x < otherX + otherWidth && otherX < x + width && y < otherY + otherHeight && otherY < y + height
  )
}

function isCrossed(
  [[x, y], [toX, toY]]: Segment,
  [[otherX, otherY], [otherToX, otherToY]]: Segment,
): boolean {
  return (
    Math.max(x, toX) > Math.min(otherX, otherToX) &&
    Math.max(otherX, otherToX) > Math.min(x, toX) &&
    Math.max(y, toY) > Math.min(otherY, otherToY) &&
    Math.max(otherY, otherToY) > Math.min(y, toY)
  )
}

function isWithin(
  [x, y, width, height]: ChartBox,
  [left, top, outerWidth, outerHeight]: ChartBox,
): boolean {
  return x >= left && y >= top && x + width <= left + outerWidth && y + height <= top + outerHeight
}

function isLeaf({ id }: ChartState, states: readonly ChartState[]): boolean {
  return !states.some((other) => other.id.startsWith(`${id}.`))
}

function inset([x, y, width, height]: ChartBox, by: number): ChartBox {
  return [x + by, y + by, width - 2 * by, height - 2 * by]
}

function pairsOf<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((one, at) => things.slice(at + 1).map((other): [T, T] => [one, other]))
}
