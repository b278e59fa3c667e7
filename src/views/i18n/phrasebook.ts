/**
 * Says the product's own English sentences in the person's language: those of the server, of core and of the machines, which are English by
 * contract and wherever they are stored (docs/decisions/0020-public-pages-and-languages.md). What it does not know it gives back as it came:
 * a person's own words, an operator's. That it knows every sentence of the source: tests/sentences.test.ts.
 */
import { directionOf, type Language } from '#core/public/languages.ts'
import { retellerOf, type Retell } from './retelling.ts'
import { createI18n } from './text.ts'

/** English, `{name}` where a value stands, to the sentence of another language, which may use plurals and selects. */
export type Phrases = Readonly<Record<string, string>>

export interface Phrasebook {
  readonly say: (sentence: string) => string
  readonly retell: Retell
}

export interface PhrasebookParts {
  readonly language: Language
  readonly phrases: Phrases
  /** How a form's fields are called, for "field: sentence". */
  readonly fields: Readonly<Record<string, string>>
  /** Hears which phrase was used, and which of its values are no phrase and no number. */
  readonly hear?: (phrase: string, unsaid: readonly string[]) => void
}

export function openPhrasebook(parts: PhrasebookParts): Phrasebook {
  const translate = translatorOf(parts)
  const say = (sentence: string): string => translate(sentence) ?? sentence
  return { say, retell: retellerOf(say) }
}

/** Answers null for what is in no phrase. */
function translatorOf({ language, phrases, fields, hear }: PhrasebookParts): (sentence: string) => string | null {
  const i18n = createI18n(phrases, language)
  const patterns = Object.keys(phrases)
    .filter((phrase) => phrase.includes('{'))
    .map(patternOf)
    .toSorted((a, b) => b.letters - a.letters)
  const number = new Intl.NumberFormat(language)
  /** As the phrase takes it: a number to count with, else written out. A foreign word is kept apart from letters that run the other way. */
  const filledIn = (phrase: string, name: string, { value, known }: Value): string | number => {
    const isChosenBy = phrases[phrase]?.includes(`{${name},`) === true
    if (typeof known === 'number') return isChosenBy ? known : number.format(known)
    return known ?? (isChosenBy || directionOf(language) === 'ltr' ? value : `\u2068${value}\u2069`)
  }
  const translate = (sentence: string): string | null => whole(sentence) ?? inParts(sentence) ?? byPattern(sentence) ?? ofField(sentence)
  const whole = (sentence: string): string | null => {
    if (!Object.hasOwn(phrases, sentence)) return null
    hear?.(sentence, [])
    return i18n._(sentence)
  }
  /** Two sentences one behind the other, each of which there is. */
  const inParts = (text: string): string | null => {
    for (const { index } of text.matchAll(/(?<=[.!?]) /g)) {
      const rest = whole(text.slice(index + 1)) ?? byPattern(text.slice(index + 1))
      const first = rest === null ? null : (whole(text.slice(0, index)) ?? byPattern(text.slice(0, index)))
      if (first !== null) return `${first} ${rest}`
    }
    return null
  }
  const byPattern = (sentence: string): string | null => {
    for (const { phrase, head, tail, expression } of patterns) {
      const values = sentence.startsWith(head) && sentence.endsWith(tail) ? expression.exec(sentence)?.groups : undefined
      if (values === undefined) continue
      const said = Object.entries(values).map(([name, value]) => ({ name, value, known: numberIn(value) ?? translate(value) }))
      hear?.(phrase, said.flatMap(({ value, known }) => (known === null && value !== '' ? [value] : [])))
      return i18n._(phrase, Object.fromEntries(said.map((one) => [one.name, filledIn(phrase, one.name, one)])))
    }
    return null
  }
  const ofField = (sentence: string): string | null => {
    const [, field = '', rest = ''] = /^([a-z][a-z_0-9]*): (.+)$/s.exec(sentence) ?? []
    const said = whole(rest) ?? byPattern(rest)
    return said === null ? null : `${fields[field] ?? field}: ${said}`
  }
  return translate
}

interface Value {
  readonly value: string
  /** What it is in the language; null when it is no phrase and no number. */
  readonly known: string | number | null
}

interface Pattern {
  readonly phrase: string
  /** How much of it is no value: the phrase that says most comes first. */
  readonly letters: number
  readonly head: string
  readonly tail: string
  readonly expression: RegExp
}

function patternOf(phrase: string): Pattern {
  const pieces = phrase.split(/\{\w+\}/)
  const names = [...phrase.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const seen = new Set<string>()
  const holes = names.map((name) => {
    if (seen.has(name)) return String.raw`\k<${name}>`
    seen.add(name)
    return `(?<${name}>.*?)`
  })
  const source = pieces.map((piece, at) => escaped(piece) + (holes[at] ?? '')).join('')
  return { phrase, letters: pieces.join('').length, head: pieces[0] ?? '', tail: pieces.at(-1) ?? '', expression: new RegExp(`^${source}$`, 's') }
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** As English writes it: "2,048", "0.5". */
function numberIn(value: string): number | null {
  return /^\d{1,3}(?:,\d{3})+$|^\d+(?:\.\d+)?$/.test(value) ? Number(value.replaceAll(',', '')) : null
}
