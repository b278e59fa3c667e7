/**
 * How much room names, lines and labels need. One font size for lines, one for names: both can be
 * read at natural size.
 */
import {
  LABEL_PADDING,
  LINE_HEIGHT,
  runsOf,
  type ChartBox,
  type ChartLine,
  type ChartPoint,
} from '../../../packages/model-paths/chart/chart-layout.ts'
import type { GraphState } from './chart-graph.ts'
import { widthOf } from './text-width.ts'

export const LINE_SIZE = 12
export const NAME_SIZE = 14
export const NAME_HEIGHT = 30
const SIDE = 12
const BETWEEN_COLUMNS = 28
const BELOW_LINES = 8
/** More lines go into columns. */
const MAX_ROWS = 6

export function labelSize(lines: readonly ChartLine[]): { width: number; height: number } {
  return {
    width: widestOf(lines) + 2 * (LABEL_PADDING + 3),
    height: lines.length * LINE_HEIGHT + 2 * LABEL_PADDING,
  }
}

export interface Head {
  readonly width: number
  readonly height: number
  /** From the state's upper left corner. */
  readonly nameAt: ChartPoint
  readonly offsets: readonly ChartPoint[]
}

/** The name with the lines below it. */
export function headOf({ name, lines }: Pick<GraphState, 'name' | 'lines'>): Head {
  const named = widthOf(name, { size: NAME_SIZE, isBold: true }) + 2 * SIDE
  const nameAt: ChartPoint = [SIDE, 20]
  if (lines.length === 0) return { width: named, height: NAME_HEIGHT, nameAt, offsets: [] }
  const columns = Math.ceil(lines.length / MAX_ROWS)
  const rows = Math.ceil(lines.length / columns)
  const offsets: ChartPoint[] = []
  let x = SIDE
  for (let first = 0; first < lines.length; first += rows) {
    const column = lines.slice(first, first + rows)
    offsets.push(
      ...column.map((_, row): ChartPoint => [x, NAME_HEIGHT + 5 + row * LINE_HEIGHT + 12]),
    )
    x += widestOf(column) + BETWEEN_COLUMNS
  }
  return {
    width: Math.max(named, x - BETWEEN_COLUMNS + SIDE),
    height: NAME_HEIGHT + 5 + rows * LINE_HEIGHT + BELOW_LINES,
    nameAt,
    offsets,
  }
}

/** The room that a written line takes. */
export function boxOfLine(line: ChartLine, [x, y]: ChartPoint): ChartBox {
  return [x, y - 12, widestOf([line]), LINE_HEIGHT]
}

function widestOf(lines: readonly ChartLine[]): number {
  return Math.max(
    ...lines.map((line) =>
      widthOf(
        runsOf(line)
          .map(({ words }) => words)
          .join(''),
        { size: LINE_SIZE },
      ),
    ),
  )
}
