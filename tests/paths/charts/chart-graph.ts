/**
 * A machine as states and edges, before anything has a place: what is shown once here is drawn once.
 */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { ChartLine, ChartState } from '../../../packages/model-paths/chart/chart-layout.ts'
import { Declared, nodesOf, transitionsOf } from '../../../packages/model-paths/transitions.ts'
import { lineOf } from '../../../packages/model-paths/chart/chart-words.ts'

export interface GraphState extends Pick<ChartState, 'id' | 'name' | 'kind'> {
  readonly parent: string | null
  /** Invoked actors, and transitions that stay. */
  readonly lines: readonly ChartLine[]
  /** The state that it begins in. */
  readonly initial: string | null
}
export interface GraphEdge {
  readonly from: string
  readonly to: string
  /** From a state to one within: drawn as "wherever in here". */
  readonly isInward: boolean
  readonly lines: readonly ChartLine[]
}
export interface ChartGraph {
  readonly states: readonly GraphState[]
  readonly edges: readonly GraphEdge[]
}
interface Transition {
  readonly line: ChartLine
  readonly definition: AnyTransitionDefinition
}

export function graphOf(machine: AnyStateMachine): ChartGraph {
  const declared = new Declared(machine)
  const nodes = nodesOf(machine)
  const transitions = nodes.flatMap(transitionsOf).flatMap((group) =>
    group.map((definition, at): Transition => {
      const name = declared.nameOf(definition)
      if (name === undefined)
        throw new Error(`${definition.source.id} declares a transition that has no name`)
      return {
        definition,
        line: lineOf(machine, definition, {
          isElse: group.slice(0, at).some(({ guard }) => guard !== undefined),
          name,
        }),
      }
    }),
  )
  return { states: nodes.map((node) => stateOf(node, transitions)), edges: edgesOf(transitions) }
}

function stateOf(node: AnyStateNode, transitions: readonly Transition[]): GraphState {
  const stays = transitions
    .filter(({ definition }) => definition.source === node && definition.target === undefined)
    .map(({ line }) => line)
  const invoked = node.invoke.map(({ id, src }): ChartLine => ({
    kind: 'invoke',
    words: src === id || typeof src !== 'string' ? id : `${id}: ${src}`,
  }))
  return {
    id: node.id,
    name: node.key,
    kind: kindOf(node),
    parent: node.parent?.id ?? null,
    lines: [...invoked, ...stays],
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  }
}

function kindOf({ type, parent }: AnyStateNode): ChartState['kind'] {
  if (type === 'history') throw new Error('History states are not drawn yet.')
  return parent?.type === 'parallel' ? 'region' : type
}

function edgesOf(transitions: readonly Transition[]): GraphEdge[] {
  const ends = transitions.flatMap(({ line, definition: { source, target = [] } }) =>
    target.map(({ id }) => ({ from: source.id, to: id, line })),
  )
  return [...Map.groupBy(ends, ({ from, to }) => `${from} ${to}`).values()].flatMap((same) => {
    const [first] = same
    return first === undefined
      ? []
      : [
          {
            from: first.from,
            to: first.to,
            isInward: first.to.startsWith(`${first.from}.`),
            lines: same.map(({ line }) => line),
          },
        ]
  })
}
