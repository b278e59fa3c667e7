/**
 * The faults of a chart: a transition that leads elsewhere or is gone, a guard, an action, a tag or
 * an actor left out, a remembered value forgotten.
 */
import {
  around,
  bare,
  calledName,
  keyOf,
  type Change,
  type Node,
  type Place,
  type Source,
} from './source.ts'

type LongList = Extract<Node, { type: 'ArrayExpression' }>
type List = Extract<Node, { type: 'ObjectExpression' }>

export function isInChart(place: Place): boolean {
  for (const { node } of around(place)) {
    if (node.type === 'ArrowFunctionExpression') return false
    if (calledName(node) === 'createMachine') return true
  }
  return false
}

/**
 * Each is left out where it is. `params` are not: a chart without them has no types that fit.
 * `onError` neither: every chart without one is refused.
 */
const removable = new Set([
  'onDone',
  'always',
  'entry',
  'exit',
  'invoke',
  'tags',
  'guard',
  'actions',
  'reenter',
])
/** Whose entries are transitions. */
const transitions = new Set(['on', 'after'])
/** Whose values are states. */
const leading = new Set(['target', 'initial'])

export function chartFaults(place: Place, source: Source): readonly Change[] {
  const { node, up } = place
  if (node.type !== 'Property' || up?.node.type !== 'ObjectExpression')
    return forgotten(place, source)
  const key = keyOf(node) ?? source.textOf(node.key)
  const value = bare(node.value)
  return [
    ...(isTransition(up) || (removable.has(key) && !isLongList(value))
      ? [leftOut(place, up.node, source)]
      : []),
    ...(isLongList(value) ? shortened(value, key, source) : []),
    ...(leading.has(key) ? elsewhere(place, source) : []),
  ]
}

/** Whether the place is directly in the transitions of an event. */
function isTransition({ up }: Place): boolean {
  return up !== null && transitions.has(keyOf(up.node) ?? '')
}

function shortened({ elements }: LongList, key: string, source: Source): readonly Change[] {
  return elements.flatMap((one, at) =>
    one === null ? [] : [source.without(elements, at, `${key} loses ${source.textOf(one)}`)],
  )
}

function leftOut({ node }: Place, { properties }: List, source: Source): Change {
  return source.without(
    properties,
    properties.findIndex((one) => one === node),
    `${keyOf(node) ?? source.textOf(node)} is left out`,
  )
}

/** Loses one after the other. */
function isLongList(value: Node): value is LongList {
  return value.type === 'ArrayExpression' && value.elements.length > 1
}

/** The state beside the one that it should lead to. */
function elsewhere(place: Place, source: Source): readonly Change[] {
  const { node } = place
  if (node.type !== 'Property') return []
  const value = bare(node.value)
  if (value.type !== 'Literal' || typeof value.value !== 'string') return []
  const [, path = '', name = ''] = /^(.*?)([\w-]+)$/.exec(value.value) ?? []
  const states = [...listsOfStates(source)]
    .toSorted((a, b) => distance(a, node) - distance(b, node))
    .map((list) => list.properties.flatMap((one) => keyOf(one) ?? []))
  const names = states.find((one) => one.includes(name)) ?? []
  const other = names[(names.indexOf(name) + 1) % names.length]
  return other === undefined || other === name
    ? []
    : [
        source.replace(
          value,
          `'${path}${other}'`,
          `${source.textOf(value)} becomes '${path}${other}'`,
        ),
      ]
}

function* listsOfStates({ places }: Source): Generator<List> {
  for (const { node } of places)
    if (
      node.type === 'Property' &&
      keyOf(node) === 'states' &&
      node.value.type === 'ObjectExpression'
    )
      yield node.value
}

/** Lists around a place are near, the narrowest nearest; others are far. */
function distance(
  list: List,
  { start, end }: { readonly start: number; readonly end: number },
): number {
  return list.start <= start && end <= list.end ? list.end - list.start : 1_000_000 + list.start
}

/** A value that `assign` does not remember. */
function forgotten(place: Place, source: Source): readonly Change[] {
  const { node } = place
  if (calledName(node) !== 'assign' || node.type !== 'CallExpression') return []
  const [made] = node.arguments
  return made === undefined
    ? []
    : listsMadeBy(made, place, source).flatMap((list) =>
        list.properties.map((one, at) =>
          source.without(
            list.properties,
            at,
            `${keyOf(one) ?? source.textOf(one)} is not remembered`,
          ),
        ),
      )
}

function listsMadeBy(made: Node, place: Place, source: Source): readonly List[] {
  const answer = bare(made)
  if (answer.type === 'ObjectExpression') return [answer]
  if (answer.type === 'ConditionalExpression')
    return [
      ...listsMadeBy(answer.consequent, place, source),
      ...listsMadeBy(answer.alternate, place, source),
    ]
  if (answer.type !== 'ArrowFunctionExpression') return []
  if (answer.body.type !== 'BlockStatement') return listsMadeBy(answer.body, place, source)
  return source.places.flatMap(({ node }) =>
    node.type === 'ReturnStatement' &&
    node.argument !== null &&
    answer.start <= node.start &&
    node.end <= answer.end
      ? listsMadeBy(node.argument, place, source)
      : [],
  )
}
