/** Which words a template shows of a pin, and whether the pin has what the template needs. */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { MAX_LIST_ITEMS } from '#core/contract/call/list-limit.ts'
import { FACT_GAP } from '../values/headline-parts.ts'
import { splitNumber, valuesOf } from '../values/template-values.ts'
import { isUnspaced } from '../fit/text-direction.rules.ts'
import type { ReadyTemplate } from '../document/template.model.ts'

export interface WordsRequest {
  pictures: readonly unknown[]
  brand: { name: string }
  /** What the page is about, of those that a template can suit; absent = not known. */
  subjects?: readonly string[]
  /**
   * The words of this pin. `quote`: a sentence of the page that a quote template shows instead of
   * the headline; without one no such template is chosen.
   */
  text: {
    headline: string
    kicker: string
    items: readonly string[]
    /** Three short things that the page holds, for designs that show words alone. */
    points?: readonly string[]
    quote?: string
    /** The speaker. */ quoteBy?: string
    /** Short facts of the page, such as a time and servings, for templates that show them apart. */
    facts?: readonly string[]
    /** The name of the dish, on the page of a recipe. */
    dish?: string
  }
  /**
   * What a template that lists things shows, with the headline over it; null = the pin's own words.
   * Two looks are compared as they are shown.
   */
  listFor?: (template: ReadyTemplate) => Pick<PinDesign, 'headline' | 'kicker' | 'items'> | null
}

export const isQuote = (template: ReadyTemplate): boolean => template.pinType === 'quote'

export function wordsOn(
  template: ReadyTemplate,
  { text, listFor, pictures }: WordsRequest,
): Pick<PinDesign, 'headline' | 'kicker' | 'items'> {
  // A quote has nothing with it but the speaker: "35 minutes" is no part of it.
  if (isQuote(template) && text.quote)
    return { headline: text.quote, kicker: text.quoteBy ?? '', items: [] }
  const own = {
    ...linesOn(template, text),
    items: itemsOn(template, text, pictures.length),
  }
  return (template.needsItems ? listFor?.(template) : null) ?? own
}

function linesOn(
  template: ReadyTemplate,
  text: WordsRequest['text'],
): Pick<PinDesign, 'headline' | 'kicker'> {
  const hooked = template.showsKicker && !template.showsFacts ? hookOf(text) : null
  return hooked ?? { headline: text.headline, kicker: kickerOn(template, text) }
}

const HOOK = /^(\P{P}{3,24}[?？])\s+(?:make\s+)?(.+)$/iu

/**
 * "Short on time? Make tomato soup": the question becomes the small line, since the pin is about
 * the dish. Behind the question is its name and nothing else; any other headline stays whole.
 */
function hookOf({
  headline,
  dish = '',
}: WordsRequest['text']): Pick<PinDesign, 'headline' | 'kicker'> | null {
  const [, kicker = '', name = ''] = HOOK.exec(headline.trim()) ?? []
  if (name === '' || name.toLowerCase() !== dish.toLowerCase()) return null
  return { headline: upperFirst(name), kicker }
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Beside a picture, words say little; alone they have room for what the page holds. */
function itemsOn(
  { needsItems, showsItems }: ReadyTemplate,
  { items, points = [] }: WordsRequest['text'],
  pictures: number,
): string[] {
  if (needsItems) return items.slice(0, MAX_LIST_ITEMS)
  return showsItems && pictures === 0 ? [...points] : []
}

function kickerOn(
  { showsFacts }: ReadyTemplate,
  { headline, kicker, facts = [] }: WordsRequest['text'],
): string {
  const said = new Set(headline.match(/\d+/g))
  const others = facts.filter((fact) => !(fact.match(/\d+/g) ?? []).some((each) => said.has(each)))
  return showsFacts && others.length > 0 ? others.join(FACT_GAP) : kicker
}

/** Everything that its document asks for: a number, two states, a price, three pictures. */
const hasNeeds = (template: ReadyTemplate, wish: WordsRequest): boolean =>
  hasAll(template.use.needs, template, wish)

function hasAll(
  names: readonly string[] | undefined,
  template: ReadyTemplate,
  wish: WordsRequest,
): boolean {
  if (!names || names.length === 0) return true
  const design = { ...wordsOn(template, wish), brand: wish.brand.name }
  const values = valuesOf({ design, pictures: wish.pictures, logo: null })
  return names.every((name) => values.has(name))
}

/** More letters than these fill no frame in one size: they are small in the middle of it. */
const SHORT_LETTERS = 24

/** Its frame would stay empty around words of one size and without rows. */
export const leavesFrameEmpty = (template: ReadyTemplate, wish: WordsRequest): boolean =>
  Array.from(wish.text.headline).length > SHORT_LETTERS &&
  wordsOn(template, wish).items.length === 0 &&
  !hasAll(template.use.likes, template, wish)

/** "25 small balcony ideas" promises a number: designs that set it large come first. */
export const losesNumber = (
  { use: { needs = [] }, needsItems }: ReadyTemplate,
  { text }: WordsRequest,
): boolean =>
  !needsItems && !needs.includes('headline.number') && splitNumber(text.headline).number !== null

/** A route on a map promises a journey. */
const suitsPage = ({ use: { suits } }: ReadyTemplate, { subjects }: WordsRequest): boolean =>
  !suits || !subjects || suits.some((subject) => subjects.includes(subject))

/**
 * Whether its need is met: a page that it suits, items for lists, what its document asks for, a picture for photo and
 * collage, not too many words.
 */
export function isFitting(template: ReadyTemplate, wish: WordsRequest): boolean {
  const { pictures, text } = wish
  const length = Array.from(text.headline).length * (isUnspaced(text.headline) ? 2 : 1)
  const misses = [
    template.needsItems && text.items.length < 2,
    isQuote(template) && !text.quote,
    !hasNeeds(template, wish),
    !suitsPage(template, wish),
    pictures.length === 0 && ['photo', 'collage', 'card'].includes(template.pinType),
    template.pinType === 'collage' && pictures.length < 2,
    template.pinType === 'text' && length > 80,
  ]
  return !misses.includes(true)
}
