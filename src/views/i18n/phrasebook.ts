/**
 * Says the product's own English sentences in the person's language: those of the server, of core
 * and of the machines, which are English by contract and wherever they are stored
 * (docs/decisions/0020-public-pages-and-languages.md). What it does not know it gives back as it
 * came: a person's own words, an operator's. That it knows every sentence of the source:
 * tests/sentences.test.ts.
 */
import { directionOf, type Language } from '#core/public/languages.ts'
import { retellerOf, type Retell } from './retelling.ts'
import { createI18n } from './text.ts'

/**
 * English, `{name}` where a value stands, to the sentence of another language, which may use
 * plurals and selects.
 */
export type Phrases = Readonly<Record<string, string>>

export interface Phrasebook {
  readonly say: (sentence: string) => string
  readonly retell: Retell
}

export interface PhrasebookParts {
  readonly language: Language
  readonly phrases: Phrases
  /**
   * Hears which phrase was used, which of its values should be ours and are neither phrase nor
   * number, and which are counted with.
   */
  readonly hear?: (phrase: string, unsaid: readonly string[], counted: readonly string[]) => void
}

/**
 * A value may be a phrase with a value that is one: "could not be reached (a file of type …)". No
 * sentence of ours goes deeper.
 */
const MOST_DEPTH = 2

export function openPhrasebook(parts: PhrasebookParts): Phrasebook {
  const translate = translatorOf(parts)
  const say = (sentence: string): string => translate(sentence) ?? sentence
  return { say, retell: retellerOf(say) }
}

/** Answers null for what is in no phrase. */
function translatorOf({
  language,
  phrases,
  hear,
}: PhrasebookParts): (sentence: string) => string | null {
  const i18n = createI18n(phrases, language)
  const patterns = Object.entries(phrases)
    .filter(([phrase]) => phrase.includes('{'))
    .map(([phrase, said]) => patternOf(phrase, said))
    .toSorted((a, b) => b.letters - a.letters)
  const closed = patterns.filter(({ endsInOwn }) => !endsInOwn)
  const number = new Intl.NumberFormat(language)
  /** A foreign word is kept apart from letters that run the other way. */
  const apart = (value: string): string =>
    directionOf(language) === 'ltr' ? value : `\u2068${value}\u2069`
  const translate = (sentence: string): string | null =>
    whole(sentence) ?? inParts(sentence) ?? byPattern(sentence)
  const whole = (sentence: string): string | null => {
    if (!Object.hasOwn(phrases, sentence)) return null
    hear?.(sentence, [], [])
    return i18n._(sentence)
  }
  /** Two sentences one behind the other, each of which there is. */
  const inParts = (text: string): string | null => {
    for (const { index } of text.matchAll(/(?<=[.!?]) /g)) {
      const rest = part(text.slice(index + 1))
      const first = rest === null ? null : part(text.slice(0, index))
      if (first !== null) return `${first} ${rest}`
    }
    return null
  }
  /**
   * "Reading Mr. Fox" is one: a title has dots of its own, so what ends with it is no sentence that
   * another follows.
   */
  const part = (text: string): string | null =>
    whole(text) ?? (/[.!?][)”"]?$/.test(text) ? byPattern(text, 0, closed) : null)
  const byPattern = (sentence: string, depth = 0, among = patterns): string | null => {
    for (const pattern of among) {
      const values = valuesOf(pattern, sentence)
      if (values === null) continue
      const filled = values.map((one) => ({ ...one, as: filledIn(one, depth) }))
      const valuesThat = (is: (one: (typeof filled)[number]) => boolean): string[] =>
        filled.filter(is).map(({ value }) => value)
      hear?.(
        pattern.phrase,
        valuesThat(({ kind, value, as }) => as === null && value !== '' && kind !== 'own'),
        valuesThat(({ kind }) => kind === 'counted'),
      )
      return i18n._(
        pattern.phrase,
        Object.fromEntries(filled.map(({ name, value, as }) => [name, as ?? apart(value)])),
      )
    }
    return null
  }
  /**
   * As the phrase takes it: a number to count with, a number or a phrase written out; null for what
   * stays as it came.
   */
  const filledIn = ({ kind, value }: Value, depth: number): string | number | null => {
    if (kind === 'own') return null
    if (kind === 'selected') return value
    const count = kind === 'ours' ? null : numberIn(value)
    if (count !== null) return kind === 'counted' ? count : number.format(count)
    return whole(value) ?? (depth < MOST_DEPTH ? byPattern(value, depth + 1) : null)
  }
  return translate
}

/**
 * What stands in a hole: a number that chooses a plural, a word that chooses a form, a person's or
 * a site's own words, which nobody rewrites, a number or a phrase, or a phrase.
 */
type Kind = 'counted' | 'selected' | 'own' | 'number' | 'ours'

const own: ReadonlySet<string> = new Set([
  'about',
  'address',
  'characters',
  'charset',
  'choice',
  'email',
  'encoding',
  'host',
  'hosts',
  'interest',
  'method',
  'model',
  'name',
  'newName',
  'path',
  'tag',
  'target',
  'title',
  'type',
  'words',
])
const numbers: ReadonlySet<string> = new Set([
  'all',
  'bytes',
  'count',
  'end',
  'expected',
  'height',
  'least',
  'left',
  'length',
  'limit',
  'line',
  'made',
  'most',
  'newest',
  'pages',
  'part',
  'place',
  'revision',
  'said',
  'saidHeight',
  'saidWidth',
  'seconds',
  'size',
  'status',
  'total',
  'version',
  'were',
  'width',
])

function kindOf(name: string, { said, isQuoted }: { said: string; isQuoted: boolean }): Kind {
  if (said.includes(`{${name}, plural,`)) return 'counted'
  if (said.includes(`{${name}, select,`)) return 'selected'
  if (isQuoted || own.has(name)) return 'own'
  return numbers.has(name) ? 'number' : 'ours'
}

interface Value {
  readonly name: string
  readonly value: string
  readonly kind: Kind
}

/** Null when the sentence is not made by it: what it counts has to be a number. */
function valuesOf({ head, tail, expression, kinds }: Pattern, sentence: string): Value[] | null {
  const found =
    sentence.startsWith(head) && sentence.endsWith(tail)
      ? expression.exec(sentence)?.groups
      : undefined
  if (found === undefined) return null
  const values = Object.entries(found).map(([name, value]) => ({
    name,
    value,
    kind: kindHere(name, value, kinds.get(name) ?? 'ours'),
  }))
  return values.every(({ kind, value }) => kind !== 'counted' || numberIn(value) !== null)
    ? values
    : null
}

/** A task is about one page, by its title, or about "4 pages". */
function kindHere(name: string, value: string, kind: Kind): Kind {
  return name === 'about' && /^[\d,]+ pages$/.test(value) ? 'ours' : kind
}

interface Pattern {
  readonly phrase: string
  /** How much of it is no value: the phrase that says most comes first. */
  readonly letters: number
  readonly head: string
  readonly tail: string
  /** With a person's own words, which may be any. */
  readonly endsInOwn: boolean
  readonly expression: RegExp
  readonly kinds: ReadonlyMap<string, Kind>
}

function patternOf(phrase: string, said: string): Pattern {
  const pieces = phrase.split(/\{\w+\}/)
  const names = [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const seen = new Set<string>()
  const holes = names.map((name) => {
    if (seen.has(name)) return String.raw`\k<${name}>`
    seen.add(name)
    return `(?<${name}>.*?)`
  })
  const source = pieces.map((piece, at) => escaped(piece) + (holes[at] ?? '')).join('')
  const kinds = new Map(
    names.map((name) => [
      name,
      kindOf(name, {
        said,
        isQuoted: ['"', '“'].some((mark) => phrase.includes(`${mark}{${name}}`)),
      }),
    ]),
  )
  const tail = pieces.at(-1) ?? ''
  const endsInOwn = tail === '' && kinds.get(names.at(-1) ?? '') === 'own'
  return {
    phrase,
    letters: pieces.join('').length,
    head: pieces[0] ?? '',
    tail,
    endsInOwn,
    expression: new RegExp(`^${source}$`, 's'),
    kinds,
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** As English writes it: "2,048", "0.5", but not "007". */
function numberIn(value: string): number | null {
  return /^(?:[1-9]\d{0,2}(?:,\d{3})+|0|[1-9]\d*)(?:\.\d+)?$/.test(value)
    ? Number(value.replaceAll(',', ''))
    : null
}
