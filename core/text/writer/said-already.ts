/**
 * What a page's titles say so far. Diversity is a corridor, not an aim: a title pays much only when
 * the corridor would be left.
 */
import { isOnMaking, isStock, promiseOf, type Promise as Promised } from '../title-promise.ts'
import { pairsOf, prefixOf } from '../text-gates.ts'
import type { TitleCandidate } from './title-candidate.ts'

/**
 * What a title pays for pairs of words that others have, by the share of distinct pairs that would
 * be left: the gate is 0.7.
 */
const PRICES = [
  { below: 0.8, price: 14 },
  { below: 0.82, price: 5 },
  { below: 0.84, price: 1.6 },
  { below: 1.1, price: 0.3 },
]
/**
 * The share of the first few titles swings widely: so many pairs count as said, each once, before
 * any title.
 */
const FREE_PAIRS = 7
/**
 * A title that would fit any page comes behind all that say something, and a second one behind
 * nearly everything.
 */
const STOCK = { first: 4, next: 8 }
/** An earlier title says it in so many words. */
const TOLD_BEFORE = 6
/** A second list or a second "in 7 Steps" of a page. */
const PROMISED_AGAIN = 0.5
const INGREDIENTS_AGAIN = 1.5
/** The first pins show a picture large: their titles promise no list of steps. */
const FIRST = { pins: 2, price: 0.6 }
/**
 * "Floating Shelf: Oil All Six Sides": two of a page read like a person's, nine like a machine's.
 */
const LABELS = { most: 2, price: 0.7 }

/** Asked of each candidate for each title that is chosen, so looked up once. */
interface Traits {
  readonly pairs: readonly string[]
  readonly prefix: string
  readonly key: string
  readonly aboutKey: string
  readonly promise: Promised
  readonly counts: readonly string[]
  readonly isStock: boolean
  readonly isLabelled: boolean
  readonly asksForSteps: boolean
}

const known = new WeakMap<TitleCandidate, Traits>()

export function traitsOf(entry: TitleCandidate): Traits {
  const traits = known.get(entry) ?? foundTraits(entry)
  known.set(entry, traits)
  return traits
}

function foundTraits({ title, about }: Pick<TitleCandidate, 'title' | 'about'>): Traits {
  const promise = promiseOf(title, about)
  return {
    pairs: pairsOf(title),
    prefix: prefixOf(title),
    key: keyOf(title),
    aboutKey: keyOf(about),
    promise,
    counts: countsIn(title),
    isStock: isStock(title),
    isLabelled: isLabelled(title),
    asksForSteps: ['steps', 'ingredients'].includes(promise) || (about === '' && isOnMaking(title)),
  }
}

export class SaidAlready {
  readonly #pairs = new Set<string>()
  readonly #prefixes = new Map<string, number>()
  readonly #ownKey: string | null
  readonly #promises = new Map<string, number>()
  readonly #counts = new Set<string>()
  #labels = 0
  #stock = 0
  #written = 0
  #text = ''

  /**
   * `ownKey`: the page's own title, which is no stock whatever it says; null of a keyword, of which
   * nothing is known but itself.
   */
  constructor(titles: readonly string[], ownKey: string | null) {
    this.#ownKey = ownKey
    for (const title of titles) this.add(title)
  }

  add(title: string): void {
    const { pairs, prefix, key, counts, promise, ...traits } = foundTraits({ title, about: '' })
    for (const pair of pairs) this.#pairs.add(pair)
    this.#written += pairs.length
    this.#prefixes.set(prefix, (this.#prefixes.get(prefix) ?? 0) + 1)
    this.#text += `\n${key}`
    for (const counted of counts) this.#counts.add(counted)
    this.#stock += traits.isStock ? 1 : 0
    this.#labels += traits.isLabelled ? 1 : 0
    this.#promises.set(promise, (this.#promises.get(promise) ?? 0) + 1)
  }

  priceOf(entry: TitleCandidate, place: number): number {
    return this.#priceOfWords(entry) + this.#priceOfPromise(entry, place)
  }

  #priceOfWords(entry: TitleCandidate): number {
    const { pairs: own, prefix, aboutKey, isLabelled: isLabel } = traitsOf(entry)
    const repeated = own.filter((pair) => this.#pairs.has(pair)).length
    const distinct =
      (FREE_PAIRS + this.#pairs.size + own.length - repeated) /
      (FREE_PAIRS + this.#written + own.length)
    const price = PRICES.find(({ below }) => distinct < below)?.price ?? 0
    const crowd = this.#prefixes.get(prefix) ?? 0
    const isTold = entry.about !== '' && this.#text.includes(aboutKey)
    return (
      (price * repeated) / Math.max(1, own.length) +
      0.05 * crowd +
      (crowd >= 4 ? 40 : 0) +
      (isLabel && this.#labels >= LABELS.most ? LABELS.price : 0) +
      (isTold ? TOLD_BEFORE : 0)
    )
  }

  #priceOfPromise(entry: TitleCandidate, place: number): number {
    const { promise, counts, asksForSteps } = traitsOf(entry)
    const isAgain =
      promise !== 'none' && (this.#promises.get(promise) ?? 0) > (promise === 'list' ? 1 : 0)
    const isCountedAgain = counts.some((counted) => this.#counts.has(counted))
    return (
      this.#priceOfStock(entry) +
      (isAgain ? (promise === 'ingredients' ? INGREDIENTS_AGAIN : PROMISED_AGAIN) : 0) +
      (isCountedAgain ? PROMISED_AGAIN : 0) +
      (place < FIRST.pins && asksForSteps ? FIRST.price : 0)
    )
  }

  #priceOfStock(entry: TitleCandidate): number {
    const { key, isStock: isAnyPages } = traitsOf(entry)
    if (this.#ownKey === null || this.#ownKey === key || !isAnyPages) return 0
    return this.#stock === 0 ? STOCK.first : STOCK.next
  }
}

/**
 * A short name, a colon and a line of at least three words; not "Day Two: …" or "The Ratio for …:
 * …".
 */
function isLabelled(title: string): boolean {
  const [label = '', line] = title.split(/(?<!\d)\s?[:：]\s+/)
  return (
    line !== undefined &&
    label.split(' ').length <= 5 &&
    line.split(' ').length >= 2 &&
    !/^(?:the|day|week|stop|part|chapter|der|die|das) /i.test(label) &&
    !/^(?:an?|day|day \p{L}+) /iu.test(line)
  )
}

/** "10-Ingredient Soup" and "Soup With 10 Ingredients" say one thing. */
function countsIn(title: string): string[] {
  return [
    ...title
      .toLowerCase()
      .matchAll(
        /\b(\d+)[- ](ingredient|minute|hour|step|zutat|minut|schritt|ingrediente|paso|étape)|\b(?:serves|makes) (\d+)/gu,
      ),
  ].map(([, number = '', what = 'served', served = '']) => `${number}${served} ${what}`)
}

export function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
