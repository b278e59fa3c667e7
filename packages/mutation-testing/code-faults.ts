/**
 * The faults that a hand slips into: a condition turned, a boundary moved, an operand, a spread, a
 * statement left out, another word, number or method. One table by kind of node; a kind that is not
 * in it gets none.
 */
import {
  above,
  bare,
  calledName,
  keyOf,
  type Change,
  type Node,
  type Place,
  type Source,
} from './source.ts'

type Planter<T extends Node['type']> = (
  node: Extract<Node, { type: T }>,
  source: Source,
  place: Place,
) => readonly Change[]
type AnyPlanter = (node: Node, source: Source, place: Place) => readonly Change[]

export function codeFaults(place: Place, source: Source): readonly Change[] {
  // The key says which kind of node it takes; the compiler can't follow that through a union.
  const plant = planters[place.node.type] as AnyPlanter | undefined
  return plant?.(place.node, source, place) ?? []
}

const planters: { readonly [T in Node['type']]?: Planter<T> } = {
  LogicalExpression: ({ left, right, operator }, source, { node }) => {
    const first = source.replace(
      node,
      `(${source.textOf(left)})`,
      `${operator} loses its second operand`,
    )
    const second = source.replace(
      node,
      `(${source.textOf(right)})`,
      `${operator} loses its first operand`,
    )
    // A missing value may be undefined or null, as a type demands: the readers treat both alike.
    if (operator === '??') return isNothing(bare(right)) ? [second] : [first, second]
    const isChain =
      bare(left).type === 'LogicalExpression' &&
      (bare(left) as typeof node & { operator: string }).operator === operator
    // A test that sees either operand missing sees the two signs mixed up as well.
    return [first, ...(isChain ? [] : [second])]
  },
  BinaryExpression: ({ left, right, operator }, source, place) => {
    const { node } = place
    if (operator === 'in' || operator === 'instanceof')
      return [source.replace(node, `!(${source.textOf(node)})`, `${operator} is turned`)]
    if (operator === '+' && [left, right].some((side) => isWords(bare(side)))) return []
    const others = operators[operator] ?? []
    return (isTest(place) ? others.filter((other) => !contraries.has(other)) : others).map(
      (other) => source.operator(left, right, [operator, other]),
    )
  },
  UnaryExpression: ({ operator, argument }, source, { node }) =>
    operator === '!' || operator === '-'
      ? [source.replace(node, `(${source.textOf(argument)})`, `${operator} is left out`)]
      : [],
  UpdateExpression: ({ operator, argument }, source, { node }) => [
    source.replace(
      node,
      `${source.textOf(argument)} ${operator === '++' ? '-' : '+'}= 1`,
      `${operator} becomes its contrary`,
    ),
  ],
  AssignmentExpression: ({ left, right, operator }, source) =>
    operator === '+='
      ? [source.operator(left, right, ['+=', '-='])]
      : operator === '-='
        ? [source.operator(left, right, ['-=', '+='])]
        : [],
  ConditionalExpression: ({ consequent, alternate }, source, { node }) => [
    source.replace(node, `(${source.textOf(consequent)})`, 'the condition always holds'),
    source.replace(node, `(${source.textOf(alternate)})`, 'the condition never holds'),
  ],
  IfStatement: ({ test }, source) => [
    source.replace(test, 'false', 'the condition never holds'),
    ...(bare(test).type === 'LogicalExpression'
      ? []
      : [source.replace(test, 'true', 'the condition always holds')]),
  ],
  SwitchCase: ({ test }, source) =>
    test === null
      ? []
      : [
          source.replace(
            test,
            '(undefined as never)',
            `the case ${source.textOf(test)} never comes`,
          ),
        ],
  ArrowFunctionExpression: ({ body }, source, place) =>
    isGuard(place) && !decides.has(bare(body).type)
      ? [source.replace(body, `!(${source.textOf(body)})`, 'the guard is turned')]
      : [],
  SpreadElement: (node, source, { up }) => {
    const list = up === null ? null : itemsOf(up.node)
    return list === null
      ? []
      : [source.without(list, list.indexOf(node), `${source.textOf(node)} is left out`)]
  },
  ArrayExpression: ({ elements }, source, { node }) =>
    elements.length === 0 ? [] : [source.replace(node, '[]', 'the list is empty')],
  NewExpression: ({ callee, arguments: [only] }, source, place) =>
    callee.type === 'Identifier' &&
    callee.name === 'Set' &&
    only !== undefined &&
    above(place)?.node.type === 'SpreadElement'
      ? [source.replace(place.node, source.textOf(only), 'duplicates are kept')]
      : [],
  CallExpression: callFaults,
  ExpressionStatement: ({ expression, directive }, source, { node }) =>
    directive || isForTheCompiler(expression)
      ? []
      : [source.replace(node, '{}', 'the statement is left out')],
  Literal: literalFaults,
}

/** What a comparison or a calculation turns into by a slip. */
const operators: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
}
/** Seen by a test that sees that a condition always or never holds. */
const contraries = new Set(['===', '!==', '==', '!='])
/** They have their own faults. */
const decides: ReadonlySet<string> = new Set([
  'BinaryExpression',
  'LogicalExpression',
  'UnaryExpression',
  'BlockStatement',
  'Literal',
  'ConditionalExpression',
])
const likenesses: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
  round: 'floor',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  replaceAll: 'replace',
  unshift: 'push',
  push: 'unshift',
}
const dispensable = new Set([
  'filter',
  'toSorted',
  'sort',
  'toReversed',
  'reverse',
  'slice',
  'trim',
  'trimEnd',
  'trimStart',
  'toLowerCase',
  'toUpperCase',
  'normalize',
  'replaceAll',
  'replace',
  'flat',
])
const listing = new Set(['map', 'flatMap', 'filter'])

function callFaults(
  node: Extract<Node, { type: 'CallExpression' }>,
  source: Source,
  place: Place,
): readonly Change[] {
  const { callee } = node
  const name = calledName(node)
  if (callee.type !== 'MemberExpression' || name === null) return []
  const likeness = likenesses[name]
  return [
    ...(likeness === undefined
      ? []
      : [source.replace(callee.property, likeness, `${name} becomes ${likeness}`)]),
    ...(dispensable.has(name)
      ? [source.replace(node, source.textOf(callee.object), `${name} is left out`)]
      : []),
    ...(listing.has(name) && isAnswer(place)
      ? [source.replace(node, '[]', 'the list is empty')]
      : []),
  ]
}

/** Of its function. */
function isAnswer(place: Place): boolean {
  const type = above(place)?.node.type
  return type === 'ReturnStatement' || (type === 'ArrowFunctionExpression' && place.as === 'body')
}

function literalFaults(
  node: Extract<Node, { type: 'Literal' }>,
  source: Source,
  place: Place,
): readonly Change[] {
  const { value } = node
  if (place.as === 'key' || place.as === 'test') return []
  if (typeof value === 'boolean')
    return [source.replace(node, String(!value), `${value} becomes ${!value}`)]
  if (typeof value === 'number') {
    // A limit is tried beside its edge; a long time or a great amount by its size.
    const other = value >= 1_000 ? value * 2 : value + 1
    return [source.replace(node, String(other), `${source.textOf(node)} becomes ${other}`)]
  }
  return typeof value === 'string' &&
    isCodeWord(value) &&
    above(place)?.node.type !== 'BinaryExpression'
    ? [source.replace(node, `'${value}_'`, `'${value}' becomes another word`)]
    : []
}

/** A word by which code decides; sentences for people and formats are not planted upon. */
function isCodeWord(value: string): boolean {
  return /^[a-z][\w.-]*$/i.test(value)
}

function isWords(node: Node): boolean {
  return (
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
  )
}

function isNothing(node: Node): boolean {
  return (
    (node.type === 'Literal' && (node.value === null || node.value === '')) ||
    (node.type === 'Identifier' && node.name === 'undefined')
  )
}

/** `event satisfies never`. */
function isForTheCompiler(expression: Node): boolean {
  return expression.type === 'TSSatisfiesExpression'
}

function isTest(place: Place): boolean {
  return (
    place.as === 'test' || (place.up?.node.type === 'ParenthesizedExpression' && isTest(place.up))
  )
}

function isGuard(place: Place): boolean {
  const list = place.up?.up?.up
  return (
    place.up?.node.type === 'Property' &&
    list?.node.type === 'Property' &&
    keyOf(list.node) === 'guards'
  )
}

function itemsOf(node: Node): readonly (Node | null)[] | null {
  return node.type === 'ArrayExpression'
    ? node.elements
    : node.type === 'ObjectExpression'
      ? node.properties
      : null
}
