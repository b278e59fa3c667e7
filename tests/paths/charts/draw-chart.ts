/**
 * A layout as SVG, alone or inside a page; every state, edge and line can be given a class of its
 * own, such as how far it is covered.
 */
import {
  arrowHead,
  edgePath,
  LABEL_PADDING,
  LINE_HEIGHT,
  runsOf,
  type ChartEdge,
  type ChartLayout,
  type ChartLine,
  type ChartState,
} from '../../../packages/model-paths/chart/chart-layout.ts'
import { CHART_STYLE } from './chart-style.ts'

/** The class of a transition, by its name. */
export type Marks = (transition: string) => string
const unmarked: Marks = () => ''

/** A file of its own. */
export function chartFile(layout: ChartLayout): string {
  return `${chartSvg(layout, { style: `<style>\n${CHART_STYLE.trim()}\n</style>\n` })}\n`
}

/** For a page that has `CHART_STYLE`. */
export function chartSvg(
  { machine, size: [width, height], states, edges }: ChartLayout,
  { marks = unmarked, style = '' }: { marks?: Marks; style?: string },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" class="chart" role="img" aria-label="The statechart of ${text(machine)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${style}<rect class="ground" width="${width}" height="${height}"/>
${states.map(frameOf).join('\n')}
${edges.map((edge) => wayOf(edge, marks)).join('\n')}
${edges.flatMap((edge) => labelOf(edge, marks)).join('\n')}
${states.map((state) => wordsOf(state, marks)).join('\n')}
</svg>`
}

function frameOf({ id, kind, box: [x, y, width, height], lines, name }: ChartState): string {
  const depth = id.split('.').length - 1
  const ring =
    kind === 'final'
      ? `<rect class="ring" x="${x + 4}" y="${y + 4}" width="${width - 8}" height="${height - 8}" rx="5"/>`
      : ''
  const rule =
    lines.length > 0 && kind === 'atomic'
      ? `<path class="rule" d="M${x} ${y + 29.5}h${width}"/>`
      : ''
  return `<g class="state ${kind} depth-${depth % 2}"><title>${text(lines.length === 0 ? name : id)}</title><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${kind === 'atomic' || kind === 'final' ? 8 : 12}"/>${ring}${rule}</g>`
}

function wayOf({ from, to, points, lines }: ChartEdge, marks: Marks): string {
  const [start] = points
  const dot =
    lines.length === 0 && start !== undefined
      ? `<circle class="dot" cx="${start[0]}" cy="${start[1]}" r="5"/>`
      : ''
  return `<g class="${classesOf(['edge', ...lines.map(({ name = '' }) => marks(name))])}"><title>${text(`${from} → ${to}`)}</title><path class="way" d="${edgePath(points)}"/>${dot}<path class="head" d="${arrowHead(points)}"/></g>`
}

function labelOf({ label, lines }: ChartEdge, marks: Marks): string[] {
  if (label === null) return []
  const [x, y, width, height] = label
  const written = lines.map((line, at) =>
    lineOf(line, {
      at: [x + width / 2, y + LABEL_PADDING + at * LINE_HEIGHT + 12],
      classes: 'middle',
      marks,
    }),
  )
  return [
    `<g class="${classesOf(['label', ...lines.map(({ name = '' }) => marks(name))])}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>${written.join('')}</g>`,
  ]
}

function wordsOf({ name, at: [x, y], kind, lines }: ChartState, marks: Marks): string {
  const isNameOnly = lines.length === 0 && (kind === 'atomic' || kind === 'final')
  return `<text class="name${isNameOnly ? ' middle' : ''}" x="${x}" y="${y}">${text(name)}</text>${lines.map(({ line, at }) => lineOf(line, { at, classes: '', marks })).join('')}`
}

function lineOf(
  line: ChartLine,
  { at: [x, y], classes, marks }: { at: readonly [number, number]; classes: string; marks: Marks },
): string {
  const runs = runsOf(line)
    .map(({ role, words }) => `<tspan class="${role}">${text(words)}</tspan>`)
    .join('')
  return `<text class="${classesOf(['line', classes, line.name === undefined ? '' : marks(line.name)])}" x="${x}" y="${y}">${line.name === undefined ? '' : `<title>${text(line.name)}</title>`}${runs}</text>`
}

function classesOf(classes: readonly string[]): string {
  return [...new Set(classes)].filter((name) => name !== '').join(' ')
}

function text(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
