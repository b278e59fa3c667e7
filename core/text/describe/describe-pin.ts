/**
 * The description of a pin: an opening that keeps the title's promise, whole sentences of the page,
 * plain facts and at most one call to action. No sentence comes twice on the pins of a page.
 */
import type { TextSource } from '#core/contract/pins.contract.ts'
import { contentStems, wordsOf } from '../language.ts'
import { fillText, meetsNeeds } from '../patterns/fill-pattern.ts'
import type { PatternFile, SentencePattern } from '../patterns/pattern.schema.ts'
import { sourcesOf, type PatternTitle } from '../patterns/fill-titles.ts'
import type { PageModel } from '../understand/page-model.ts'
import type { Sentence } from '../writer/good-sentences.ts'
import { isInstruction } from '../writer/english-grammar.ts'
import { capitalFirst } from '../writer/letter-case.ts'
import { isUnfit, leadSentence } from './lead-sentence.ts'
import { tellingSentences } from './telling-sentences.ts'

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

/** The checklist asks for as many. */
const MIN_LENGTH = 100
const LEAST = 110
const GOOD = 170
const MOST = 480

/** `null` when the page has nothing to say under the title. */
export function describePin(input: DescribeInput): Description | null {
  const parts = input.entry.section === null ? wholePage(input) : sectionParts(input)
  if (parts.length === 0) return null
  const room = (most: number): boolean => lengthOf(parts) < most
  const call = room(LEAST) || (input.turn % 3 === 1 && room(GOOD)) ? callOf(input, parts) : null
  const all = call ? [...parts, call] : parts
  if (lengthOf(all) <= MIN_LENGTH && input.entry.section === null)
    all.push(...factParts(input, all))
  const text = all.map((part) => part.text).join(' ')
  if (text.length < MIN_LENGTH) return null
  return { text, sources: all.flatMap(({ sources }) => sources) }
}

function wholePage(input: DescribeInput): Part[] {
  const parts = wholePageParts(input)
  if (parts.length === 0) return parts
  if (lengthOf(parts) < GOOD) parts.push(...factParts(input, parts))
  if (input.model.kind !== 'recipe' && lengthOf(parts) < GOOD - 40)
    parts.push(...fillUp(input, parts))
  return parts
}

/** What `spent` must keep after a description was taken: sentences, and patterns by their id. */
export function spentBy({ sources }: Description): string[] {
  return sources.map(({ quote }) => quote)
}

function wholePageParts(input: DescribeInput): Part[] {
  const { spent, turn, entry, model } = input
  const summary =
    spent.has(model.summary) || model.summary === '' ? [] : [sentencePart(model.summary)]
  if (turn === 0 && summary.length > 0) return summary
  const sentence = pageSentence(input)
  if (entry.proof !== '' && sentence === null) return []
  const opening = patternPart(input, input.patterns.openings)
  const told = sentence === null ? [] : [sentencePart(sentence.text)]
  return opening ? [opening, ...told] : withoutOpening(input, { sentence, summary })
}

function withoutOpening(
  input: DescribeInput,
  { sentence, summary }: { readonly sentence: Sentence | null; readonly summary: Part[] },
): Part[] {
  if (sentence === null) return summary
  return input.model.kind === 'recipe'
    ? [sentencePart(sentence.text)]
    : passageFrom(sentence, input)
}

/** Where nothing opens the description: the sentence with those that follow it in its paragraph. */
function passageFrom(lead: Sentence, { model, spent }: DescribeInput): Part[] {
  const following = model.material.sentences
    .filter(({ at, order }) => at === lead.at && order > lead.order)
    .toSorted((a, b) => a.order - b.order)
  const parts = [sentencePart(lead.text)]
  let last = lead.order
  for (const { text, order } of following) {
    const isNext = order === last + 1 && !spent.has(text)
    if (!isNext || lengthOf(parts) >= GOOD || lengthOf(parts) + text.length > MOST - 60) break
    parts.push(sentencePart(text))
    last = order
  }
  if (lengthOf(parts) >= LEAST) return parts
  const other = leadSentence(model, new Set([...spent, ...parts.map(({ text }) => text)]))
  return other === null ? parts : [...parts, sentencePart(other.text)]
}

function sentencePart(text: string): Part {
  return { text, key: text, sources: [{ kind: 'sentence', quote: text.slice(0, 500) }] }
}

/** The first sentences of the section, whole, after an opening where they don't name the subject. */
function sectionParts(input: DescribeInput): Part[] {
  const sentences = sectionSentences(input)
  const { model } = input
  const subject = contentStems(model.subject.name, model.material.language)
  const said = contentStems(sentences[0]?.text ?? '', model.material.language)
  const opening = subject.some((stem) => said.includes(stem))
    ? null
    : patternPart(input, input.patterns.openings)
  return opening ? [opening, ...sentences] : sentences
}

function sectionSentences({ entry, spent }: DescribeInput): Part[] {
  const parts: Part[] = []
  for (const text of entry.section?.sentences ?? []) {
    if (isUnfit(text) || /\brecipes?\b/i.test(text) || wordsOf(text).length < LEAST_WORDS) continue
    if (spent.has(text) || lengthOf(parts) + text.length > MOST - 40) break
    parts.push(sentencePart(text))
    if (lengthOf(parts) >= GOOD) break
  }
  return parts
}

const LEAST_WORDS = 5

/** A sentence of the page that the pins before do not have; with a proof, one that bears it out. */
function pageSentence({ model, spent, entry }: DescribeInput): Sentence | null {
  const isEnglishRecipe = model.kind === 'recipe' && model.material.language.lang === 'en'
  if (!isEnglishRecipe && entry.proof === '') return leadSentence(model, spent)
  const proof = entry.proof === '' ? null : new RegExp(`\\b(?:${entry.proof})`, 'iu')
  return (
    tellingSentences(model).find(
      ({ text }) => !spent.has(text) && (proof === null || proof.test(text)),
    ) ?? null
  )
}

/** What the page says further down, for a pin that has little to say. */
function fillUp({ model, spent }: DescribeInput, parts: readonly Part[]): Part[] {
  const { sentences, language, content } = model.material
  const wanted = new Set(contentStems(`${model.subject.name} ${content.title}`, language))
  const said = parts.map(({ text }) => text).join(' ')
  const kept = keptForSections(model)
  const isSaid = (text: string): boolean =>
    kept.has(text) || spent.has(text) || said.includes(text) || model.summary.includes(text)
  const fit = sentences.find(
    (sentence) =>
      isFiller(sentence) &&
      !isSaid(sentence.text) &&
      sentence.stems.some((stem) => wanted.has(stem)),
  )
  return fit ? [sentencePart(fit.text)] : []
}

function isFiller({ text, isLeaning, isStep, isInner }: Sentence): boolean {
  return (
    !isLeaning &&
    !isStep &&
    !isInner &&
    text.length >= 45 &&
    text.length <= 200 &&
    !/^["“]|[:;]/.test(text) &&
    !isInstruction(text)
  )
}

/** Pins about a section need its sentences, and they say little about the whole page. */
function keptForSections({ sections }: PageModel): ReadonlySet<string> {
  return new Set(sections.flatMap(({ role, sentences }) => (role === '' ? [] : sentences)))
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

/** A longer name makes a sentence heavy; the title has it whole. */
const LONG_NAME = 34

function filledPart(pattern: SentencePattern, { facts }: PageModel): Part | null {
  const short = facts.get('short')
  const isLong = (facts.get('name')?.text.length ?? 0) > LONG_NAME
  const known = isLong && short ? new Map([...facts, ['name', short] as const]) : facts
  const text = fillText(pattern.text, known)
  return text === null
    ? null
    : {
        text: capitalFirst(text),
        key: `pattern ${pattern.id}`,
        sources: sourcesOf(pattern, facts),
      }
}

/** Facts that the description does not have yet. */
function factParts({ model, patterns, turn }: DescribeInput, parts: readonly Part[]): Part[] {
  const said = parts.map(({ text }) => text).join(' ')
  const fit = patterns.facts
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
function callOf(
  { model, patterns, entry, turn }: DescribeInput,
  parts: readonly Part[],
): Part | null {
  const fit = patterns.calls.filter(
    (pattern) =>
      meetsNeeds(pattern, model.facts) &&
      (pattern.promises?.some((fit) => fit === entry.promise || fit === entry.id) ?? true),
  )
  const special = fit.filter(({ promises }) => promises !== undefined)
  const list = turn % 2 === 0 && special.length > 0 ? special : fit
  const said = parts.map(({ text }) => text).join(' ')
  const turned = [...list.slice(turn % Math.max(1, list.length)), ...list]
  const filled = turned.flatMap((pattern) => filledPart(pattern, model) ?? [])
  return filled.find(({ text }) => !repeats(text, said)) ?? null
}

function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { text }) => sum + text.length + 1, 0)
}
