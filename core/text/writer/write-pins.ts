/**
 * The extractive writer: titles, descriptions and the words on the picture from nothing but the page. The same input gives the same
 * output; the seed only turns the order among titles of like worth. Everything that leaves here has passed the gates.
 */
import type { TextSource } from '#core/contract/pins.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, wordsOf, type Language } from '../language.ts'
import { groundOf, pairsOf, prefixOf, titleFaults, type Ground } from '../text-gates.ts'
import { writeAltText } from './alt-text.ts'
import { writeDescription } from './description.ts'
import { spokenMinutes } from './english-grammar.ts'
import { isCounted } from './english-kind-titles.ts'
import { englishTitles } from './english-titles.ts'
import { headlineOf } from './headline.ts'
import { itemsOf } from './items.ts'
import { materialOf, type Material } from './material.ts'
import type { TitleCandidate } from './title-candidate.ts'
import { worldTitles } from './world-titles.ts'

export interface WriteInput {
  content: PageContent
  /** The interest's name; its words appear in every title and description. */
  interest: string
  count: number
  /** Titles that pins of this page already have, whatever their interest. None is written again. */
  taken: readonly string[]
  seed: string
  language: Language
}

export interface WrittenText {
  title: string
  description: string
  alt_text: string
  /** 2 to 8 words. */
  headline: string
  /** A short fact such as "35 minutes", or ''. */
  kicker: string
  /** At most 10, for templates that list steps or entries; `writeList` gives those of one pin type. */
  items: string[]
  keywords: string[]
  sources: { title: TextSource[]; description: TextSource[] }
}

/** Fewer than `count` only when the page has no more to say without repeating itself: the caller then begins again with `taken` empty. */
export function writePins(input: WriteInput): WrittenText[] {
  const { content, interest, language, taken } = input
  const material = materialOf(content, language)
  const ground = groundOf(content, language, interest)
  const titles = chooseTitles(candidatesOf(material, interest, ground), input)
  return titles.map((entry, index) => {
    const turn = taken.length + index
    const description = writeDescription({ material, interest, ground, turn, title: entry.title })
    const headline = headlineOf(entry, material, interest)
    return {
      title: entry.title,
      description: description.text,
      alt_text: writeAltText({ headline, subject: entry.title, pictureAlt: content.pictures[turn % Math.max(1, content.pictures.length)]?.alt ?? '', language }),
      headline,
      kicker: withoutEcho(entry.kicker || kickerOf(material, turn), headline),
      items: itemsOf(material),
      keywords: keywordsOf(material, interest),
      sources: { title: entry.sources.slice(0, 10), description: description.sources.slice(0, 20) },
    }
  })
}

function candidatesOf(material: Material, interest: string, ground: Ground): TitleCandidate[] {
  const made = material.language.lang === 'en' ? englishTitles(material, interest) : worldTitles(material, interest)
  const seen = new Set<string>()
  return made.filter((entry) => {
    const key = keyOf(entry.title)
    if (seen.has(key) || entry.weight <= 0 || titleFaults(entry.title, ground).length > 0) return false
    seen.add(key)
    return true
  })
}

/** What a title pays for pairs of words that others have, by the share of distinct pairs that would be left: the gate is 0.7. */
const PRICES = [
  { below: 0.74, price: 4 },
  { below: 0.8, price: 1.6 },
  { below: 1.1, price: 0.4 },
]

/** One at a time: the worth of a title less what the titles taken say already. At most 4 share a beginning. */
function chooseTitles(candidates: TitleCandidate[], { count, taken, seed }: WriteInput): TitleCandidate[] {
  const used = new Set(taken.map(keyOf))
  const pairs = new Set(taken.flatMap(pairsOf))
  const prefixes = new Map<string, number>()
  for (const title of taken) prefixes.set(prefixOf(title), (prefixes.get(prefixOf(title)) ?? 0) + 1)
  const left = candidates.filter(({ title }) => !used.has(keyOf(title))).map((entry) => ({ entry, worth: entry.weight + 0.06 * fraction(`${seed} ${entry.title}`) }))
  const chosen: TitleCandidate[] = []
  let written = taken.flatMap(pairsOf).length
  /** Diversity is a corridor, not an aim: a title pays much only when the corridor would be left. */
  const priceOf = (own: string[]): number => {
    const distinct = (pairs.size + own.filter((pair) => !pairs.has(pair)).length) / (written + own.length)
    return PRICES.find(({ below }) => distinct < below)?.price ?? 0
  }
  while (chosen.length < count && left.length > 0) {
    let best = 0
    let bestValue = -Infinity
    left.forEach(({ entry, worth }, index) => {
      const own = pairsOf(entry.title)
      const said = own.filter((pair) => pairs.has(pair)).length / Math.max(1, own.length)
      const crowd = prefixes.get(prefixOf(entry.title)) ?? 0
      const value = worth - priceOf(own) * said - 0.05 * crowd - (crowd >= 4 ? 6 : 0)
      if (value > bestValue) [best, bestValue] = [index, value]
    })
    const next = left.splice(best, 1)[0]?.entry
    if (!next) break
    chosen.push(next)
    for (const pair of pairsOf(next.title)) pairs.add(pair)
    written += pairsOf(next.title).length
    prefixes.set(prefixOf(next.title), (prefixes.get(prefixOf(next.title)) ?? 0) + 1)
  }
  return chosen
}

function keyOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** FNV-1a as a number from 0 to 1: the seed's part in the order. */
function fraction(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash / 0xffffffff
}

/** A kicker that the headline says already is noise ("25 ideas" over "25 Small Balcony Ideas"), one that it denies a fault ("7 steps" over tips). */
function withoutEcho(kicker: string, headline: string): string {
  const said = new Set(wordsOf(headline.toLowerCase()))
  const words = wordsOf(kicker.toLowerCase())
  const isDenied = /\b(?:tips|ideas|need)\b|^how (?!to\b)/i.test(headline) || (/^how/i.test(kicker) && /^how/i.test(headline))
  if (isDenied && /\bsteps?\b|^how to$/i.test(kicker)) return ''
  return words.some((word) => said.has(word) && (/\d/.test(word) || words.length === 1)) ? '' : kicker
}

function kickerOf(material: Material, turn: number): string {
  const { content, minutes, language } = material
  if (language.lang !== 'en') return content.kind === 'recipe' && minutes && minutes < 90 ? `${minutes} min` : ''
  const kickers = KICKERS[content.kind](material)
  return kickers[turn % Math.max(1, kickers.length)] ?? ''
}

const KICKERS: Record<PageContent['kind'], (material: Material) => string[]> = {
  recipe: ({ minutes, servings, content }) => [...(minutes && minutes < 600 ? [spokenMinutes(minutes)] : []), ...(servings ? [`${isCounted(content.facts.find((fact) => fact.name === 'servings')?.value ?? '') ? 'Makes' : 'Serves'} ${servings}`] : []), 'Recipe'],
  how_to: ({ steps }) => [...(steps.length >= 3 && steps.length <= 15 ? [`${steps.length} steps`] : []), 'How to', 'Step by step'],
  list: ({ subject, entries }) => [subject.count ? `${subject.count} ideas` : entries.length >= 3 ? `${entries.length} ideas` : 'Ideas'],
  story: () => [],
  product: ({ price }) => (price ? [price, ''] : []),
  keyword: () => ['', 'Ideas'],
  other: () => [],
}

function keywordsOf({ phrases, language }: Material, interest: string): string[] {
  const own = contentStems(interest, language)
  const near = phrases.filter(({ stems }) => stems.some((stem) => own.includes(stem)))
  const rest = phrases.filter((phrase) => !near.includes(phrase))
  return [...new Set([interest, ...[...near, ...rest].map(({ phrase }) => phrase)])].filter((phrase) => phrase.length <= 80).slice(0, 8)
}
