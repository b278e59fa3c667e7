/**
 * A source file as text and as a tree: every place of the code that runs, each knowing what is
 * around it. Types are left out.
 */
import { parseSync, type ESTree } from 'vite'

export type Node = ESTree.Node
export interface Place {
  readonly node: Node
  readonly up: Place | null
  /** The property of the node above through which it hangs. */
  readonly as: string
}
/** A stretch of the text, and what replaces it. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
  /** The change, in words. */
  readonly what: string
}

export class Source {
  readonly file: string
  readonly text: string
  readonly places: readonly Place[]

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    const { program, errors } = parseSync(file, text)
    if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0]?.message ?? ''}`)
    this.places = [...placesIn({ node: program, up: null, as: '' })]
  }

  textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.text.slice(start, end)
  }

  replace(
    node: { readonly start: number; readonly end: number },
    text: string,
    what: string,
  ): Change {
    return { start: node.start, end: node.end, text, what }
  }

  /** The sign between two operands. */
  operator(left: Node, right: Node, [from, to]: readonly [string, string]): Change {
    const start = this.text.indexOf(from, left.end)
    if (start < 0 || start >= right.start)
      throw new Error(`${this.file}: no ${from} behind ${left.end}`)
    return { start, end: start + from.length, text: to, what: `${from} becomes ${to}` }
  }

  /** Without one of a list, and without its comma. */
  without(list: readonly (Node | null)[], at: number, what: string): Change {
    const [own, next, previous] = [list[at], list[at + 1], list[at - 1]]
    if (!own) throw new Error(`${this.file}: nothing stands at ${at}`)
    if (next) return { start: own.start, end: next.start, text: '', what }
    const comma = /^\s*,/.exec(this.text.slice(own.end))?.[0] ?? ''
    return {
      start: previous ? previous.end : own.start,
      end: own.end + comma.length,
      text: '',
      what,
    }
  }

  lineOf(at: number): number {
    return this.text.slice(0, at).split('\n').length
  }

  /**
   * The code of the line, by which a person and an explanation know a fault again when lines have
   * moved.
   */
  codeAt(at: number): string {
    const start = this.text.lastIndexOf('\n', at - 1) + 1
    const end = this.text.indexOf('\n', at)
    return this.text.slice(start, end < 0 ? undefined : end).trim()
  }
}

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
const silent = new Set(['ImportDeclaration', 'ExportAllDeclaration'])

function* placesIn(place: Place): Generator<Place> {
  if (
    silent.has(place.node.type) ||
    (place.node.type.startsWith('TS') && !wrappers.has(place.node.type))
  )
    return
  yield place
  for (const [as, value] of Object.entries(place.node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value as unknown])
      if (isNode(child)) yield* placesIn({ node: child, up: place, as })
  }
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value
  )
}

/** Out of its brackets and type assertions. */
export function bare(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression'
    ? bare(node.expression)
    : node
}

/** The nearest above, brackets and type assertions not counted. */
export function above({ up }: Place): Place | null {
  return up !== null && (up.node.type === 'ParenthesizedExpression' || wrappers.has(up.node.type))
    ? above(up)
    : up
}

export function around(place: Place): Place[] {
  return place.up === null ? [] : [place.up, ...around(place.up)]
}

/** The name of an object's property, or null where it is computed. */
export function keyOf(node: Node): string | null {
  if (node.type !== 'Property' || node.computed) return null
  if (node.key.type === 'Identifier') return node.key.name
  return node.key.type === 'Literal' ? String(node.key.value) : null
}

/** `f` of `f(x)`, `g` of `a.g(x)`. */
export function calledName(node: Node): string | null {
  if (node.type !== 'CallExpression') return null
  if (node.callee.type === 'Identifier') return node.callee.name
  return node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier'
    ? node.callee.property.name
    : null
}
