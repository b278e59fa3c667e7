/** Which articles of a source are new, and what becomes of those that were there before. */
import type { FirstRun } from '#core/contract/publishing/automations.contract.ts'

export interface Article {
  readonly address: string
  /** Of the address: two spellings of one page have one key. */
  readonly key: string
  /** What a feed calls it, also after it has moved; no other source has the same; '' = nothing. */
  readonly id: string
  readonly title: string
  /** ms UTC; null = the source does not say. */
  readonly at: number | null
}

/**
 * `window`: the newest of a site, as a feed has them. `whole`: all of a site. `wanted`: a person has
 * named each of them.
 */
export type SourceExtent = 'window' | 'whole' | 'wanted'

export interface SourceArticles {
  readonly extent: SourceExtent
  /** Nothing of it was read before. */
  readonly isFirst: boolean
  /** In the order of the source. */
  readonly articles: readonly Article[]
}

export interface KnownArticles {
  has(article: Pick<Article, 'key' | 'id'>): boolean
}

export interface FoundArticles {
  /** Pins are to be made of these, in this order. */
  readonly wanted: readonly Article[]
  /** They were there before: remembered, so that they are never taken for new ones. */
  readonly old: readonly Article[]
}

/**
 * Each article once, whatever sources name it. What is in a source that was not read before is new
 * only as far as `first` says.
 */
export function findNewArticles(
  sources: readonly SourceArticles[],
  { known, first }: { readonly known: KnownArticles; readonly first: FirstRun },
): FoundArticles {
  const wanted: Article[] = []
  const before: Article[] = []
  const old: Article[] = []
  const lists = { wanted, before, old }
  const seen = new SeenArticles()
  for (const source of sources) {
    const sorted = newestFirst(source.articles)
    const lastKnown = sorted.findLastIndex((one) => known.has(one))
    for (const [place, article] of sorted.entries())
      if (!known.has(article) && seen.add(article))
        lists[listFor(source, place, lastKnown)].push(article)
  }
  const newest = newestFirst(before)
  const fresh = first.kind === 'newest' ? first.count : 0
  return {
    wanted: [...wanted, ...newest.slice(0, fresh)],
    old: [...old, ...newest.slice(fresh)],
  }
}

/** `before`: it was there before the source was read for the first time. */
function listFor(
  { extent, isFirst }: SourceArticles,
  place: number,
  lastKnown: number,
): 'wanted' | 'before' | 'old' {
  if (extent === 'wanted') return 'wanted'
  if (isFirst) return 'before'
  // Where something was deleted, an older article moves up behind those that are known.
  const isBehind = extent === 'window' && lastKnown !== -1 && place > lastKnown
  return isBehind ? 'old' : 'wanted'
}

/** By date where every article has one, else as the source has them. */
export function newestFirst(articles: readonly Article[]): readonly Article[] {
  return articles.every(({ at }) => at !== null)
    ? articles.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
    : articles
}

class SeenArticles {
  readonly #keys = new Set<string>()
  readonly #ids = new Set<string>()

  /** False: it is there already. */
  add({ key, id }: Article): boolean {
    if (this.#keys.has(key) || (id !== '' && this.#ids.has(id))) return false
    this.#keys.add(key)
    if (id !== '') this.#ids.add(id)
    return true
  }
}
