/**
 * The parts of a drawn statechart; every edge and line can be given a mark, which is also its
 * class.
 */
import { useText } from '../../views/kit/i18n/text.ts'
import { joined } from '../../views/kit/ui/class-names.ts'
import {
  arrowHead,
  edgePath,
  LABEL_PADDING,
  LINE_HEIGHT,
  runsOf,
} from '../../../packages/model-paths/chart/chart-layout.ts'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { legendWords } from './legend-words.ts'
import css from './chart-view.module.css'
import type {
  ChartEdge,
  ChartLine,
  ChartPoint,
  ChartState,
} from '../../../packages/model-paths/chart/chart-layout.ts'

/**
 * `fresh`: taken by the last step; `recent`: by one of those before. The others are of coverage:
 * taken in the recording, else by generated paths through the page (`paged`), else by those without
 * one (`walked`), else `never`; `missed` where no paths are looked at.
 */
export type Mark = (typeof byWeight)[number]
/**
 * Transitions that share an edge may differ: it looks like the first of these, so that no gap is
 * hidden.
 */
const byWeight = ['fresh', 'recent', 'never', 'missed', 'walked', 'paged', 'taken', 'dead'] as const
export type Marks = (transition: string) => Mark | null

export function ChartFrame({
  state: { id, kind, box, lines },
  isActive,
}: {
  state: ChartState
  isActive: boolean
}) {
  const [x, y, width, height] = box
  const isLeaf = kind === 'atomic' || kind === 'final'
  return (
    <g
      className={joined(
        css['state'],
        css[kind],
        id.split('.').length % 2 === 0 && css['odd'],
        isActive && css['active'],
      )}
      data-active={isActive || undefined}
      data-state={id}
    >
      <rect className={css['box']} x={x} y={y} width={width} height={height} rx={isLeaf ? 8 : 12} />
      {kind === 'final' ? (
        <rect
          className={css['ring']}
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={5}
        />
      ) : null}
      {lines.length > 0 && kind === 'atomic' ? (
        <path className={css['rule']} d={`M${x} ${y + 29.5}h${width}`} />
      ) : null}
    </g>
  )
}

export function ChartEdgeWay({
  edge: { from, to, points, lines },
  marks,
}: {
  edge: ChartEdge
  marks: Marks
}) {
  const [start] = points
  return (
    <g className={joined(css['edge'], classOf(lines, marks))}>
      <title>{`${from} → ${to}`}</title>
      <path className={css['way']} d={edgePath(points)} />
      {lines.length === 0 && start !== undefined ? (
        <circle className={css['dot']} cx={start[0]} cy={start[1]} r={5} />
      ) : null}
      <path className={css['head']} d={arrowHead(points)} />
    </g>
  )
}

export function ChartEdgeLabel({
  edge: { label, lines },
  marks,
}: {
  edge: ChartEdge
  marks: Marks
}) {
  if (label === null) return null
  const [x, y, width, height] = label
  return (
    <g className={joined(css['label'], classOf(lines, marks))}>
      <rect className={css['pill']} x={x} y={y} width={width} height={height} rx={6} />
      {lines.map((line, at) => (
        <Line
          key={at}
          line={line}
          at={[x + width / 2, y + LABEL_PADDING + at * LINE_HEIGHT + 12]}
          isMiddle
          marks={marks}
        />
      ))}
    </g>
  )
}

export function ChartWords({
  state: { name, at, kind, lines },
  isActive,
  marks,
}: {
  state: ChartState
  isActive: boolean
  marks: Marks
}) {
  const isNameOnly = lines.length === 0 && (kind === 'atomic' || kind === 'final')
  return (
    <>
      <text
        className={joined(css['name'], isNameOnly && css['middle'], isActive && css['activeName'])}
        x={at[0]}
        y={at[1]}
      >
        {name}
      </text>
      {lines.map((one, nth) => (
        <Line key={nth} line={one.line} at={one.at} marks={marks} />
      ))}
    </>
  )
}

function Line({
  line,
  at: [x, y],
  isMiddle = false,
  marks,
}: {
  line: ChartLine
  at: ChartPoint
  isMiddle?: boolean
  marks: Marks
}) {
  const t = useText(inspectorMessages)
  const mark = line.name === undefined ? null : marks(line.name)
  return (
    <text
      className={joined(css['line'], isMiddle && css['middle'], mark !== null && css[mark])}
      x={x}
      y={y}
      data-mark={mark ?? undefined}
    >
      {line.name === undefined ? null : (
        <title>{mark === null ? line.name : `${line.name} (${t(legendWords[mark])})`}</title>
      )}
      {runsOf(line).map(({ role, words }, nth) => (
        <tspan key={nth} className={css[role]}>
          {words}
        </tspan>
      ))}
    </text>
  )
}

function classOf(lines: readonly ChartLine[], marks: Marks): string | undefined {
  const found = new Set(
    lines.flatMap(({ name }) => (name === undefined ? [] : (marks(name) ?? []))),
  )
  const [mark] = byWeight.filter((one) => found.has(one))
  return mark === undefined ? undefined : css[mark]
}

/** How a mark looks, for a legend. */
export function MarkSample({ mark }: { mark: Mark | 'active' }) {
  return (
    <svg className={css['sample']} width="32" height="14" aria-hidden="true">
      <g className={joined(css['atomic'], css[mark])}>
        {mark === 'active' ? (
          <rect className={css['box']} x="2" y="2" width="28" height="10" rx="4" />
        ) : (
          <path className={css['way']} d="M0 7h32" />
        )}
      </g>
    </svg>
  )
}
