/**
 * The corridor of a page's titles, held by exchange: where pairs of words repeat too much, or a
 * fifth title begins like four others, a chosen title gives way to the candidate that mends most
 * for the least worth.
 */
import { pairsOf, prefixOf } from '../text-gates.ts'
import { traitsOf } from './said-already.ts'
import type { TitleCandidate } from './title-candidate.ts'

export interface Corridor {
  /** Titles of the page's other pins: they stay. */
  readonly taken: readonly string[]
  readonly candidates: readonly TitleCandidate[]
  /** What a candidate is worth beside these; -Infinity where it may not stand beside them. */
  readonly worthBeside: (entry: TitleCandidate, others: readonly TitleCandidate[]) => number
  /** Costly, so asked only of those that would be best. */
  readonly isFit: (entry: TitleCandidate) => boolean
}

/**
 * Of n titles 1 - REPEATED * (n - 1) / n of the pairs are distinct: 0.725 of twelve, and as much
 * more of six as the other six will take.
 */
const REPEATED = 0.3
const MOST_ALIKE = 4
const SWAPS = 14
/** A swap that costs nothing is not worth infinitely much. */
const FREE = 0.15
/** What a beginning that is one too many weighs, in shares of pairs. */
const CROWDED = 0.02

export function keptInCorridor(
  chosen: readonly TitleCandidate[],
  corridor: Corridor,
): TitleCandidate[] {
  let titles = [...chosen]
  for (let swap = 0; swap < SWAPS; swap += 1) {
    const next = bestSwap(titles, corridor)
    if (next === null) break
    titles = titles.map((entry, index) => (index === next.at ? next.entry : entry))
  }
  return titles
}

interface Swap {
  readonly at: number
  readonly entry: TitleCandidate
}

function bestSwap(titles: readonly TitleCandidate[], corridor: Corridor): Swap | null {
  const said = new Said([
    ...corridor.taken.map((title) => ({ pairs: pairsOf(title), prefix: prefixOf(title) })),
    ...titles.map(traitsOf),
  ])
  const count = corridor.taken.length + titles.length
  const lack = 1 - (REPEATED * (count - 1)) / Math.max(1, count) - said.share
  let best: (Swap & { readonly value: number }) | null = null
  titles.forEach((old, at) => {
    const isCrowded = said.crowdOf(old) > MOST_ALIKE
    if (lack <= 0 && !isCrowded) return
    const found = bestInstead(
      old,
      { said, lack, isCrowded, others: titles.filter((_, index) => index !== at) },
      corridor,
    )
    if (found && found.value > (best?.value ?? 0)) best = { at, ...found }
  })
  return best
}

interface Place {
  readonly said: Said
  readonly lack: number
  readonly isCrowded: boolean
  readonly others: readonly TitleCandidate[]
}

function bestInstead(
  old: TitleCandidate,
  { said, lack, isCrowded, others }: Place,
  { candidates, worthBeside, isFit }: Corridor,
): { entry: TitleCandidate; value: number } | null {
  const rest = said.without(old)
  const isIn = new Set([old, ...others].map((entry) => traitsOf(entry).key))
  const worth = worthBeside(old, others)
  let best: { entry: TitleCandidate; value: number } | null = null
  for (const entry of candidates) {
    if (isIn.has(traitsOf(entry).key) || rest.crowdOf(entry) >= MOST_ALIKE) continue
    // What is distinct beyond the corridor counts for nothing, nor is it missed.
    const gain =
      Math.max(0, lack) -
      Math.max(0, lack + said.share - rest.shareWith(entry)) +
      (isCrowded ? CROWDED : 0)
    if (gain <= 0.0005) continue
    const value = gain / (FREE + Math.max(0, worth - worthBeside(entry, others)))
    if (value > (best?.value ?? 0) && isFit(entry)) best = { entry, value }
  }
  return best
}

interface Counted {
  readonly pairs: readonly string[]
  readonly prefix: string
}

/** Pairs and beginnings of titles, counted. */
class Said {
  readonly #pairs: Map<string, number>
  readonly #prefixes: Map<string, number>
  #all: number

  constructor(
    titles: readonly Counted[],
    {
      pairs,
      prefixes,
      all,
    }: {
      pairs: ReadonlyMap<string, number>
      prefixes: ReadonlyMap<string, number>
      all: number
    } = { pairs: new Map(), prefixes: new Map(), all: 0 },
  ) {
    this.#pairs = new Map(pairs)
    this.#prefixes = new Map(prefixes)
    this.#all = all
    for (const title of titles) this.#count(title, 1)
  }

  #count({ pairs, prefix }: Counted, by: 1 | -1): void {
    for (const pair of pairs) {
      const left = (this.#pairs.get(pair) ?? 0) + by
      if (left === 0) this.#pairs.delete(pair)
      else this.#pairs.set(pair, left)
    }
    this.#prefixes.set(prefix, (this.#prefixes.get(prefix) ?? 0) + by)
    this.#all += by * pairs.length
  }

  get share(): number {
    return this.#all === 0 ? 1 : this.#pairs.size / this.#all
  }

  without(entry: TitleCandidate): Said {
    const rest = new Said([], { pairs: this.#pairs, prefixes: this.#prefixes, all: this.#all })
    rest.#count(traitsOf(entry), -1)
    return rest
  }

  shareWith(entry: TitleCandidate): number {
    const { pairs } = traitsOf(entry)
    const fresh = new Set(pairs.filter((pair) => !this.#pairs.has(pair))).size
    return (this.#pairs.size + fresh) / Math.max(1, this.#all + pairs.length)
  }

  crowdOf(entry: TitleCandidate): number {
    return this.#prefixes.get(traitsOf(entry).prefix) ?? 0
  }
}
