/** How far the pins are that are published now. */
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { publicationsBetween } from '#core/pins/pin-schedule.ts'

type Buckets = Pick<PinBook, 'buckets'>

export interface NowProgress {
  /** Without those that were removed meanwhile. */
  readonly count: number
  readonly published: number
  readonly failed: number
  /** The pin's address on the network, where one alone is published now. */
  readonly url: string | null
}

/** Publications that were planned for this instant, ms UTC, and wait for no rule. */
export function startedNow(
  book: Buckets,
  { at, held }: { readonly at: number; readonly held: ReadonlySet<string> },
): Set<string> {
  const started = publicationsBetween(book, at, at + 1)
    .map(({ publication }) => publication)
    .filter(({ id, state }) => state === 'planned' && !held.has(id))
  return new Set(started.map(({ id }) => id))
}

export function nowProgress(
  book: Buckets,
  { at, ids }: { readonly at: number; readonly ids: ReadonlySet<string> },
): NowProgress {
  const all = publicationsBetween(book, at, at + 1)
    .map(({ publication }) => publication)
    .filter(({ id }) => ids.has(id))
  const [first] = all
  return {
    count: all.length,
    published: all.filter(({ state }) => state === 'published').length,
    failed: all.filter(({ state }) => state === 'failed').length,
    url: all.length === 1 ? (first?.url ?? null) : null,
  }
}
