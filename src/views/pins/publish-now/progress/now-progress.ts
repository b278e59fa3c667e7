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

export interface PublishedNow {
  /** The exact instant of "Publish now", ms UTC: only its publications have it. */
  readonly at: number
  /** Publications that wait for a rule. */
  readonly held?: ReadonlySet<string>
}

export function nowProgress(book: Buckets, { at, held }: PublishedNow): NowProgress {
  const all = publicationsBetween(book, at, at + 1)
    .map(({ publication }) => publication)
    .filter(({ id }) => held?.has(id) !== true)
  const [first] = all
  return {
    count: all.length,
    published: all.filter(({ state }) => state === 'published').length,
    failed: all.filter(({ state }) => state === 'failed').length,
    url: all.length === 1 ? (first?.url ?? null) : null,
  }
}
