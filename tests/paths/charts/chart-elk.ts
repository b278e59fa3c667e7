/**
 * A chart's states and edges as the layout engine takes them, and what it gives back as a layout.
 */
import type { ELK as Engine, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'
import ELK from 'elkjs/lib/elk.bundled.js'
import type {
  ChartBox,
  ChartEdge,
  ChartLayout,
  ChartPoint,
  ChartState,
} from '../../../packages/model-paths/chart/chart-layout.ts'
import type { ChartGraph, GraphEdge, GraphState } from './chart-graph.ts'
import { withFreeHeads } from './chart-heads.ts'
import { headOf, labelSize } from './chart-sizes.ts'
import { straightened } from './chart-straighten.ts'

const DOT = 10
const MARGIN = 16
const AROUND_STATES = 20
const BETWEEN_HEADS = 11

const always: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
  'elk.layered.thoroughness': '30',
  'elk.layered.unnecessaryBendpoints': 'true',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '0',
  'elk.spacing.labelLabel': '10',
  'elk.spacing.labelNode': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
}

/** The engine is Java that was compiled to JavaScript: slow to load, so it is made once. */
const engine: Engine = new ELK()

export async function placed(
  graph: ChartGraph,
  options: LayoutOptions,
): Promise<Omit<ChartLayout, 'machine' | 'arrangement'>> {
  const [root] = graph.states
  if (root === undefined) throw new Error('A chart without states')
  const chart: ElkNode = {
    id: 'chart',
    layoutOptions: { ...always, ...options },
    children: [nodeOf(graph, root, options)],
    edges: [...graph.edges.map(edgeOf), ...graph.states.flatMap(initialEdgeOf)],
  }
  const elk: ElkNode = await engine.layout(chart)
  const nodes = new Map(withInner(elk).map((node) => [node.id, node]))
  const edges = new Map((elk.edges ?? []).map((edge) => [edge.id, edge]))
  const boxed = graph.states.map((state) => placedState(state, boxOf(nodes.get(state.id))))
  const placedEdges = straightened(
    [
      ...graph.states.flatMap((state): ChartEdge[] =>
        state.initial === null
          ? []
          : [
              {
                from: state.id,
                to: state.initial,
                points: pointsOf(edges.get(dotId(state))),
                label: null,
                lines: [],
              },
            ],
      ),
      ...graph.edges.map((edge): ChartEdge => ({
        from: edge.from,
        to: edge.to,
        points: pointsOf(edges.get(idOf(edge))),
        label: labelBox(edge, nodes, edges),
        lines: edge.lines,
      })),
    ],
    boxed,
  )
  return {
    size: [Math.ceil(elk.width ?? 0), Math.ceil(elk.height ?? 0)],
    states: withFreeHeads(boxed, placedEdges),
    edges: placedEdges,
  }
}

function nodeOf(graph: ChartGraph, state: GraphState, options: LayoutOptions): ElkNode {
  const { width, height } = headOf(state)
  const isDown = options['elk.direction'] === 'DOWN'
  const inner = graph.states.filter(({ parent }) => parent === state.id)
  const place = orderOf(graph, state)
  if (inner.length === 0)
    return {
      id: state.id,
      ...place,
      width: Math.max(width, 64, isDown ? roomForEdges(graph, state) : 0),
      height: Math.max(height, 34, isDown ? 0 : roomForEdges(graph, state)),
    }
  const pills = graph.edges.filter(({ from, isInward }) => isInward && from === state.id)
  return {
    id: state.id,
    ...place,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + 14},left=${AROUND_STATES},bottom=${AROUND_STATES},right=${AROUND_STATES}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // The engine turns a chart that runs down on its side, and forgets to turn this.
      'elk.nodeSize.minimum': isDown ? `(${height},${width})` : `(${width},${height})`,
    },
    children: [
      ...(state.initial === null
        ? []
        : [{ id: dotId(state), x: 0, y: 0, width: DOT, height: DOT }]),
      ...pills.map((edge) => ({ id: pillId(edge), x: 0, y: 0, ...labelSize(edge.lines) })),
      ...inner.map((child) => nodeOf(graph, child, options)),
    ],
  }
}

/**
 * Where the engine asks for an order (INTERACTIVE), that of the source: what is written first comes
 * first.
 */
function orderOf({ states }: ChartGraph, state: GraphState): { x: number; y: number } {
  const place = 100 + states.indexOf(state) * 100
  return { x: place, y: place }
}

/** For the arrow heads at one side of a state. */
function roomForEdges({ edges, states }: ChartGraph, { id }: GraphState): number {
  const inward =
    edges.filter(({ to }) => to === id).length +
    states.filter(({ initial }) => initial === id).length
  const outward = edges.filter(({ from, isInward }) => from === id && !isInward).length
  return (Math.max(inward, outward) + Math.min(inward, outward) / 2) * BETWEEN_HEADS
}

const dotId = ({ id }: Pick<GraphState, 'id'>): string => `${id} begins`
const idOf = ({ from, to }: GraphEdge): string => `${from} to ${to}`
const pillId = (edge: GraphEdge): string => `${idOf(edge)} inside`

function edgeOf(edge: GraphEdge): ElkExtendedEdge {
  if (edge.isInward) return { id: idOf(edge), sources: [pillId(edge)], targets: [edge.to] }
  const label = {
    text: idOf(edge),
    ...labelSize(edge.lines),
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  }
  return { id: idOf(edge), sources: [edge.from], targets: [edge.to], labels: [label] }
}

function initialEdgeOf(state: GraphState): ElkExtendedEdge[] {
  return state.initial === null
    ? []
    : [
        {
          id: dotId(state),
          sources: [dotId(state)],
          targets: [state.initial],
          layoutOptions: {
            'elk.layered.priority.straightness': '10',
            'elk.layered.priority.shortness': '10',
          },
        },
      ]
}

function placedState({ id, name, kind, lines }: GraphState, box: ChartBox): ChartState {
  const { nameAt, offsets } = headOf({ name, lines })
  const from = ([right, down]: ChartPoint): ChartPoint => [box[0] + right, box[1] + down]
  const middle: ChartPoint = [box[0] + Math.round(box[2] / 2), box[1] + Math.round(box[3] / 2) + 5]
  const isNameOnly = lines.length === 0 && (kind === 'atomic' || kind === 'final')
  return {
    id,
    name,
    kind,
    box,
    at: isNameOnly ? middle : from(nameAt),
    lines: lines.map((line, nth) => ({ line, at: from(offsets[nth] ?? nameAt) })),
  }
}

function labelBox(
  edge: GraphEdge,
  nodes: ReadonlyMap<string, ElkNode>,
  edges: ReadonlyMap<string, ElkExtendedEdge>,
): ChartBox {
  return edge.isInward ? boxOf(nodes.get(pillId(edge))) : boxOf(edges.get(idOf(edge))?.labels?.[0])
}

function withInner(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(withInner)]
}

function boxOf(
  shape: { x?: number; y?: number; width?: number; height?: number } | undefined,
): ChartBox {
  const { x, y, width, height } = shape ?? {}
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    throw new Error('The layout engine left something without a place.')
  return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)]
}

function pointsOf(edge: ElkExtendedEdge | undefined): ChartPoint[] {
  const [section, ...more] = edge?.sections ?? []
  if (section === undefined || more.length > 0)
    throw new Error(`The layout engine left ${edge?.id ?? 'an edge'} without one way.`)
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(
    ({ x, y }): ChartPoint => [Math.round(x), Math.round(y)],
  )
  return points.filter(
    ([x, y], at) =>
      at === 0 || at === points.length - 1 || !isBetween([x, y], points[at - 1], points[at + 1]),
  )
}

/** On the straight way from one to the other, or on one of them. */
function isBetween(
  [x, y]: ChartPoint,
  before: ChartPoint | undefined,
  after: ChartPoint | undefined,
): boolean {
  return (x === before?.[0] && x === after?.[0]) || (y === before?.[1] && y === after?.[1])
}
