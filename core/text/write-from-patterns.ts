/**
 * Titles, headlines and descriptions of a page's pins from its facts, sections and patterns. Where
 * the page has fewer good titles than pins are wanted, the best ones come again with another
 * description and headline: nothing below `LEAST_WORTH` is ever taken.
 */
import {
  describePin,
  spentBy,
  type DescribeInput,
  type Description,
} from './describe/describe-pin.ts'
import { keywordsOf } from './keywords.ts'
import { contentStems, wordsOf } from './language.ts'
import type { Facts } from './patterns/fill-pattern.ts'
import { fillTitles, type PatternTitle } from './patterns/fill-titles.ts'
import { ownLines } from './patterns/own-lines.ts'
import { ownTitles } from './patterns/own-title.ts'
import { patternsFor } from './patterns/pattern-files.ts'
import type { PatternFile } from './patterns/pattern.schema.ts'
import { groundOf, titleFaults, type TextFault } from './text-gates.ts'
import { remember } from './remember.ts'
import { LEAST_SURE, understandPage, type PageModel } from './understand/page-model.ts'
import { writeAltText } from './writer/alt-text.ts'
import { coversInterest } from './writer/material.ts'
import { itemsOf } from './lists/write-list.ts'
import { keyOf } from './writer/said-already.ts'
import type { WriteInput, WrittenText } from './written-text.ts'

const LEAST_WORTH = 0.55
/** A promise that was made loses so much for each title that makes it. */
const PROMISE_AGAIN = 0.09
const NEAR_INTEREST = 0.3

/** What twelve pins of a page must show, or its sentences serve better. */
const ENOUGH = { pins: 12, titles: 6, headlines: 8 }

/** `null` for a page that no patterns are made for, or that gives them too few facts. */
export function writeFromPatterns(input: WriteInput): WrittenText[] | null {
  return carriesPatterns(input.content, input.language) ? writeOnFacts(input) : null
}

/** Decided once a page, so that all of its pins are written in one way. */
const carriesPatterns = remember((content, language) => {
  const model = understandPage(content, language)
  if (!model || model.subject.confidence < LEAST_SURE) return false
  const interest = model.subject.name
  const task = { content, language, interest, count: ENOUGH.pins, taken: [], seed: '' }
  const texts = writeOnFacts(task) ?? []
  const count = (of: (text: WrittenText) => string): number =>
    new Set(texts.map((text) => keyOf(of(text)))).size
  return (
    texts.length === ENOUGH.pins &&
    count(({ title }) => title) >= ENOUGH.titles &&
    count(({ headline }) => headline) >= ENOUGH.headlines &&
    count(({ description }) => description) === ENOUGH.pins &&
    saysOnce(texts)
  )
})

/** No sentence of the page stands under two of its pins. */
function saysOnce(texts: readonly WrittenText[]): boolean {
  const said = texts.flatMap(({ sources }) =>
    sources.description.flatMap(({ kind, quote }) => (kind === 'sentence' ? [quote] : [])),
  )
  return new Set(said).size === said.length
}

/** Also where the page gives few facts: then few titles come again and again. */
export function writeOnFacts(input: WriteInput): WrittenText[] | null {
  const model = understandPage(input.content, input.language)
  const patterns = model && patternsFor(model.kind, input.language.lang)
  if (!model || !patterns) return null
  const titles = candidatesOf(model, patterns, input)
  const texts = titles.length === 0 ? [] : writeAll(input, { model, patterns, titles })
  return texts.length === 0 ? null : texts
}

interface Ground {
  readonly model: PageModel
  readonly patterns: PatternFile
  readonly titles: readonly PatternTitle[]
}

function candidatesOf(
  model: PageModel,
  patterns: PatternFile,
  { content, language, interest }: WriteInput,
): PatternTitle[] {
  const ground = groundOf(content, language, interest)
  const seen = new Set<string>()
  const near = nearInterest(model, interest)
  return [...ownTitles(model), ...fillTitles(model, patterns), ...ownLines(model)]
    .map(near)
    .filter(({ id, title, worth }) => {
      const key = keyOf(title)
      const isFit =
        worth >= LEAST_WORTH &&
        !seen.has(key) &&
        titleFaults(title, ground).every((fault) => isPardoned(fault, id, model.subject.name))
      return isFit && seen.add(key).size > 0
    })
}

/**
 * Patterns bring words that the page lacks. The page's own title may speak in the first person and
 * say a word twice, and so may a title on "Coinbase vs. Coinbase Pro".
 */
function isPardoned({ code, detail }: TextFault, id: string, subject: string): boolean {
  if (code === 'grounding') return true
  if (id === 'own-title') return code === 'first_person' || code === 'repeated_word'
  const named = wordsOf(subject.toLowerCase()).filter((word) => word === detail)
  return code === 'repeated_word' && named.length > 1
}

/**
 * An interest that is not the subject itself, such as "white beans" of a tomato soup: titles and
 * sections that speak of it come first.
 */
function nearInterest(
  { subject, material: { language } }: PageModel,
  interest: string,
): (entry: PatternTitle) => PatternTitle {
  const isSubject =
    coversInterest(subject.name, interest, language) ||
    coversInterest(interest, subject.name, language)
  if (isSubject) return (entry) => entry
  return (entry) => {
    const told = [entry.title, entry.about, ...(entry.section?.sentences ?? [])].join(' ')
    return coversInterest(told, interest, language)
      ? { ...entry, worth: entry.worth + NEAR_INTEREST }
      : entry
  }
}

/** What is written so far, and what may be written again. */
interface Writing {
  readonly input: WriteInput
  readonly ground: Ground
  readonly spent: Set<string>
  readonly told: Set<string>
  readonly headlines: string[]
  readonly texts: WrittenText[]
  /** How often each title was used. */
  readonly uses: Map<PatternTitle, number>
}

/**
 * Every title once, best first, then the best again. What was said is said again only when nothing
 * else is left to say under the titles that were used least.
 */
function writeAll(input: WriteInput, ground: Ground): WrittenText[] {
  const taken = new Set(input.taken.map(keyOf))
  const writing: Writing = {
    input,
    ground,
    spent: new Set(input.spent),
    told: new Set(input.spent),
    headlines: [...(input.takenHeadlines ?? [])],
    texts: [],
    uses: new Map(ground.titles.map((entry) => [entry, taken.has(keyOf(entry.title)) ? 1 : 0])),
  }
  // Rounds in a row that gave nothing.
  let stale = 0
  while (writing.uses.size > 0 && writing.texts.length < input.count) {
    const waiting = leastUsed(writing.uses)
    stale = writeRound(writing, waiting) ? 0 : (stale % 3) + 1
    if (stale > 0) writing.spent.clear()
    if (stale === 2) writing.told.clear()
    if (stale === 3) for (const entry of waiting) writing.uses.delete(entry)
  }
  return writing.texts
}

function leastUsed(uses: ReadonlyMap<PatternTitle, number>): PatternTitle[] {
  const least = Math.min(...uses.values())
  return inOrder([...uses.keys()].filter((entry) => uses.get(entry) === least))
}

/** Whether a pin came of it. */
function writeRound(writing: Writing, waiting: readonly PatternTitle[]): boolean {
  const { input, ground, spent, told, headlines, texts, uses } = writing
  const before = texts.length
  for (const entry of waiting) {
    if (texts.length === input.count) break
    const turn = input.taken.length + texts.length
    const description = describeOnce({ ...ground, entry, turn, spent }, told)
    if (description === null) continue
    const headline = headlineOf(entry, headlines, ground.model)
    for (const key of spentBy(description)) spent.add(key)
    headlines.push(headline)
    uses.set(entry, (uses.get(entry) ?? 0) + 1)
    texts.push(written(input, { ...ground, entry, description, headline, turn }))
  }
  return texts.length > before
}

/** A description that no pin has; the sentences of those that one has count as said. */
function describeOnce(
  input: DescribeInput & { readonly spent: Set<string> },
  told: Set<string>,
): Description | null {
  for (;;) {
    const description = describePin(input)
    if (description === null) return null
    if (!told.has(description.text)) {
      told.add(description.text)
      return description
    }
    const before = input.spent.size
    for (const key of spentBy(description)) input.spent.add(key)
    if (input.spent.size === before) return null
  }
}

/** Best first, each promise weighing less the more titles make it. */
function inOrder(titles: readonly PatternTitle[]): PatternTitle[] {
  const left = [...titles]
  const made = new Map<string, number>()
  const ordered: PatternTitle[] = []
  const worthOf = ({ promise, worth }: PatternTitle): number =>
    worth - PROMISE_AGAIN * (made.get(promise) ?? 0)
  while (left.length > 0) {
    const best = left.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a))
    left.splice(left.indexOf(best), 1)
    made.set(best.promise, (made.get(best.promise) ?? 0) + 1)
    ordered.push(best)
  }
  return ordered
}

/** The entry's own headlines first, then the dish by its name: the first that no pin has yet. */
function headlineOf(
  { headlines, title }: PatternTitle,
  taken: readonly string[],
  { material, facts }: PageModel,
): string {
  const { letters } = material
  const names = ['name', 'short'].flatMap((slot) => {
    const text = facts.get(slot)?.text ?? ''
    return wordsOf(text).length >= 2 && wordsOf(text).length <= 8 ? [letters.title(text)] : []
  })
  const choices = [...headlines, ...names]
  const seen = new Set(taken.map(keyOf))
  return choices.find((text) => !seen.has(keyOf(text))) ?? choices[0] ?? title
}

interface Chosen {
  readonly model: PageModel
  readonly entry: PatternTitle
  readonly description: Description
  readonly headline: string
  readonly turn: number
}

function written(
  { interest, language }: WriteInput,
  { model, entry, description, headline, turn }: Chosen,
): WrittenText {
  return {
    title: entry.title,
    about: entry.about,
    description: description.text,
    alt_text: writeAltText({
      design: { headline, items: [], pictures: [] },
      template: { pictures: 0, needsItems: false },
      altOf: () => '',
      subject: interest,
      lang: language.lang,
    }),
    headline,
    kicker: kickerOf(entry, headline, { model, turn }),
    items: itemsOf(model.material),
    keywords: keywordsOf(model.material, interest, `${entry.title} ${description.text}`),
    sources: {
      title: entry.sources.slice(0, 10),
      description: description.sources.slice(0, 20),
    },
  }
}

/** The pattern's own, else a short fact that the headline does not say. */
function kickerOf(
  { kicker }: PatternTitle,
  headline: string,
  { model: { facts, material }, turn }: Pick<Chosen, 'model' | 'turn'>,
): string {
  const { language } = material
  const [time, serves] = kickerFacts(facts)
  const choices = [kicker, ...(turn % 2 === 0 ? [time] : [serves, time])]
  const said = contentStems(headline, language)
  return (
    choices.find(
      (text) =>
        text !== '' &&
        text.length <= 34 &&
        !contentStems(text, language).some((stem) => said.includes(stem)),
    ) ?? ''
  )
}

function kickerFacts(facts: Facts): [time: string, serves: string] {
  const time = facts.get('time')
  const count = facts.get('servings')?.text
  return [
    time && (time.number ?? 0) <= 120 ? time.text : '',
    facts.get('serves')?.text ?? (count ? `Serves ${count}` : ''),
  ]
}
