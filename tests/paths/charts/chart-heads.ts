/**
 * The engine routes edges through the upper part of a state that has others in it, where its name
 * and lines are placed: they move to where nothing passes.
 */
import type {
  ChartBox,
  ChartEdge,
  ChartPoint,
  ChartState,
} from '../../../packages/model-paths/chart/chart-layout.ts'
import { headOf } from './chart-sizes.ts'
import { passes, segmentsOf, touches } from './chart-faults.ts'

const STEP = 4
const CLEAR = 6

export function withFreeHeads(
  states: readonly ChartState[],
  edges: readonly ChartEdge[],
): ChartState[] {
  return states.map((state) =>
    states.some(({ id }) => id.startsWith(`${state.id}.`)) ? withFreeHead(state, edges) : state,
  )
}

/** Stays where it is when there is no room anywhere: the faults of the layout list it. */
function withFreeHead(state: ChartState, edges: readonly ChartEdge[]): ChartState {
  const [x, y, width] = state.box
  const head = headOf({ name: state.name, lines: state.lines.map(({ line }) => line) })
  for (let right = 0; right + head.width <= width; right += STEP) {
    if (isFree([x + right + CLEAR, y + 1, head.width - 2 * CLEAR, head.height - 2], edges))
      return shifted(state, right)
  }
  return state
}

function isFree(room: ChartBox, edges: readonly ChartEdge[]): boolean {
  return edges.every(
    ({ points, label }) =>
      !segmentsOf(points).some((segment) => passes(segment, room)) &&
      (label === null || !touches(label, room)),
  )
}

function shifted(state: ChartState, right: number): ChartState {
  const move = ([x, y]: ChartPoint): ChartPoint => [x + right, y]
  return {
    ...state,
    at: move(state.at),
    lines: state.lines.map(({ line, at }) => ({ line, at: move(at) })),
  }
}
