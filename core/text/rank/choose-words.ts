/**
 * Which title and description each pin gets: the best pair first, and none again while another is
 * left. What was used weighs less each time, so that good words come again with others.
 */
import type { RankedDescription, RankedTitle } from './rank-words.ts'
import { keyOf } from '../language/title-key.ts'
import type { PatternTitle } from '../titles/fill-titles.ts'
import type { WrittenText } from '../gates/written-text.ts'

export interface ChosenWords {
  readonly title: RankedTitle
  readonly description: RankedDescription
}

export interface Choosing {
  readonly titles: readonly RankedTitle[]
  readonly count: number
  /** Whether no title comes again: fewer pairs than `count` where there are fewer titles. */
  readonly hasNewOnly: boolean
  /** Titles of the page's other pins. */
  readonly taken: readonly string[]
  /** Descriptions of the page's earlier pins, which come after all others. */
  readonly earlier: readonly string[]
  /** Descriptions and sentences of the page's other pins. */
  readonly spent: readonly string[]
  /** The page's other pins of the same generation. */
  readonly written: readonly Pick<WrittenText, 'title' | 'description'>[]
  /** 0 to 1: how much a pair speaks of the interest that is asked for. */
  readonly nearness: (pair: ChosenWords) => number
}

/**
 * What is left of a pair's chance for each use. A page's own summary, which judges sign most, comes
 * again before others do; one that was written for the page is on most of its pins.
 */
const LEFT = { title: 0.82, description: 0.82, summary: 0.94, promise: 0.94, written: 0.98 }
/**
 * Of a pair under a section's heading: judges signed half of such titles, and four of five of a
 * page's own.
 */
const OF_SECTION = 0.8
/** What a pair gains that speaks of the interest. */
const NEAR = 0.35

export function chooseWords(choosing: Choosing): ChosenWords[] {
  const { titles, count, nearness } = choosing
  const uses = new Uses(choosing)
  const all = titles.flatMap((title) =>
    title.descriptions.map((description) => {
      const pair = { title, description }
      return { pair, worth: worthOf(pair) * (1 + NEAR * nearness(pair)) }
    }),
  )
  const chosen: ChosenWords[] = []
  let pairs = all
  while (chosen.length < count && pairs.length > 0) {
    const scored = pairs.map(({ pair, worth }) => ({
      pair,
      times: uses.timesOf(pair),
      score: worth * uses.left(pair),
    }))
    const { pair } = scored.reduce((best, next) =>
      next.times < best.times || (next.times === best.times && next.score > best.score)
        ? next
        : best,
    )
    uses.add(pair)
    chosen.push(pair)
    if (choosing.hasNewOnly) {
      const key = keyOf(pair.title.entry.title)
      pairs = pairs.filter((other) => keyOf(other.pair.title.entry.title) !== key)
    }
  }
  return chosen
}

function worthOf({ title, description }: ChosenWords): number {
  const worth = title.chance * description.chance
  return isOfSection(title.entry) ? OF_SECTION * worth : worth
}

/**
 * Whether a title is about a part of its page; an entry of a list also says how many more there
 * are.
 */
export const isOfSection = ({ section }: Pick<PatternTitle, 'section'>): boolean =>
  section !== null && section.role !== 'entry'

class Uses {
  readonly #titles = new Map<string, number>()
  readonly #said = new Map<string, number>()
  readonly #promises = new Map<string, number>()
  readonly #pairs = new Map<string, number>()
  readonly #earlier: ReadonlySet<string>

  constructor({ taken, earlier, spent, written }: Choosing) {
    this.#earlier = new Set(earlier)
    for (const title of taken) count(this.#titles, keyOf(title))
    for (const text of new Set(spent)) count(this.#said, text)
    for (const { title, description } of written) count(this.#pairs, pairKey(title, description))
  }

  timesOf({ title, description }: ChosenWords): number {
    const { text } = description.candidate
    const times = this.#pairs.get(pairKey(title.entry.title, text)) ?? 0
    return this.#earlier.has(text) ? times + 1 : times
  }

  /** 1 for a pair of which nothing was used. */
  left({ title, description }: ChosenWords): number {
    return (
      LEFT.title ** (this.#titles.get(keyOf(title.entry.title)) ?? 0) *
      this.#leftOf(description) *
      LEFT.promise ** (this.#promises.get(title.entry.promise) ?? 0)
    )
  }

  /** A summary with another fact weighs more than one that is word for word the same. */
  #leftOf(description: RankedDescription): number {
    const { kind, text, isWritten } = description.candidate
    const said = Math.max(...partsOf(description).map((part) => this.#said.get(part) ?? 0))
    const same = kind === 'summary' ? Math.min(said, this.#said.get(text) ?? 0) : said
    return isWritten === true
      ? LEFT.written ** (same + said)
      : LEFT.description ** same * LEFT.summary ** (said - same)
  }

  add(pair: ChosenWords): void {
    const { title, description } = pair
    count(this.#titles, keyOf(title.entry.title))
    count(this.#promises, title.entry.promise)
    count(this.#pairs, pairKey(title.entry.title, description.candidate.text))
    for (const part of partsOf(description)) count(this.#said, part)
  }
}

/** Two descriptions with one sentence, or one opening, are nearly the same. */
function partsOf({ candidate }: RankedDescription): readonly string[] {
  const patterns = candidate.sources.filter(({ kind }) => kind === 'template')
  const opening = candidate.sentences.length === 0 ? patterns.slice(0, 1) : patterns
  return [candidate.text, ...candidate.sentences, ...opening.map(({ quote }) => quote)]
}

function pairKey(title: string, description: string): string {
  return `${keyOf(title)}\n${description}`
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
