/**
 * The engine spreads the ends of edges evenly along a state, which leaves steps of a few px before
 * it: the end moves instead, where there is room.
 */
import type {
  ChartBox,
  ChartEdge,
  ChartPoint,
  ChartState,
} from '../../../packages/model-paths/chart/chart-layout.ts'

const SMALL = 9
/** From a corner, and from another edge's end. */
const CLEAR = 9

export function straightened(
  edges: readonly ChartEdge[],
  states: readonly ChartState[],
): ChartEdge[] {
  const done = [...edges]
  for (const [at, edge] of done.entries()) {
    const others = done
      .filter((other) => other !== edge)
      .flatMap(({ points }) => [points.at(0), points.at(-1)])
      .filter((point) => point !== undefined)
    const boxOf = (id: string): ChartBox | undefined => states.find((state) => state.id === id)?.box
    const isFromState = edge.lines.length > 0 && !edge.to.startsWith(`${edge.from}.`)
    const begun = isFromState
      ? withoutFirstStep(edge.points, boxOf(edge.from), others)
      : edge.points
    done[at] = {
      ...edge,
      points: withoutFirstStep(begun.toReversed(), boxOf(edge.to), others).toReversed(),
    }
  }
  return done
}

/** The end that is moved is the first point, at the border of `box`. */
function withoutFirstStep(
  points: readonly ChartPoint[],
  box: ChartBox | undefined,
  others: readonly ChartPoint[],
): readonly ChartPoint[] {
  if (box === undefined || !isLong(points)) return points
  const [first, second, third, fourth, ...rest] = points
  const isDown = first[0] === second[0]
  const isStep =
    Math.abs(third[0] - second[0]) + Math.abs(third[1] - second[1]) < SMALL &&
    (isDown ? third[0] === fourth[0] : third[1] === fourth[1])
  const moved: ChartPoint = isDown ? [third[0], first[1]] : [first[0], third[1]]
  return isStep && hasRoom(moved, box, { isDown, others }) ? [moved, fourth, ...rest] : points
}

function isLong(
  points: readonly ChartPoint[],
): points is readonly [ChartPoint, ChartPoint, ChartPoint, ChartPoint, ...ChartPoint[]] {
  return points.length >= 4
}

function hasRoom(
  [x, y]: ChartPoint,
  [left, top, width, height]: ChartBox,
  { isDown, others }: { isDown: boolean; others: readonly ChartPoint[] },
): boolean {
  const isOnSide = isDown
    ? x >= left + CLEAR && x <= left + width - CLEAR
    : y >= top + CLEAR && y <= top + height - CLEAR
  return (
    isOnSide &&
    !others.some(([otherX, otherY]) =>
      isDown
        ? otherY === y && Math.abs(otherX - x) < CLEAR
        : otherX === x && Math.abs(otherY - y) < CLEAR,
    )
  )
}
