/**
 * What the writer works with: the page's subject, facts, sentences, headings and entries, cleaned
 * once per page.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, isUnspaced, wordsOf, type Language } from '../language/language.ts'
import { isAllCapitals } from '../language/capitals.ts'
import { remember } from '../language/remember.ts'
import { withoutShouting } from '../subject/proper-words.ts'
import { rankPhrases, type RankedPhrase } from '../keyphrases/rank-phrases.ts'
import { withoutListNumbers } from '../lines/list-numbers.ts'
import { falseClaimsAmong } from '../subject/false-claims.ts'
import { subjectOf, type Subject } from '../subject/subject.ts'
import { caseOf, type WordCase } from '../language/letter-case.ts'
import { allSentences, type Sentence } from './good-sentences.ts'

export interface Material {
  content: PageContent
  language: Language
  subject: Subject
  minutes: number | null
  servings: string
  price: string
  ingredients: string[]
  steps: string[]
  /** Entries of a list page, without numbers. */
  entries: string[]
  /** Headings fit to be read alone, without numbers, questions to the reader kept. */
  headings: string[]
  sentences: Sentence[]
  phrases: RankedPhrase[]
  letters: WordCase
  /**
   * The page's headings as `cleanHeading` leaves them, one for each of `content.headings`; '' for one that
   * states what the page calls false.
   */
  cleaned: string[]
  /** Where the first heading of each text is among them. */
  headingAt: ReadonlyMap<string, number>
}

/** Headings that say nothing without their page. */
const EMPTY_HEADING =
  /^(?:introduction|intro|conclusion|final thoughts|summary|faqs?|frequently asked questions|ingredients?|instructions?|directions?|method|notes?|equipment|nutrition|related|comments?|overview|more|description|details|contents?|read next|you (?:may|might) also (?:like|enjoy|love)|recipe|steps?|tips?|updates?|about.*|share.*|what to read next|einleitung|fazit|zutaten|zubereitung|anleitung|hinweise|introducción|conclusión|ingredientes|preparación|elaboración|introduction|conclusion|ingrédients|préparation|étapes)[:.!]?$/iu
/** Remembered, since a page is written for many interests. */
export const materialOf = remember(gather)

function gather(content: PageContent, language: Language): Material {
  const valuesOf = (name: string): string[] =>
    content.facts.filter((fact) => fact.name === name).map((fact) => fact.value)
  const firstOf = (name: string): string => valuesOf(name)[0] ?? ''
  const asWritten = withoutListNumbers(content.headings.map(({ text }) => text)).map(cleanHeading)
  const calm = calmerOf(asWritten, language)
  const isFalse = falseClaimsAmong(content)
  const cleaned = asWritten.map((heading, at) => (isFalse[at] === true ? '' : calm(heading)))
  const claims = new Set(
    content.headings.flatMap(({ text }, at) => (isFalse[at] === true ? [text] : [])),
  )
  return {
    content,
    language,
    subject: subjectOf(content, language),
    minutes: Number(/^(\d+) min$/.exec(firstOf('total_time'))?.[1] ?? 0) || null,
    servings: /\d{1,3}/.exec(firstOf('servings'))?.[0] ?? '',
    price: firstOf('price'),
    ingredients: valuesOf('ingredient'),
    steps: stepsOf(valuesOf('step_name'), valuesOf('step')),
    entries: withoutListNumbers(valuesOf('list_item').filter((entry) => !claims.has(entry)))
      .map((entry) => calm(cleanHeading(entry)))
      .filter((entry) => entry.length >= 3 && entry.length <= 70),
    headings: [...new Set(cleaned)].filter(
      (heading) => heading !== content.title && isHeading(heading, language),
    ),
    sentences: allSentences(content, language),
    phrases: rankPhrases(content, language, 24),
    letters: caseOf(content, language),
    cleaned,
    headingAt: new Map(cleaned.map((text, index) => [text, index] as const).toReversed()),
  }
}

/** A page with fewer of them writes its headings otherwise, and these are names. */
const MIN_CAPITAL_HEADINGS = 3

/** "PARK HYATT" on an English page whose headings are capitals: "Park Hyatt". */
function calmerOf(headings: readonly string[], { lang }: Language): (heading: string) => string {
  const isStyle = headings.filter(isAllCapitals).length >= MIN_CAPITAL_HEADINGS
  if (lang !== 'en' || !isStyle) return (heading) => heading
  return (heading) =>
    /\p{Ll}|^\P{L}*\p{L}{0,3}\P{L}*$/u.test(heading) ? heading : withoutShouting(heading)
}

/** Their names where each step has one. */
function stepsOf(names: string[], steps: string[]): string[] {
  const chosen = names.length >= 2 && names.length === steps.length ? names : steps
  return withoutListNumbers(chosen).map(cleanHeading)
}

function cleanHeading(text: string): string {
  return text
    .replace(/[\p{Extended_Pictographic}\uFE0F]/gu, '')
    .replace(/\s*[:.]$/, '')
    .trim()
}

function isHeading(text: string, language: Language): boolean {
  if (isUnspaced(language.lang)) return text.length >= 4 && text.length <= 40
  const words = wordsOf(text)
  return (
    words.length >= 2 &&
    words.length <= 10 &&
    text.length <= 72 &&
    !EMPTY_HEADING.test(text) &&
    !/https?:|@|\d{4}-\d/.test(text)
  )
}

/** A heading's section; a line's paragraph. */
export function sentencesAbout(material: Material, about: string): Sentence[] {
  const { sentences, headingAt } = material
  const index = headingAt.get(about)
  if (index !== undefined) return sectionUnder(material, index)
  const line =
    sentences.find(({ text }) => text.startsWith(about)) ??
    sentences.find(({ text }) => text.includes(about))
  return line ? sentences.filter(({ at }) => at === line.at) : []
}

function sectionUnder({ content, sentences }: Material, index: number): Sentence[] {
  const start = content.headings[index]?.at
  if (start === undefined) return []
  const end = content.headings[index + 1]?.at ?? content.paragraphs.length
  return sentences.filter(({ at }) => at >= start && at < end)
}

/** Whether every word with meaning of the interest is in the text. */
export function coversInterest(text: string, interest: string, language: Language): boolean {
  const wanted = wordsOf(interest.toLowerCase()).filter((word) => !language.isStopWord(word))
  if (wanted.length === 0 || language.lang === 'ja' || language.lang === 'zh')
    return text.toLowerCase().includes(interest.toLowerCase())
  const has = new Set([
    ...contentStems(text, language),
    ...wordsOf(text.toLowerCase()).flatMap((word) => partsOf(word, language)),
  ])
  return wanted.every(
    (word) =>
      has.has(language.stem(word)) ||
      (word.includes('-') && partsOf(word, language).every((part) => has.has(part))),
  )
}

/** "Kräutergarten-Tipps" speaks of the garden and of tips. */
function partsOf(word: string, language: Language): string[] {
  return word.includes('-') ? word.split('-').map((part) => language.stem(part)) : []
}
