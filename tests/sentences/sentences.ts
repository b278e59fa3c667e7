/**
 * Every sentence that the source can say, found in its tree: strings and templates of two words and
 * more, with what is put into a template as `{}`. Choices inside it (`a ? 'x' : 'y'`, `a ?? 'x'`)
 * and constants of the file are written out, so that each is what a person can read. Left out is
 * what no person reads by the way it stands there: bugs that are thrown, logs, comparisons, SQL.
 */
import {
  above,
  around,
  bare,
  calledName,
  type Node,
  type Place,
  type Source,
} from '../mutants/source.ts'

export interface Sentence {
  readonly file: string
  readonly line: number
  /** With `{}` where a value stands. */
  readonly text: string
  /** With numbers from 71 for the values, the same for the same expression. */
  readonly example: string
  /** The example with words for the values, but for the numbers that are counted with. */
  readonly inWords: (counted: ReadonlySet<string>) => string
}

/** More than these choices in one template are no sentence. */
const MOST_FORMS = 64

export function sentencesIn(source: Source): Sentence[] {
  const constants = constantsOf(source)
  const parts = partsOf(source, constants)
  const found = new Map<string, Sentence>()
  for (const place of source.places) {
    if (!isText(place.node) || isPartOfText(place, parts) || isUnread(place)) continue
    for (const form of formsOf(place.node, { source, constants }, 0).map((one) => one.trim())) {
      const text = form.replaceAll(HOLE, '{}')
      if (isSaid(text))
        found.set(text, {
          file: source.file,
          line: source.lineOf(place.node.start),
          text,
          ...examplesOf(form),
        })
    }
  }
  return [...found.values()]
}

const HOLE = /\{[^{}]*\}/g

function examplesOf(form: string): Pick<Sentence, 'example' | 'inWords'> {
  const values = [...new Set(form.match(HOLE))]
  const withValues = (written: (number: string) => string): string =>
    form.replaceAll(HOLE, (value) => written(String(71 + values.indexOf(value))))
  return {
    example: withValues((number) => number),
    inWords: (counted) => withValues((number) => (counted.has(number) ? number : wordsFor(number))),
  }
}

/** They end as some phrases that count do. */
function wordsFor(number: string): string {
  return `Zola${number} pages`
}

/**
 * Whether a value is more than what the examples gave: words of ours, which should have been said.
 */
export function isOurs(value: string): boolean {
  return /\p{L}/u.test(value.replaceAll(/Zola\d+(?: pages)?/g, ''))
}

/**
 * Two words of Latin letters, of which a value may be one: "Reading {}" is a sentence, "{}-{}" is
 * none, nor are rules of style.
 */
function isSaid(text: string): boolean {
  return (
    /[A-Za-z]{2,}/.test(text) &&
    !/;[a-z-]+:\S/.test(text) &&
    /[\p{L}\d}…,.!?)”"’']\s+[\p{L}\d{(“"]/u.test(text)
  )
}

function isText(node: Node): boolean {
  return (
    (node.type === 'Literal' && typeof node.value === 'string') ||
    node.type === 'TemplateLiteral' ||
    (node.type === 'BinaryExpression' && node.operator === '+')
  )
}

type Constants = ReadonlyMap<string, Node>
interface Wording {
  readonly source: Source
  readonly constants: Constants
}

/** The names of the file that stand for one text, or a choice of texts. */
function constantsOf(source: Source): Constants {
  const found = new Map<string, Node | null>()
  for (const { node } of source.places) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) continue
    const { name } = node.id
    // A name that stands for two things in a file stands for neither.
    found.set(name, found.has(name) ? null : node.init)
  }
  return new Map(
    [...found].flatMap(([name, init]) =>
      init !== null && isWording(bare(init)) ? [[name, bare(init)]] : [],
    ),
  )
}

/** The constants that are said nowhere by themselves. */
function partsOf(source: Source, constants: Constants): ReadonlySet<string> {
  const none: ReadonlySet<string> = new Set()
  const uses = source.places.filter(
    ({ node, up, as }) =>
      node.type === 'Identifier' &&
      constants.has(node.name) &&
      !(up?.node.type === 'VariableDeclarator' && as === 'id'),
  )
  const alone = new Set(
    uses
      .filter((place) => !isPartOfText(place, none))
      .flatMap(({ node }) => (node.type === 'Identifier' ? [node.name] : [])),
  )
  return new Set([...constants.keys()].filter((name) => !alone.has(name)))
}

function isWording(node: Node): boolean {
  if (node.type === 'ConditionalExpression')
    return isWording(bare(node.consequent)) || isWording(bare(node.alternate))
  if (node.type === 'LogicalExpression') return isWording(bare(node.right))
  return isText(node)
}

/** What a text can come to: itself, once for each choice in it. A value is its code in braces. */
function formsOf(given: Node, wording: Wording, depth: number): string[] {
  const node = bare(given)
  const parts = depth > 6 ? null : partsOfText(node, wording)
  if (parts !== null)
    return joined(
      parts.map((part) => (typeof part === 'string' ? [part] : formsOf(part, wording, depth + 1))),
    )
  const value = `{${wording.source.textOf(node).replaceAll(/[{}]/g, '')}}`
  const choices = depth > 6 ? null : choicesOf(node)
  if (choices === null) return [value]
  // `name ?? ''` may be empty, which is a value like any other.
  const forms = choices
    .flatMap((choice) => formsOf(choice, wording, depth + 1))
    .filter((form) => node.type === 'ConditionalExpression' || form !== '')
  return [...new Set(node.type === 'LogicalExpression' ? [value, ...forms] : forms)]
}

/** What stands behind each other; null for what is no text. */
function partsOfText(node: Node, { constants }: Wording): (string | Node)[] | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node.type === 'TemplateLiteral')
    return node.quasis.flatMap((quasi, at) => [
      quasi.value.cooked ?? '',
      ...(node.expressions[at] ? [node.expressions[at]] : []),
    ])
  if (node.type === 'BinaryExpression' && node.operator === '+') return [node.left, node.right]
  const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined
  return constant === undefined ? null : [constant]
}

function choicesOf(node: Node): Node[] | null {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate]
  return node.type === 'LogicalExpression' && node.operator !== '&&' ? [node.right] : null
}

function joined(parts: readonly (readonly string[])[]): string[] {
  let forms = ['']
  for (const part of parts) {
    forms = forms.flatMap((form) => part.map((piece) => form + piece))
    if (forms.length > MOST_FORMS) return ['{}']
  }
  return forms
}

/** Written out with the text that it stands in. */
function isPartOfText(place: Place, parts: ReadonlySet<string>): boolean {
  const up = above(place)
  if (up === null) return false
  const { node } = up
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'BinaryExpression' && node.operator === '+') return true
  if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression')
    return place.as !== 'test' && isPartOfText(up, parts)
  return (
    node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && parts.has(node.id.name)
  )
}

const bugs = new Set(['Error', 'TypeError', 'RangeError'])
/** What these are given are selectors. */
const selecting = new Set(['closest', 'matches', 'querySelector', 'querySelectorAll'])
const comparisons = new Set(['===', '!==', '==', '!=', 'in'])

function isUnread(place: Place): boolean {
  return [place, ...around(place)].some(isUnreadThere)
}

function isUnreadThere({ as, up }: Place): boolean {
  if (up === null) return false
  const { node } = up
  if (node.type === 'NewExpression') return isBug(node.callee)
  if (node.type === 'CallExpression') return as === 'arguments' && isForPrograms(node)
  return (
    node.type === 'TaggedTemplateExpression' ||
    (node.type === 'BinaryExpression' && comparisons.has(node.operator)) ||
    (node.type === 'SwitchCase' && as === 'test')
  )
}

/** Of a log, or to look something up in the page. */
function isForPrograms(call: Extract<Node, { type: 'CallExpression' }>): boolean {
  return isLog(call.callee) || selecting.has(calledName(call) ?? '')
}

function isBug(callee: Node): boolean {
  return callee.type === 'Identifier' && bugs.has(callee.name)
}

/** `log.warn(…)`, `parts.log.error(…)`, `console.warn(…)`. */
function isLog(callee: Node): boolean {
  if (callee.type !== 'MemberExpression') return false
  const { object } = callee
  const name =
    object.type === 'Identifier'
      ? object.name
      : object.type === 'MemberExpression' && object.property.type === 'Identifier'
        ? object.property.name
        : ''
  return name === 'log' || name === 'console'
}
