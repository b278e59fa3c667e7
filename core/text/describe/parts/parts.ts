/**
 * What descriptions are put together from: sentences of the page, and patterns filled with facts.
 */
import type { TextSource } from '#core/contract/content/pins.contract.ts'
import { wordsOf } from '../../language/language.ts'
import { fillText, meetsNeeds, turnsOf, type Facts } from '../../patterns/fill-pattern.ts'
import { shortened, sourcesOf, type PatternTitle } from '../../titles/fill-titles.ts'
import { MAX_NAME_LENGTH } from '../../patterns/spoken-name.ts'
import type { PatternFile, SentencePattern } from '../../patterns/pattern.schema.ts'
import type { PageModel } from '../../understand/page-model.ts'
import { capitalFirst } from '../../language/letter-case.ts'
import { isPortioned } from '../../understand/recipe/servings.ts'
import { withCalmSubject } from './own-sentence.ts'
import type { DescriptionCandidate, DescriptionKind } from '../passages/description-candidate.ts'

export interface Part {
  readonly text: string
  readonly sources: readonly TextSource[]
  /** Of an opening, its pattern's. */
  readonly worth?: number
}

/** A sentence of the page; its source is the sentence as the page writes it. */
export function sentencePart(text: string, model: PageModel): Part {
  return {
    text: withCalmSubject(text, model),
    sources: [{ kind: 'sentence', quote: text.slice(0, 500) }],
  }
}

/** Counts the spaces between parts. */
export function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { text }) => sum + text.length + 1, -1)
}

export function candidateOf(
  kind: DescriptionKind,
  parts: readonly Part[],
  sentences: readonly string[],
): DescriptionCandidate {
  const sources = parts.flatMap((part) => part.sources)
  const worth = kind === 'pattern' ? (parts[0]?.worth ?? 0) : 0
  return { kind, text: textOf(parts), sources, sentences, passage: null, section: null, worth }
}

export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join(' ')
}

/** The patterns that may open a description under the title; those made for its promise first. */
export function openingParts(
  entry: PatternTitle,
  model: PageModel,
  { openings }: PatternFile,
): Part[] {
  const fit = openings.filter(
    (pattern) =>
      (pattern.section ?? null) === (entry.section?.role ?? null) &&
      meetsNeeds(pattern, model.facts),
  )
  const special = fit.filter(({ promises }) => promises?.includes(entry.id))
  const kindred = fit.filter(({ promises }) => promises?.includes(entry.promise))
  const general = fit.filter(({ promises }) => promises === undefined)
  return [...new Set([...special, ...kindred, ...general])].flatMap((pattern) =>
    turnsOf(pattern.text, model.facts).flatMap((facts) => filledPart(pattern, { facts }) ?? []),
  )
}

/** Facts that the description does not have yet, in the order of the patterns. */
export function factParts(model: PageModel, { facts }: PatternFile, said: string): Part[] {
  const isCut = isPortioned(model.subject.name, model.material.language.lang)
  return facts
    .filter((pattern) => meetsNeeds(pattern, model.facts))
    .flatMap((pattern) => filledPart(pattern, model) ?? [])
    .map((part) => ({ ...part, text: withoutNamed(part.text, said) }))
    .filter(({ text }) => !repeats(text, said) && !(SERVES.test(text) && isCut))
}

/** "Makes 8 quesadillas" behind a sentence on quesadillas: "Makes 8". */
function withoutNamed(text: string, said: string): string {
  const [, short = '', thing = ''] = /^(Makes \d+) (\p{L}+)\.$/u.exec(text) ?? []
  const isNamed = thing !== '' && new RegExp(`(?<!\\p{L})${thing}(?!\\p{L})`, 'iu').test(said)
  return isNamed ? `${short}.` : text
}

/** What else the page has, by its number, for the title; those made for its promise first. */
export function callParts(
  entry: PatternTitle,
  { model, said }: { readonly model: PageModel; readonly said: string },
  { calls }: PatternFile,
): Part[] {
  const fit = calls.filter(
    (pattern) =>
      meetsNeeds(pattern, model.facts) &&
      (pattern.promises?.some((fits) => fits === entry.promise || fits === entry.id) ?? true),
  )
  const special = fit.filter(({ promises }) => promises !== undefined)
  return [...new Set([...special, ...fit])]
    .flatMap((pattern) => filledPart(pattern, model) ?? [])
    .filter(({ text }) => !repeats(text, said))
}

/** A longer one repeats the title whole. */
const MAX_NAME_WORDS = 5

function filledPart(pattern: SentencePattern, { facts }: { readonly facts: Facts }): Part | null {
  const name = facts.get('name')?.text ?? ''
  const isLong = name.length > MAX_NAME_LENGTH || wordsOf(name).length > MAX_NAME_WORDS
  const known = isLong ? shortened(facts) : facts
  const text = fillText(pattern.text, known)
  return text === null
    ? null
    : { text: capitalFirst(spoken(text)), sources: sourcesOf(pattern, facts), worth: pattern.worth }
}

/** In running text "rum & tonka bean truffles" has its word; "Hearth & Hollow" is a name. */
function spoken(text: string): string {
  return text.replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
}

/** "35 minutes", "under an hour", "half an hour", "in einer Stunde". */
const TIME =
  /(?:\d ?|(?<!\p{L})(?:an?|one|half|few|eine[rnm]?|halben?|une|una|media)[ -])(?:min\.?|minut\p{L}*|hours?|stunden?|heures?|horas?)(?!\p{L})/iu

/** "In 60 minutes", "1 hour": other figures of one fact. */
export const namesTime = (text: string): boolean => TIME.test(text.replaceAll('-', ' '))

/** "Two side dish servings", "feeds a crowd", "für vier Personen". */
const SERVES =
  /(?<!\p{L})(?:servings?|serves|feeds|portion(?:s|en)?|people|guests|personen|leute|gäste|porciones|raciones|personas|comensales|personnes|convives)(?!\p{L})/iu
/** "Takes minutes to throw together": any figure behind it speaks against it. */
const IN_NO_TIME =
  /(?<!\p{L})(?:(?:takes?|in|within) (?:just |only |mere )?minutes|in no time|in (?:a )?flash|in (?:nur )?wenigen minuten|im handumdrehen|ruckzuck|en (?:quelques|deux) minutes|en un (?:rien de temps|tournemain|clin d['’]œil)|en (?:unos |pocos |solo unos )minutos|en un (?:momento|santiamén|periquete))(?!\p{L})/iu

/** What a sentence says, and what says the same before it. */
const SAME_FACT: readonly (readonly [RegExp, RegExp])[] = [
  [/\b2\b/u, /\bfor two\b/iu],
  [SERVES, SERVES],
  [TIME, IN_NO_TIME],
  // "… takes 6 steps. Takes 1 hour …"
  [/^takes\b/iu, /\btakes?\b/iu],
  // "Makes one loaf instead of two. Makes 12 slices."
  [/^makes\b/iu, /\bmakes? (?:\d|an?|one|two|three|enough)\b/iu],
  // "Under 30 minutes. Ready in 20 minutes."
  [TIME, TIME],
]

/** A number or two names that are in the text already. */
export function repeats(text: string, said: string): boolean {
  if (SAME_FACT.some(([now, before]) => now.test(text) && before.test(said))) return true
  const numbers = text.match(/\d+/g) ?? []
  if (numbers.some((number) => new RegExp(`\\b${number}\\b`).test(said))) return true
  const lower = said.toLowerCase()
  const names = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (name) =>
      !/^(?:with|this|these|will|need|from|your|para|pour|avec|dans|eine?[nrs]?)$/u.test(name),
  )
  return names.filter((name) => lower.includes(name)).length >= 2
}
