/** Which sitemaps of a site are read now, and what they have named. Pure. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { pageError, type PageFailure } from '../../../platform/fetch/page-failure.ts'
import type { Validators } from '../../../platform/fetch/raw-fetch.ts'
import type { FetchedVersion } from '../../../platform/fetch/safe-fetch.ts'
import type { ReadSitemap, SitemapPage } from './read-sitemap.ts'
import { cutErrors } from './sitemap-addresses.ts'

export interface WalkRequest {
  /** Sitemaps that are read while a user waits for the answer. */
  readonly mostFiles?: number
  /** What was read before: the others come first. */
  readonly done?: readonly string[]
  /** All of it was read once: its newest files are read again each time, whatever is done. */
  readonly isRead?: boolean
  /** No further sitemap is begun when it says so; the first one always is. */
  readonly isLate?: () => boolean
}

/** Of a feed; and of sitemaps, after which no further file is begun. */
export const MAX_ARTICLES = 10_000
/** Sitemaps that are read at once, without their indexes. */
const MAX_FILES = 50
/** Indexes that are read beside them. */
const MAX_INDEXES = 20
/** Of a source that was read once, with the indexes: the first ones name what is new. */
const MAX_FRESH = 10
/** Of `done`. */
const MAX_DONE = 5_000

/** An index, then what it names, the newest first, then what comes after it. */
export class SitemapWalk {
  readonly pages: SitemapPage[] = []
  readonly errors: PageError[] = []
  readonly versions: Record<string, Validators> = {}
  /** A file named more than is kept of one, or an index breaks off. */
  isCut = false
  #queue: readonly string[]
  readonly #wish: Required<Omit<WalkRequest, 'done'>>
  readonly #seen = new Set<string>()
  readonly #done: Set<string>
  /** What each index names, in the order of reading. */
  readonly #indexes = new Map<string, readonly string[]>()
  #mostPages = MAX_ARTICLES
  #files = 0

  constructor(first: readonly string[], wish: WalkRequest) {
    const { done = [], mostFiles = MAX_FILES, isRead = false, isLate = () => false } = wish
    this.#queue = first
    this.#done = new Set(done)
    this.#wish = { mostFiles, isRead, isLate }
  }

  /** Null = all is read, or as much as is read at once. */
  next(): string | null {
    const { mostFiles, isLate } = this.#wish
    const begun = this.#seen.size
    if (this.#files >= mostFiles || begun >= mostFiles + MAX_INDEXES) return null
    if (begun > 0 && isLate()) return null
    const address =
      this.#nextFresh() ?? (this.pages.length < this.#mostPages ? this.#unread() : null)
    if (address !== null) this.#seen.add(address)
    return address
  }

  #nextFresh(): string | null {
    const isFresh = this.#wish.isRead && this.#seen.size < MAX_FRESH
    if (!isFresh || this.pages.length >= MAX_ARTICLES) return null
    return this.#queue.find((one) => !this.#seen.has(one)) ?? null
  }

  #unread(): string | null {
    return this.#queue.find((one) => !this.#seen.has(one) && !this.#done.has(one)) ?? null
  }

  get hasMore(): boolean {
    return this.#unread() !== null
  }

  /** Only what this walk has come across, and nothing within an index that is done. */
  get done(): readonly string[] {
    const done = new Set(this.#done)
    // An index is read before those that it names.
    for (const [index, maps] of [...this.#indexes].toReversed())
      if (maps.every((one) => done.has(one))) done.add(index)
    const within = new Set(
      [...this.#indexes].flatMap(([index, maps]) => (done.has(index) ? maps : [])),
    )
    const named = new Set(this.#queue)
    return [...done].filter((one) => named.has(one) && !within.has(one)).slice(-MAX_DONE)
  }

  /** It is stated, and holds up nothing: its turn comes again after the others'. */
  fail(address: string, failure: PageFailure): void {
    this.#endFile(address)
    this.errors.push(pageError(address, failure))
  }

  keepUnchanged(address: string, validators: Validators): void {
    this.#endFile(address)
    this.versions[address] = validators
  }

  keep(address: string, { validators }: FetchedVersion, read: ReadSitemap): void {
    if ('failure' in read) return this.fail(address, read.failure)
    const { isCut, count, pages, mapCount, maps } = read
    for (const page of pages) this.pages.push(page)
    // What the newest files name takes no room from the others.
    if (this.#wish.isRead && this.#seen.size <= MAX_FRESH) this.#mostPages += pages.length
    this.errors.push(...cutErrors(address, read))
    this.isCut ||= isCut || count > pages.length || mapCount > maps.length
    // An index is read each time: it says nothing of whether the files that it names have changed.
    if (maps.length > 0) return this.#keepIndex(address, maps)
    this.#endFile(address)
    this.versions[address] = validators
  }

  #keepIndex(address: string, maps: readonly string[]): void {
    this.#indexes.set(address, maps)
    if (this.#done.has(address)) for (const map of maps) this.#done.add(map)
    this.#queue = this.#queue.toSpliced(this.#queue.indexOf(address) + 1, 0, ...maps)
  }

  #endFile(address: string): void {
    this.#files += 1
    this.#done.add(address)
  }
}
