/** Words of `leaning-words.json` by which a sentence depends on what comes before it. */
import { z } from 'zod'
import { escaped } from '../language/escaped.ts'
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import words from './leaning-words.json' with { type: 'json' }

const LeaningWords = z.object({
  /** They join a sentence to the one before it. */
  connectives: z.array(z.string()),
  /** Before a noun they point at one that was named. */
  demonstratives: z.array(z.string()),
  /** Nouns that a demonstrative names without any text before it: "this year". */
  known: z.array(z.string()),
  /** Nouns that "her" and "his" may refer to. */
  persons: z.array(z.string()),
  /** With a capital they begin a sentence: within one, a heading ran into it. */
  beginnings: z.array(z.string()),
  /** After them a beginning belongs to a name: "in Die Zeit", "im Film Das Boot". */
  beforeNames: z.array(z.string()),
  /** False: a beginning with a capital after it is part of a name ("The Lion King"). */
  hasCapitalNouns: z.boolean(),
})
type LeaningWords = z.infer<typeof LeaningWords>

const byLanguage: Readonly<Record<string, LeaningWords | undefined>> = z
  .record(z.string(), LeaningWords)
  .parse(words)

const anyOf = (list: readonly string[], flags: string): RegExp =>
  new RegExp(
    list.length === 0 ? '(?!)' : `(?<!\\p{L})(?:${list.map(escaped).join('|')})(?!\\p{L})`,
    flags,
  )
const mapped = (make: (list: LeaningWords) => RegExp): ReadonlyMap<string, RegExp> =>
  new Map(Object.entries(byLanguage).flatMap(([lang, list]) => (list ? [[lang, make(list)]] : [])))

const CONNECTIVES = mapped(({ connectives }) => anyOf(connectives, 'iu'))
const PERSONS = mapped(({ persons }) => anyOf(persons, 'iu'))
const RUN_IN = mapped(({ beginnings, beforeNames, hasCapitalNouns }) => {
  const notNaming = beforeNames.length === 0 ? '' : `(?<!(?<!\\p{L})(?:${beforeNames.join('|')}))`
  const next = hasCapitalNouns ? '\\p{L}' : '\\p{Ll}'
  return new RegExp(`[\\p{Ll}\\p{N}]${notNaming} (?:${beginnings.join('|')}) ${next}`, 'u')
})

export const joinsOn = (beginning: string, lang: string): boolean =>
  CONNECTIVES.get(lang)?.test(beginning) ?? false

/** "Soft hands A must for …": no sign is between a heading and its text. */
export const hasRunIn = (text: string, lang: string): boolean =>
  RUN_IN.get(lang)?.test(text) ?? false

/** In words. */
const MAX_BEGIN = 8

/** "Les restaurants avec cette certification …" needs the text before. `about`: title stems. */
export function pointsAtOther(text: string, language: Language, about: readonly string[]): boolean {
  const list = byLanguage[language.lang]
  if (!list) return false
  const begin = wordsOf(text.toLowerCase()).slice(0, MAX_BEGIN)
  return begin.some((word, at) => {
    const noun = begin[at + 1]
    if (noun === undefined || !list.demonstratives.includes(word)) return false
    return (
      !list.known.includes(noun) &&
      !contentStems(noun, language).some((stem) => about.includes(stem))
    )
  })
}

const OF_SOMEBODY = /\b(?:her|his|him)\b/iu

/** "Many visited her": the sentence does not name her. */
export const lacksPerson = (text: string, { lang, tokens }: Language): boolean =>
  lang === 'en' &&
  OF_SOMEBODY.test(text) &&
  !PERSONS.get(lang)?.test(text) &&
  !tokens(text).some(({ pos }) => pos === 'PROPN')
