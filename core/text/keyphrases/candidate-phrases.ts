/**
 * Phrases that could be keywords, with what their places on the page show: runs of nouns and
 * adjectives where a tagger knows the language, runs between stop words where none does, and every
 * part of such a run.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import emptyNouns from '../data/empty-nouns.json' with { type: 'json' }
import { contentStems, isUnspaced, type Language, type Token } from '../language/language.ts'
import { phraseUnits, readSentences, type Sentence } from './phrase-units.ts'
import { remember } from '../language/remember.ts'

export interface Candidate {
  /** The most common form. */
  phrase: string
  stems: string[]
  count: number
  /** Index of the first sentence that has it. */
  first: number
  inTitle: boolean
  inHeading: boolean
  inIngredients: boolean
  inCategory: boolean
  /** How many pictures speak of it. */
  inPictures: number
  byAuthor: boolean
  /** Share of its places where it is not part of a longer run. */
  alone: number
  /** Nouns and adjectives only; in languages without a tagger always. */
  isNominal: boolean
  endsInNoun: boolean
}

const MAX_WORDS = 4
/** A page of fewer sentences says nothing twice: there every phrase counts. */
const MIN_SENTENCES = 60
/** Nouns that name nothing to search for, and measures. */
const EMPTY_NOUNS: ReadonlySet<string> = new Set(emptyNouns.inside)
const EMPTY_ENDS: ReadonlySet<string> = new Set(emptyNouns.end)

export const candidatesOf = remember(collect)

interface Span {
  readonly tokens: readonly Token[]
  readonly isAlone: boolean
  /** The run goes on behind it: "floating oak" of "floating oak shelf". */
  readonly isCut: boolean
}

interface Collected {
  readonly candidate: Candidate
  readonly forms: Map<string, number>
  alones: number
  isWhole: boolean
}

function collect(content: PageContent, language: Language): Candidate[] {
  const sentences = readSentences(phraseUnits(content), language)
  const authors = new Set(
    content.facts
      .filter((fact) => fact.name === 'author_keyword')
      .map((fact) => fact.value.toLowerCase()),
  )
  const found = new Map<string, Collected>()
  sentences.forEach((sentence, index) => {
    for (const span of spansOf(sentence, language)) {
      const stems = span.tokens.map(({ text }) => language.stem(text.toLowerCase()))
      const key = stems.join(' ')
      // What pictures say counts for phrases of the text, and makes none.
      if (sentence.where === 'picture' && !found.has(key)) continue
      const known = found.get(key) ?? begin(stems, span, index)
      found.set(key, known)
      countPlace(known, span, sentence)
      const form = formOf(span, language)
      known.candidate.byAuthor ||= authors.has(form.toLowerCase())
      known.forms.set(form, (known.forms.get(form) ?? 0) + (sentence.where === 'body' ? 1.1 : 1))
    }
  })
  const site = contentStems(content.site_name, language).join(' ')
  const isShort = sentences.length <= MIN_SENTENCES
  const candidates = [...found.values()]
    .filter(({ isWhole, candidate }) => isWhole && (isShort || isObserved(candidate)))
    .filter(({ candidate }) => candidate.inTitle || candidate.stems.join(' ') !== site)
    .map(({ candidate, forms, alones }) => ({
      ...candidate,
      alone: alones / candidate.count,
      phrase: [...forms].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '',
    }))
  return language.method === 'parts_of_speech' ? candidates : independent(candidates)
}

function begin(stems: string[], { tokens }: Span, first: number): Collected {
  const candidate: Candidate = {
    phrase: '',
    stems,
    count: 0,
    first,
    inTitle: false,
    inHeading: false,
    inIngredients: false,
    inCategory: false,
    inPictures: 0,
    byAuthor: false,
    alone: 0,
    isNominal: tokens.every(({ pos }) => isNominal(pos)),
    endsInNoun: isNoun(tokens.at(-1)?.pos ?? null),
  }
  return { candidate, forms: new Map(), alones: 0, isWhole: false }
}

function countPlace(known: Collected, { isAlone, isCut }: Span, { where }: Sentence): void {
  const { candidate } = known
  known.alones += Number(isAlone)
  known.isWhole ||= !isCut
  candidate.count += 1
  candidate.inTitle ||= where === 'title'
  candidate.inHeading ||= where === 'heading'
  candidate.inIngredients ||= where === 'ingredient'
  candidate.inCategory ||= where === 'category'
  candidate.inPictures += Number(where === 'picture')
}

function isObserved({ count, inTitle, inHeading, inIngredients, inCategory }: Candidate): boolean {
  return count >= 2 || inTitle || inHeading || inIngredients || inCategory
}

const isNoun = (pos: Token['pos']): boolean => pos === null || pos === 'NOUN' || pos === 'PROPN'
const isNominal = (pos: Token['pos']): boolean => isNoun(pos) || pos === 'ADJ'

/** Names keep their capitals where a tagger knows them. */
function formOf({ tokens }: Span, { lang, method }: Language): string {
  return tokens
    .map(({ text, pos }) =>
      method === 'parts_of_speech' && pos !== 'PROPN' ? text.toLowerCase() : text,
    )
    .join(isUnspaced(lang) ? '' : ' ')
}

function spansOf(sentence: Sentence, language: Language): Span[] {
  const runs = runsOf(sentence, language)
  if (language.namesIn) return runs.flatMap((run) => namesOf(run, language))
  const pairs = sentence.where === 'title' ? pairsOf(sentence.tokens, language) : []
  return [...runs.flatMap((run) => partsOf(run, language)), ...pairs].filter((span) =>
    isWorthy(span, language),
  )
}

function namesOf(run: readonly Token[], language: Language): Span[] {
  const last = run.slice(-MAX_WORDS)
  const names = language.namesIn?.(last.map(({ text }) => text)) ?? []
  return names
    .map((words) => ({
      tokens: words.map((text) => ({ text, pos: null })),
      isAlone: words.length === last.length,
      isCut: false,
    }))
    .filter((span) => isWorthy(span, language))
}

/** Breaks at all that a name cannot hold. */
function runsOf({ tokens }: Sentence, language: Language): Token[][] {
  const runs: Token[][] = [[]]
  for (const token of tokens)
    if (isInside(token, language)) runs.at(-1)?.push(token)
    else runs.push([])
  return runs.filter((run) => run.length > 0)
}

function isInside({ text, pos }: Token, language: Language): boolean {
  if (!/^\p{L}/u.test(text)) return false
  if (language.method === 'parts_of_speech') return isNominal(pos)
  return !isBreak(pos) && !language.isStopWord(text.toLowerCase()) && !isKana(text)
}

/** "mac and cheese": single words on both sides of a linking word belong together. */
function pairsOf(tokens: readonly Token[], language: Language): Span[] {
  const isName = tokens.map((token) => isInside(token, language))
  return tokens.flatMap((token, at) => {
    const pair = tokens.slice(at - 1, at + 2)
    const isPair = isName[at - 1] && isName[at + 1] && !isName[at - 2] && !isName[at + 2]
    return at > 0 && isPair && /^(?:and|&|n|'n'?|und|y|et|e|con|mit)$/iu.test(token.text)
      ? [{ tokens: pair, isAlone: true, isCut: false }]
      : []
  })
}

/** Before a name, and no part of it: "best tech gadgets", "easy chicken soup". */
const PRAISE = /^(?:best|easy|simple|quick|great|perfect|favou?rite|ultimate|new|good)$/i

function partsOf(run: readonly Token[], { isStopWord }: Language): Span[] {
  const name = run.findIndex(({ text }) => !isStopWord(text.toLowerCase()) && !PRAISE.test(text))
  return run.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_WORDS, run.length - from) }, (__, more) => ({
      tokens: run.slice(from, from + more + 1),
      isAlone: (from === 0 || from === name) && from + more + 1 === run.length,
      isCut: from + more + 1 < run.length,
    })),
  )
}

/** Drops what is only inside one longer phrase: "day activities" of "rainy day activities". */
function independent<T extends Candidate>(candidates: T[]): T[] {
  const longer = candidates.filter((candidate) => candidate.stems.length > 2)
  return candidates.filter(
    (candidate) =>
      candidate.stems.length < 2 ||
      !longer.some(
        (other) =>
          other.stems.length > candidate.stems.length &&
          other.count >= candidate.count &&
          ` ${other.stems.join(' ')} `.includes(` ${candidate.stems.join(' ')} `),
      ),
  )
}

/** Also where a language without a tagger knows some of its words. */
export function isBreak(pos: Token['pos']): boolean {
  return pos === 'PUNCT' || pos === 'VERB' || pos === 'ADP'
}

/** Japanese words in hiragana alone are mostly grammar. */
function isKana(text: string): boolean {
  return /^[\p{Script=Hiragana}ー]{1,3}$/u.test(text)
}

function isWorthy({ tokens }: Span, language: Language): boolean {
  const words = tokens.map(({ text }) => text.toLowerCase())
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const least = isUnspaced(language.lang) ? 1 : 3
  if (words.some((word) => word.length < Math.min(least, 2)) || last.length < least) return false
  const isEmpty = (word: string): boolean => EMPTY_NOUNS.has(word) || language.isStopWord(word)
  return !EMPTY_ENDS.has(last) && !isEmpty(first) && !words.every((word) => EMPTY_NOUNS.has(word))
}
