/**
 * Titles, headlines and descriptions of a page's pins from its facts, sections and patterns. Where
 * the page has fewer good titles than pins are wanted, the best ones come again with another
 * description and headline: nothing below `LEAST_WORTH` is ever taken.
 */
import { describePin, spentBy, type Description } from './describe/describe-pin.ts'
import { keywordsOf } from './keywords.ts'
import { contentStems, wordsOf } from './language.ts'
import type { Facts } from './patterns/fill-pattern.ts'
import { fillTitles, type PatternTitle } from './patterns/fill-titles.ts'
import { ownWorldLines } from './patterns/own-lines-world.ts'
import { patternsFor } from './patterns/pattern-files.ts'
import type { PatternFile } from './patterns/pattern.schema.ts'
import { groundOf, titleFaults } from './text-gates.ts'
import { LEAST_SURE, understandPage, type PageModel } from './understand/page-model.ts'
import { writeAltText } from './writer/alt-text.ts'
import { coversInterest } from './writer/material.ts'
import { itemsOf } from './writer/items.ts'
import { keyOf } from './writer/said-already.ts'
import type { WriteInput, WrittenText } from './written-text.ts'

const LEAST_WORTH = 0.55
/** A promise that was made loses so much for each title that makes it. */
const PROMISE_AGAIN = 0.09
const MOST_ROUNDS = 6
const NEAR_INTEREST = 0.3
/** Fewer of the page's own lines are too few for its pins: the former writer has more, if poorer. */
const MIN_OWN_LINES = 8
/** For languages whose pins are written in the page's own lines. */
const NO_PATTERNS: PatternFile = { titles: [], openings: [], facts: [], calls: [] }

/** `null` for a page that no patterns are made for. */
export function writeFromPatterns(input: WriteInput): WrittenText[] | null {
  const model = understandPage(input.content, input.language)
  const isWorld = input.language.lang !== 'en'
  const patterns =
    model && (patternsFor(model.kind, input.language.lang) ?? (isWorld ? NO_PATTERNS : undefined))
  if (!model || !patterns || (model.subject.confidence < LEAST_SURE && !isWorld)) return null
  const titles = candidatesOf(model, patterns, input)
  const isSure = model.subject.confidence >= LEAST_SURE
  const isEnough = titles.length >= (isSure ? 1 : MIN_OWN_LINES)
  return isEnough ? writeAll(input, { model, patterns, titles }) : null
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
  const lines = language.lang === 'en' ? [] : ownWorldLines(model)
  return [...ownTitle(model), ...fillTitles(model, patterns), ...lines]
    .map(near)
    .filter(({ title, worth }) => {
      const key = keyOf(title)
      const isFit =
        worth >= LEAST_WORTH &&
        !seen.has(key) &&
        titleFaults(title, ground).every(({ code }) => code === 'grounding')
      return isFit && seen.add(key).size > 0
    })
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

/** The page's own title, without its site. */
function ownTitle({ material, facts }: PageModel): PatternTitle[] {
  const { content, letters } = material
  const title = content.title
    .replace(/\s*[([{](?:video|recipe)[)\]}]/gi, '')
    .replace(/[{}[\]]|\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replace(/\s+[|•]\s+/g, ': ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = letters.title(facts.get('short')?.text ?? '')
  return [
    {
      id: 'own-title',
      title,
      promise: 'whole',
      about: '',
      section: null,
      headlines: [title, letters.title(facts.get('name')?.text ?? ''), short].filter(
        (text) => wordsOf(text).length >= 2 && wordsOf(text).length <= 8 && text.length <= 46,
      ),
      kicker: '',
      worth: 0.9,
      sources: [{ kind: 'heading', quote: content.title.slice(0, 500) }],
    },
  ]
}

function writeAll(input: WriteInput, ground: Ground): WrittenText[] {
  const { model, patterns, titles } = ground
  const spent = new Set(input.spent)
  const headlines = [...(input.takenHeadlines ?? [])]
  const texts: WrittenText[] = []
  const taken = new Set(input.taken.map(keyOf))
  for (let round = 0; round < MOST_ROUNDS && texts.length < input.count; round += 1) {
    const isWaiting = ({ title }: PatternTitle): boolean => round > 0 || !taken.has(keyOf(title))
    for (const entry of inOrder(titles.filter(isWaiting))) {
      if (texts.length === input.count) break
      const turn = input.taken.length + texts.length
      const description = describePin({ model, patterns, entry, turn, spent })
      const known = knownTo(entry, texts, round)
      if (description === null || isTold(known, description)) continue
      const headline = headlineOf(entry, headlines, model)
      for (const key of spentBy(description)) spent.add(key)
      headlines.push(headline)
      texts.push(written(input, { model, entry, description, headline, turn }))
    }
    // What was said may be said again only when all pins need it.
    if (round > 0) spent.clear()
  }
  return texts
}

function isTold(texts: readonly WrittenText[], { text }: Description): boolean {
  return texts.some(({ description }) => description === text)
}

/** In the last round a description may come again, but no pin: a page makes fewer rather. */
function knownTo(
  { title }: PatternTitle,
  texts: readonly WrittenText[],
  round: number,
): readonly WrittenText[] {
  return round === MOST_ROUNDS - 1 ? texts.filter((known) => known.title === title) : texts
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
