/** The rows of list designs: whole phrases of the page, none cut inside and none left out unsaid. */
import { MAX_LIST_ITEMS } from '#core/contract/call/list-limit.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language/language.ts'
import { capitalFirst } from '../language/letter-case.ts'
import { materialOf, type Material } from '../writer/material.ts'
import { ingredientEntries } from './ingredient-entries.ts'
import { hasRoom, partOf, type Shows } from './list-room.ts'
import { wordsOver, type ListKind, type ListWords } from './list-words.ts'
import { keyOf } from '../language/title-key.ts'
import { isBareStep, stepsIn, waysToWrite } from '../lines/step-line.ts'

/** A list and the words over it. */
export interface WrittenList extends ListWords {
  items: string[]
}

export interface ListRequest {
  readonly language: Language
  readonly own: ListWords
  /** The entry that the pin's title is about, '' for none: its part of the list is shown. */
  readonly idea: string
  /** Which part of a long list a pin without an idea shows; counts up with the page's pins. */
  readonly turn?: number
}

interface FoundList {
  readonly kind: ListKind
  readonly items: readonly string[]
  /** How many the page has. */
  readonly count: number
}

const MIN_ITEMS = 3
/** Headings longer than this are sentences. */
const MAX_HEADING = 70
/** Tried in turn until the list has room; the last is as short as a line says something. */
const ENTRY_LENGTHS = [48, 36, 28]
const STEP_LENGTHS = [84, 72, 60, 50, 40]
/** A row of the contract holds no more. */
const MAX_ROW = 160

/**
 * The entries of a list design and words that promise just these: steps only from ordered steps,
 * things to tick from ingredients or ideas, numbers only before ideas. Ingredients and steps are
 * whole; of ideas and headings a part is claimed to be one. Null when the page has no such list of 3,
 * or none that the design has room for.
 */
export function writeList(
  content: PageContent,
  shows: Shows,
  wish: ListRequest,
): WrittenList | null {
  const material = materialOf(content, wish.language)
  const list = listFor(material, shows, wish)
  if (!list || list.items.length < MIN_ITEMS) return null
  const { kind, items, count } = list
  const words = wordsOver(material, { kind, shown: items.length, count }, wish.own)
  return { ...words, items: [...items] }
}

/** In letters: longer points do not fit side by side in two lines. */
const MAX_POINT = 46
const POINTS = 3

/**
 * Three short things that the page lists or speaks of, in its order; pins on the whole page go through them
 * by `turn`. Empty where it has fewer, and for recipes and steps, which are shown whole.
 */
export function pointsOf(
  content: PageContent,
  { language, headline, turn }: { language: Language; headline: string; turn: number },
): string[] {
  if (content.kind === 'recipe') return []
  const said = keyOf(headline)
  const all = ideasOf(materialOf(content, language)).items
  const own = all.findIndex((item) => keyOf(item) !== '' && said.includes(keyOf(item)))
  // a headline that is one of them goes on with the next
  const points = all.slice(own + 1).filter((item) => item.length <= MAX_POINT)
  const parts = Math.floor(points.length / POINTS)
  const first = parts === 0 || own >= 0 ? 0 : (turn % parts) * POINTS
  return parts === 0 ? [] : points.slice(first, first + POINTS)
}

/** All steps or the list of a page, for designs that were asked for whatever they hold. */
export function itemsOf(material: Material): string[] {
  const steps = stepRows(material)
  if (material.content.kind !== 'list' && steps.length >= MIN_ITEMS) return steps
  return isCooked(material)
    ? ingredientRows(material)
    : partOf(ideasOf(material).items, { shows: 'checklist', idea: '', turn: 0 })
}

function listFor(material: Material, shows: Shows, wish: ListRequest): FoundList | null {
  if (shows === 'steps') {
    const { headline } = wordsOver(material, { kind: 'steps', shown: 0, count: 0 }, wish.own)
    return whole('steps', stepRows(material, headline))
  }
  if (isCooked(material))
    return shows === 'checklist' ? whole('ingredients', ingredientRows(material)) : null
  const { kind, items } = ideasOf(material)
  // Headings are what a guide holds, not things to tick off.
  if (kind === 'headings' && (shows === 'checklist' || hasSteps(material))) return null
  const { idea, turn = 0 } = wish
  return { kind, items: partOf(items, { shows, idea, turn }), count: items.length }
}

function whole(kind: ListKind, items: readonly string[]): FoundList {
  return { kind, items, count: items.length }
}

function isCooked({ content, ingredients }: Material): boolean {
  return content.kind === 'recipe' && ingredients.length >= MIN_ITEMS
}

function hasSteps({ content }: Material): boolean {
  return stepsIn(content).length >= MIN_ITEMS
}

/** What a page lists, else its headings; those of a recipe say how its parts are called. */
function ideasOf({ entries, headings, content }: Material): { kind: ListKind; items: string[] } {
  if (entries.length >= MIN_ITEMS)
    return { kind: 'entries', items: entries.filter(isReported).map(capitalFirst) }
  const isFit = (heading: string): boolean =>
    heading.length <= MAX_HEADING && !heading.endsWith('?') && isReported(heading)
  return { kind: 'headings', items: content.kind === 'recipe' ? [] : headings.filter(isFit) }
}

const isReported = (text: string): boolean => !isBareStep(text)

/** Beyond this no list has room, however short its rows are. */
const MAX_LINES = 2 * MAX_LIST_ITEMS

/** Empty where no way of saying them has room. */
function ingredientRows({ ingredients }: Material): string[] {
  if (ingredients.length > MAX_LINES) return []
  return firstWithRoom(
    ENTRY_LENGTHS.map((longest) => ingredientEntries(ingredients, longest)),
    { shows: 'checklist' },
  )
}

/** Each step at the longest that leaves room for all of them. */
function stepRows({ content, language }: Material, headline?: string): string[] {
  const found = stepsIn(content)
  if (found.length > MAX_LINES) return []
  const steps = found.map((step) => waysToWrite(step, language.lang))
  return firstWithRoom(
    STEP_LENGTHS.map((longest) =>
      steps.map((ways) => ways.find((way) => way.length <= longest) ?? ways.at(-1) ?? ''),
    ),
    { shows: 'steps', headline },
  )
}

function firstWithRoom(
  lists: readonly string[][],
  { shows, headline }: { readonly shows: Shows; readonly headline?: string | undefined },
): string[] {
  const isFit = (list: readonly string[]): boolean =>
    hasRoom(list, shows, headline) && list.every((row) => row !== '' && row.length <= MAX_ROW)
  return lists.find(isFit) ?? []
}
