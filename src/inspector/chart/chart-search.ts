/** Finds states and events of a chart by their names. */
import {
  type ChartBox,
  type ChartEdge,
  type ChartLayout,
  type ChartLine,
  type ChartState,
  LABEL_PADDING,
  LINE_HEIGHT,
} from '../../../packages/model-paths/chart/chart-layout.ts'

export interface ChartHit {
  /** What is found, for people: `anonymous.idle`, or `auth.init in anonymous.idle`. */
  readonly words: string
  /** In units of the layout. */
  readonly box: ChartBox
}

/** Of a line of text above its base line, and of the line with a state's name, in units. */
const ASCENT = 12
const NAME_HEIGHT = 30

/**
 * What has the words in its name, in upper or lower case, in reading order. A state is found by its
 * path too (`anonymous.idle`), so that two states of one name can be
 * distinguished. Without words
 * nothing is found.
 */
export function searchChart({ machine, states, edges }: ChartLayout, text: string): ChartHit[] {
  const words = text.trim().toLowerCase()
  if (words === '') return []
  const has = (name: string): boolean => name.toLowerCase().includes(words)
  const pathOf = (id: string): string => id.slice(id.indexOf('.') + 1)
  const isFound = ({ name, id }: ChartState): boolean =>
    has(name) || (words.includes('.') && id !== machine && has(pathOf(id)))
  return [
    ...states.filter(isFound).map((state) => ({ words: pathOf(state.id), box: nameBox(state) })),
    ...[...states.flatMap(linesOfState), ...edges.flatMap(linesOfEdge)]
      .filter(({ line }) => has(line.words))
      .map(({ line, from, box }) => ({ words: `${line.words} in ${pathOf(from)}`, box })),
  ].toSorted((one, other) => one.box[1] - other.box[1] || one.box[0] - other.box[0])
}

/** The place of the next hit, after the last the first; -1 where there is none. */
export function nextHit(at: number, count: number, by: 1 | -1): number {
  return count === 0 ? -1 : (at + by + count) % count
}

interface PlacedLine {
  readonly line: ChartLine
  /** The state that has it. */
  readonly from: string
  readonly box: ChartBox
}

/** A state with others in it may fill the window: its name is what one looks for. */
function nameBox({ kind, box: [x, y, width, height] }: ChartState): ChartBox {
  return [x, y, width, kind === 'atomic' || kind === 'final' ? height : NAME_HEIGHT]
}

function linesOfState({ id, box, lines }: ChartState): PlacedLine[] {
  return lines.map(({ line, at: [x, y] }) => ({
    line,
    from: id,
    box: [x, y - ASCENT, box[0] + box[2] - x, LINE_HEIGHT],
  }))
}

function linesOfEdge({ from, label, lines }: ChartEdge): PlacedLine[] {
  if (label === null) return []
  const [x, y, width] = label
  return lines.map((line, nth) => ({
    line,
    from,
    box: [x, y + LABEL_PADDING + nth * LINE_HEIGHT, width, LINE_HEIGHT],
  }))
}
