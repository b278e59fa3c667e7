/** The parts of a drawn statechart; every edge and line can be given a mark, which is also its class. */
import { joined } from '../views/ui/class-names.ts'
import { arrowHead, edgePath, LABEL_PADDING, LINE_HEIGHT, runsOf } from './chart-layout.ts'
import css from './chart-view.module.css'
import type { ChartEdge, ChartLine, ChartPoint, ChartState } from './chart-layout.ts'

/** `fresh`: taken by the last step; `recent`: by one of those before. The others are of coverage. */
export type Mark = 'fresh' | 'recent' | 'taken' | 'missed' | 'dead'
export type Marks = (transition: string) => Mark | null

export function ChartFrame({ state: { id, kind, box, lines }, isActive }: { state: ChartState; isActive: boolean }) {
  const [x, y, width, height] = box
  const isLeaf = kind === 'atomic' || kind === 'final'
  return (
    <g className={joined(css['state'], css[kind], id.split('.').length % 2 === 0 && css['odd'], isActive && css['active'])} data-active={isActive || undefined} data-state={id}>
      <rect className={css['box']} x={x} y={y} width={width} height={height} rx={isLeaf ? 8 : 12} />
      {kind === 'final' ? <rect className={css['ring']} x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={5} /> : null}
      {lines.length > 0 && kind === 'atomic' ? <path className={css['rule']} d={`M${x} ${y + 29.5}h${width}`} /> : null}
    </g>
  )
}

export function ChartEdgeWay({ edge: { from, to, points, lines }, marks }: { edge: ChartEdge; marks: Marks }) {
  const [start] = points
  return (
    <g className={joined(css['edge'], ...classesOf(lines, marks))}>
      <title>{`${from} → ${to}`}</title>
      <path className={css['way']} d={edgePath(points)} />
      {lines.length === 0 && start !== undefined ? <circle className={css['dot']} cx={start[0]} cy={start[1]} r={5} /> : null}
      <path className={css['head']} d={arrowHead(points)} />
    </g>
  )
}

export function ChartEdgeLabel({ edge: { label, lines }, marks }: { edge: ChartEdge; marks: Marks }) {
  if (label === null) return null
  const [x, y, width, height] = label
  return (
    <g className={joined(css['label'], ...classesOf(lines, marks))}>
      <rect className={css['pill']} x={x} y={y} width={width} height={height} rx={6} />
      {lines.map((line, at) => (
        <Line key={at} line={line} at={[x + width / 2, y + LABEL_PADDING + at * LINE_HEIGHT + 12]} isMiddle marks={marks} />
      ))}
    </g>
  )
}

export function ChartWords({ state: { name, at, kind, lines }, isActive, marks }: { state: ChartState; isActive: boolean; marks: Marks }) {
  const isNameOnly = lines.length === 0 && (kind === 'atomic' || kind === 'final')
  return (
    <>
      <text className={joined(css['name'], isNameOnly && css['middle'], isActive && css['activeName'])} x={at[0]} y={at[1]}>
        {name}
      </text>
      {lines.map((one, nth) => (
        <Line key={nth} line={one.line} at={one.at} marks={marks} />
      ))}
    </>
  )
}

function Line({ line, at: [x, y], isMiddle = false, marks }: { line: ChartLine; at: ChartPoint; isMiddle?: boolean; marks: Marks }) {
  return (
    <text className={joined(css['line'], isMiddle && css['middle'], ...classesOf([line], marks))} x={x} y={y} data-mark={line.name === undefined ? undefined : (marks(line.name) ?? undefined)}>
      {line.name === undefined ? null : <title>{line.name}</title>}
      {runsOf(line).map(({ role, words }, nth) => (
        <tspan key={nth} className={css[role]}>
          {words}
        </tspan>
      ))}
    </text>
  )
}

function classesOf(lines: readonly ChartLine[], marks: Marks): (string | undefined)[] {
  const found = new Set(lines.flatMap(({ name }) => (name === undefined ? [] : (marks(name) ?? []))))
  return [...found].map((mark) => css[mark])
}
