/**
 * A statechart, laid out: made by `npm run charts`, drawn by docs/machines, by the report of the
 * paths and by the inspector. In px from the upper left corner, all absolute.
 */
export type ChartPoint = readonly [x: number, y: number]
export type ChartBox = readonly [x: number, y: number, width: number, height: number]

/** A transition in words, or what a state does while it lasts (`invoke`). */
export interface ChartLine {
  readonly kind: 'event' | 'after' | 'always' | 'done' | 'error' | 'invoke'
  readonly words: string
  readonly guard?: string
  /** Only where the state is not left: what happens instead. */
  readonly actions?: string
  /** As `Declared` of transitions.ts calls it; none for an invoked actor. */
  readonly name?: string
}
export interface ChartState {
  /** As xstate's state node is called. */
  readonly id: string
  readonly name: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'region' | 'final'
  readonly box: ChartBox
  /** Where the name's base line begins; its middle in a state that has nothing but its name. */
  readonly at: ChartPoint
  /** Below the name, each with its base line's beginning. */
  readonly lines: readonly { readonly line: ChartLine; readonly at: ChartPoint }[]
}
/** All transitions from one state to another share one edge. */
export interface ChartEdge {
  /** The initial transition of a state begins at a dot in it, and has no lines. */
  readonly from: string
  readonly to: string
  /**
   * Bends at right angles; ends at the arrow's head. What leads from a state into itself begins at
   * its label.
   */
  readonly points: readonly ChartPoint[]
  readonly label: ChartBox | null
  /** In the label, in this order, centred, `LINE_HEIGHT` each. */
  readonly lines: readonly ChartLine[]
}
export interface ChartLayout {
  readonly machine: string
  /** How the engine was asked to arrange it: so the test needs to lay it out only once. */
  readonly arrangement: string
  readonly size: readonly [width: number, height: number]
  /** Each before those in it. */
  readonly states: readonly ChartState[]
  readonly edges: readonly ChartEdge[]
}

export const LINE_HEIGHT = 16
/** Between a label's edge and its lines. */
export const LABEL_PADDING = 3
const CORNER = 7
const HEAD = { length: 8, half: 4 }

/**
 * What is written of a line, in the order and the roles (`quiet`, or the line's kind) in which it
 * is drawn.
 */
export function runsOf({
  kind,
  words,
  guard,
  actions,
}: ChartLine): { role: ChartLine['kind'] | 'quiet'; words: string }[] {
  return [
    ...(kind === 'invoke' ? [{ role: 'quiet' as const, words: 'do / ' }] : []),
    { role: kind, words },
    ...(guard === undefined ? [] : [{ role: 'quiet' as const, words: ` [${guard}]` }]),
    ...(actions === undefined ? [] : [{ role: 'quiet' as const, words: ` / ${actions}` }]),
  ]
}

/** The outline of an edge, with round corners, up to the arrow's head. */
export function edgePath(points: readonly ChartPoint[]): string {
  const end = points.length - 1
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]]
      if (before === undefined) return `M${point.join(' ')}`
      if (after === undefined)
        return `L${towards(point, before, at === end ? HEAD.length - 1 : 0).join(' ')}`
      const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2)
      return `L${towards(point, before, radius).join(' ')}Q${point.join(' ')} ${towards(point, after, radius).join(' ')}`
    })
    .join('')
}

/** The triangle at the end of an edge. */
export function arrowHead(points: readonly ChartPoint[]): string {
  const [before, tip] = points.slice(-2)
  if (before === undefined || tip === undefined) return ''
  const [x, y] = towards(tip, before, HEAD.length)
  const [across, down] = before[0] === tip[0] ? [HEAD.half, 0] : [0, HEAD.half]
  return `M${tip.join(' ')}L${x - across} ${y - down}L${x + across} ${y + down}Z`
}

function towards([x, y]: ChartPoint, [toX, toY]: ChartPoint, by: number): ChartPoint {
  return [x + Math.sign(toX - x) * by, y + Math.sign(toY - y) * by]
}

function distance([x, y]: ChartPoint, [otherX, otherY]: ChartPoint): number {
  return Math.abs(otherX - x) + Math.abs(otherY - y)
}
