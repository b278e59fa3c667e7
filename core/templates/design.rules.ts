/**
 * Chooses how the pins of one page look: template, crop, colours, so that no two of them are alike and combinations used before for the
 * page are avoided. Pure and repeatable: the same question has the same answer.
 */
import type { Crop, PinDesign } from '#core/contract/pins.contract.ts'
import { trioFrom, trioFromBrand, type Mood, type Trio } from './colors.rules.ts'
import { cropFor } from './crop.rules.ts'
import { isUnspaced } from './text-direction.rules.ts'
import { splitNumber } from './built-in/number-badge.template.ts'
import { findTemplate, templates } from './template-list.ts'
import type { PictureFacts } from './picture-facts.schema.ts'
import type { Template } from './template.model.ts'

/** What makes two looks alike. */
export type Worn = Pick<PinDesign, 'template_id' | 'headline' | 'pictures' | 'colors'>

export interface DesignWish {
  /** The page's usable pictures, best first. */
  pictures: readonly { id: string; facts: PictureFacts }[]
  /** The words of this pin. `quote`: a sentence of the page that a quote template shows instead of the headline; without one no such template is chosen. */
  text: { headline: string; kicker: string; items: readonly string[]; quote?: string }
  /** What a template that lists things shows, with the headline over it; null = the pin's own words. Two looks are compared as they are shown. */
  listFor?: (template: Template) => Pick<PinDesign, 'headline' | 'kicker' | 'items'> | null
  /** Chosen template ids; unknown ones are passed over. */
  templates: readonly string[]
  /** Chosen or brand colours: background, text, accent; empty = from the picture. */
  colors: readonly string[]
  /** Heading and body font; empty = the template's own. */
  fonts: readonly string[]
  brand: { name: string; logo_picture_id: string | null }
  /** What pins of this page looked like before, oldest first. */
  used: readonly Worn[]
  /** The pin's place among those of the page in this run, from 0. */
  ordinal: number
  /** Any text that is the same for the whole run, such as the page's id. */
  seed: string
}

/** How often one page's pin looks are tried before the least used is taken. */
const TRIES = 48

export function chooseDesign(wish: DesignWish): PinDesign {
  const asked = askedTemplates(wish)
  const start = hashOf(wish.seed)
  const candidates = Array.from({ length: TRIES }, (_, attempt) => {
    const design = candidate(wish, asked, { turn: wish.ordinal + attempt, start })
    return { design, cost: repeats(design, wish.used) * 10 + attempt * 0.1 + (isFitting(design.template_id, wish) ? 0 : 1000) }
  })
  const best = candidates.toSorted((a, b) => a.cost - b.cost)[0]
  if (!best) throw new Error('There is no template to choose from.')
  return best.design
}

/** In their own order, so that a template keeps its turn whatever the words of a single pin are. */
function askedTemplates({ templates: ids, text }: DesignWish): readonly Template[] {
  const chosen = ids.map(findTemplate).filter((template) => template !== undefined)
  if (chosen.length > 0 && (text.quote || !chosen.every(isQuote))) return chosen
  return chosen.length > 0 ? templates.filter((template) => !isQuote(template)) : templates
}

const isQuote = (template: Template): boolean => template.pinType === 'quote'

/** Whether its need is met: items for lists, a number for the badge, a picture for photo and collage, not too many words. */
function isFitting(id: string, { pictures, text }: DesignWish): boolean {
  const template = findTemplate(id)
  if (!template) return false
  const length = [...text.headline].length * (isUnspaced(text.headline) ? 2 : 1)
  const misses = [
    template.needsItems && text.items.length < 2,
    isQuote(template) && !text.quote,
    template.id === 'number-badge' && splitNumber(text.headline).number === null,
    pictures.length === 0 && ['photo', 'collage', 'card'].includes(template.pinType),
    template.id === 'collage-grid' && pictures.length < 2,
    template.pinType === 'text' && length > 80,
  ]
  return !misses.includes(true)
}

interface Turn {
  turn: number
  start: number
}

/** Zoom and the subject's place in the slot; the first is the calm default. */
const CROPS: readonly { zoom: number; at: { x: number; y: number } }[] = [
  { zoom: 1, at: { x: 0.5, y: 0.5 } },
  { zoom: 1.3, at: { x: 0.5, y: 0.45 } },
  { zoom: 1.15, at: { x: 0.36, y: 0.5 } },
  { zoom: 1.5, at: { x: 0.5, y: 0.52 } },
  { zoom: 1.15, at: { x: 0.64, y: 0.5 } },
]
const MOODS: readonly Mood[] = ['light', 'deep', 'vivid']

/** Counters that run at different speeds: templates change with every pin, pictures and crops so that all pairs come up. */
function candidate(wish: DesignWish, asked: readonly Template[], { turn, start }: Turn): PinDesign {
  const template = at(asked, start + turn)
  const round = Math.floor(turn / asked.length)
  const pictures = Array.from({ length: Math.min(template.pictures, wish.pictures.length) }, (_, slot) => at(wish.pictures, turn + round + slot))
  const look = at(CROPS, wish.pictures.length > 0 ? Math.floor(turn / wish.pictures.length) + round : turn)
  const mood = at(MOODS, turn + round + Math.floor(start / 7))
  return {
    template_id: template.id,
    ...wordsOn(template, wish),
    pictures: pictures.map(({ id, facts }, slot) => ({ picture_id: id, crop: slot === 0 ? cropOf(facts, look, template) : null })),
    colors: colorsFor(wish, pictures[0]?.facts.palette, mood),
    fonts: { heading: wish.fonts[0] ?? template.fonts.heading, body: wish.fonts[1] ?? template.fonts.body },
    brand: wish.brand.name,
    logo_picture_id: wish.brand.logo_picture_id,
  }
}

function wordsOn(template: Template, { text, listFor }: DesignWish): Pick<PinDesign, 'headline' | 'kicker' | 'items'> {
  // A quote stands alone: "35 minutes" is no part of it.
  if (isQuote(template) && text.quote) return { headline: text.quote, kicker: '', items: [] }
  const own = { headline: text.headline, kicker: text.kicker, items: template.needsItems ? text.items.slice(0, 10) : [] }
  return (template.needsItems ? listFor?.(template) : null) ?? own
}

/** The calm default is left to the template, which knows where its words stand. */
function cropOf(facts: PictureFacts, look: (typeof CROPS)[number], template: Template): Crop | null {
  if (look === CROPS[0]) return null
  const aspect = template.pinType === 'photo' || template.pinType === 'card' ? 2 / 3 : 1
  return cropFor(facts, { aspect, ...look })
}

function colorsFor(wish: DesignWish, palette: readonly string[] | undefined, mood: Mood): Trio {
  if (wish.colors.length > 0) return trioFromBrand(wish.colors, mood)
  return trioFrom(palette ?? wish.pictures[0]?.facts.palette ?? at(HOUSE_PALETTES, hashOf(wish.seed)), mood)
}

/** For pages without a picture and without a brand. */
const HOUSE_PALETTES: readonly (readonly string[])[] = [
  ['#b5542e', '#2f4b4a', '#ead9c2'],
  ['#2d5d62', '#d98e5f', '#efe6d8'],
  ['#7a3e57', '#c9a15b', '#efe3e2'],
  ['#3d5a3c', '#c4772f', '#e9e6d6'],
]

/** How much a design repeats what was: the same headline, template and crop is worst; the same template alone counts a little. */
function repeats(design: PinDesign, used: DesignWish['used']): number {
  return used.reduce((sum, before) => sum + likeness(design, before), 0)
}

/** From 0, nothing in common, to 50, the same picture twice: then any other colours are better. */
function likeness(design: PinDesign, before: Worn): number {
  const key = cropKey(design)
  const isSameCrop = cropKey(before) === key
  if (before.template_id !== design.template_id) return isSameCrop && key !== '' ? 0.05 : 0
  const isSameHeadline = before.headline === design.headline
  if (isSameHeadline && isSameCrop) return colorKey(before) === colorKey(design) ? 50 : 10.3
  return 0.3 + (isSameCrop && key !== '' ? 3 : isSameHeadline ? 1 : 0)
}

const colorKey = ({ colors }: Pick<PinDesign, 'colors'>): string => `${colors.background} ${colors.text} ${colors.accent}`

const cropKey = ({ pictures }: Pick<PinDesign, 'pictures'>): string => pictures.map(({ picture_id: id, crop }) => `${id}:${crop ? [crop.x, crop.y, crop.width].map((part) => part.toFixed(2)).join(',') : 'smart'}`).join('|')

function at<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length]
  if (found === undefined) throw new Error('An empty list has nothing to choose.')
  return found
}

/** FNV-1a, 32 bits: spreads seeds evenly; not for secrets. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
