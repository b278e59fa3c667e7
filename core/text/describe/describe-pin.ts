/**
 * The description of a pin: an opening that keeps the title's promise, whole sentences of the page,
 * plain facts and at most one call to action. No sentence comes twice on the pins of a page.
 */
import type { TextSource } from '#core/contract/pins.contract.ts'
import { contentStems, wordsOf, isUnspaced } from '../language.ts'
import { fillText, meetsNeeds } from '../patterns/fill-pattern.ts'
import type { PatternFile, SentencePattern } from '../patterns/pattern.schema.ts'
import { sourcesOf, type PatternTitle } from '../patterns/fill-titles.ts'
import type { PageModel } from '../understand/page-model.ts'
import { capitalFirst } from '../writer/letter-case.ts'

export interface Description {
  readonly text: string
  readonly sources: readonly TextSource[]
}

export interface DescribeInput {
  readonly model: PageModel
  readonly patterns: PatternFile
  readonly entry: PatternTitle
  /** Place among the page's pins, from 0. */
  readonly turn: number
  /** Sentences that pins of the page say already. Patterns are counted by their id. */
  readonly spent: ReadonlySet<string>
}

interface Part {
  readonly text: string
  readonly sources: readonly TextSource[]
  /** What `spent` keeps of it. */
  readonly key: string
}

const LEAST = 110
const GOOD = 170
const MOST = 480

/** `null` when the page has nothing to say under the title. */
export function describePin(input: DescribeInput): Description | null {
  const { entry } = input
  const parts = entry.section === null ? wholePageParts(input) : sectionParts(input)
  if (parts.length === 0) return null
  const isEven = input.turn % 2 === 0
  const room = (most: number): boolean => lengthOf(parts) < most
  if (isFactual(input, room(LEAST))) parts.push(...factParts(input, parts))
  const call = room(LEAST) || (!isEven && room(MOST - 60)) ? callOf(input) : null
  const all = call ? [...parts, call] : parts
  const text = all.map((part) => part.text).join(' ')
  if (text.length < leastOf(input)) return null
  return { text, sources: all.flatMap(({ sources }) => sources) }
}

/** Facts belong to the whole page; under the entry of a list they say of which. */
function isFactual({ entry, turn }: DescribeInput, isThin: boolean): boolean {
  return entry.section === null ? isThin || turn % 2 === 0 : entry.section.role === 'entry'
}

/** A character says more in a language without spaces. */
function leastOf({ model }: DescribeInput): number {
  return isUnspaced(model.material.language.lang) ? LEAST / 6 : LEAST / 2
}

/** What `spent` must keep after a description was taken: sentences, and patterns by their id. */
export function spentBy({ sources }: Description): string[] {
  return sources.map(({ quote }) => quote)
}

function wholePageParts(input: DescribeInput): Part[] {
  const { model, spent, turn } = input
  const summary = model.summary
  if (turn === 0 && summary !== '' && !spent.has(summary))
    return [
      {
        text: summary,
        key: summary,
        sources: [{ kind: 'sentence', quote: summary.slice(0, 500) }],
      },
    ]
  if (model.material.language.lang !== 'en' && input.patterns.openings.length === 0)
    return ownSentences(input)
  const opening = patternPart(input, input.patterns.openings)
  const sentence = leadSentence(input)
  // Any sentence of a recipe page may be about another dish, its price or its shop.
  const isWorld = model.material.language.lang !== 'en' && model.kind !== 'recipe'
  const told = sentence === null && isWorld ? ownSentences(input).slice(0, 2) : [sentence]
  return [opening, ...told].filter((part) => part !== null)
}

/** Neighbouring sentences of the page, from the first that stands alone and no pin has. */
function ownSentences({ model, spent }: DescribeInput): Part[] {
  // The entries of a list have pins of their own.
  const kept = new Set(
    model.sections.flatMap(({ role, sentences }) => (role === 'entry' ? sentences : [])),
  )
  const sentences = model.material.sentences
    .filter(({ text }) => !kept.has(text))
    .toSorted((a, b) => a.order - b.order)
  const start = sentences.findIndex(
    ({ text, isLeaning, isInner, isStep }) => !isLeaning && !isInner && !isStep && !spent.has(text),
  )
  const parts: Part[] = []
  if (start < 0) return parts
  let last = sentences[start]?.order ?? 0
  for (const { text, order } of sentences.slice(start)) {
    if (order > last + 1 || spent.has(text) || lengthOf(parts) + text.length > MOST) break
    last = order
    parts.push({ text, key: text, sources: [{ kind: 'sentence', quote: text.slice(0, 500) }] })
    if (lengthOf(parts) >= GOOD) break
  }
  return parts
}

/** The first sentences of the section, whole. */
function sectionParts({ entry, spent }: DescribeInput): Part[] {
  const parts: Part[] = []
  for (const text of entry.section?.sentences ?? []) {
    if (LABEL.test(text) || /\brecipes?\b/i.test(text) || wordsOf(text).length < LEAST_WORDS)
      continue
    if (spent.has(text) || lengthOf(parts) + text.length > MOST - 40) break
    parts.push({ text, key: text, sources: [{ kind: 'sentence', quote: text.slice(0, 500) }] })
    if (lengthOf(parts) >= GOOD) break
  }
  return parts
}

const LEAST_WORDS = 5
/** "Cauliflower rice: it goes well with …": an entry of a list, not a sentence. */
const LABEL = /^[^.!?]{0,40}(?:\s[–—-]\s|:\s)/u
/** A label before its text, an order, a condition: no sentence about the subject. */
const UNFIT_LEAD =
  /^\d+\s+\p{L}|^[^.!?]{0,48}(?:\s[–—-]\s|:\s)|^(?:if|when|once|while|for|to|you|add|use|make|try|be|do|don['’]t|don’t|place|keep|let|serve|store|whether)\b|\p{Extended_Pictographic}|\b(?:recipe card|scroll|read on|keep reading|here['’]s|as an amazon|nutrition)\b/iu

/**
 * The page's best sentence that can stand alone and speaks of the subject; not a step out of the
 * middle of the work.
 */
function leadSentence({ model, spent }: DescribeInput): Part | null {
  const { sentences, language } = model.material
  const subject = contentStems(model.subject.name, language)
  // English says the thing last, other languages first or in between.
  const heads = language.lang === 'en' ? subject.slice(-1) : subject
  const fit = sentences
    .filter(
      ({ text, isLeaning, isStep, isInner, stems, at }) =>
        !isLeaning &&
        !isStep &&
        !isInner &&
        at < 12 &&
        text.length >= 45 &&
        text.length <= 190 &&
        !spent.has(text) &&
        !model.summary.includes(text) &&
        !UNFIT_LEAD.test(text) &&
        stems.some((stem) => heads.includes(stem)),
    )
    .toSorted((a, b) => b.score - a.score)
  const text = fit[0]?.text
  return text === undefined
    ? null
    : { text, key: text, sources: [{ kind: 'sentence', quote: text.slice(0, 500) }] }
}

/** The first fitting pattern that no pin of the page has; where all are used, none. */
function patternPart(
  { model, entry, spent, turn }: DescribeInput,
  patterns: readonly SentencePattern[],
): Part | null {
  const fit = patterns.filter(
    (pattern) =>
      (pattern.section ?? null) === (entry.section?.role ?? null) &&
      !spent.has(`pattern ${pattern.id}`) &&
      meetsNeeds(pattern, model.facts),
  )
  const special = fit.filter(({ promises }) => promises?.includes(entry.id))
  const kindred = fit.filter(({ promises }) => promises?.includes(entry.promise))
  const general = fit.filter(({ promises }) => promises === undefined)
  const ordered = [
    ...special,
    ...kindred,
    ...general.slice(turn % Math.max(1, general.length)),
    ...general,
  ]
  for (const pattern of ordered) {
    const part = filledPart(pattern, model)
    if (part) return part
  }
  return null
}

function filledPart(pattern: SentencePattern, { facts }: PageModel): Part | null {
  const text = fillText(pattern.text, facts)
  return text === null
    ? null
    : {
        text: capitalFirst(text),
        key: `pattern ${pattern.id}`,
        sources: sourcesOf(pattern, facts),
      }
}

/** Facts that the description does not have yet. */
function factParts(
  { model, patterns, turn, entry }: DescribeInput,
  parts: readonly Part[],
): Part[] {
  const said = parts.map(({ text }) => text).join(' ')
  const isEntry = entry.section?.role === 'entry'
  const fit = patterns.facts
    .filter(({ promises }) => (promises?.includes('entry') ?? false) === isEntry)
    .filter((pattern) => meetsNeeds(pattern, model.facts))
    .flatMap((pattern) => filledPart(pattern, model) ?? [])
    .filter(({ text }) => !repeats(text, said))
  const chosen = fit[turn % Math.max(1, Math.min(2, fit.length))]
  return chosen ? [chosen] : []
}

/** A number or a name that is said already. */
function repeats(text: string, said: string): boolean {
  const numbers = text.match(/\d+/g) ?? []
  if (numbers.some((number) => new RegExp(`\\b${number}\\b`).test(said))) return true
  const lower = said.toLowerCase()
  const names = text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  return names.filter((name) => lower.includes(name)).length >= 2
}

/** Calls may come again, but not on pins that follow each other. */
function callOf({ model, patterns, entry, turn }: DescribeInput): Part | null {
  const fit = patterns.calls.filter(
    (pattern) =>
      meetsNeeds(pattern, model.facts) &&
      (pattern.promises?.some((fit) => fit === entry.promise || fit === entry.id) ?? true),
  )
  const special = fit.filter(({ promises }) => promises !== undefined)
  const list = turn % 2 === 0 && special.length > 0 ? special : fit
  const pattern = list[turn % Math.max(1, list.length)]
  return pattern ? filledPart(pattern, model) : null
}

function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { text }) => sum + text.length + 1, 0)
}
