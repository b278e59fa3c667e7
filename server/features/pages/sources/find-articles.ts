/**
 * The articles that a source names now, all of them, for whoever asks each day: what a site has not
 * changed since is not sent again.
 */
import type { AutomationSource } from '#core/contract/automations.contract.ts'
import type { PageError } from '#core/contract/errors.contract.ts'
import { problem } from '#core/contract/problems.contract.ts'
import type { Article, SourceArticles } from '#core/automations/new-articles.ts'
import { pageError, pageFailure, type PageFailure } from '../../../platform/fetch/page-failure.ts'
import type { FetchedVersion } from '../../../platform/fetch/safe-fetch.ts'
import type { Validators } from '../../../platform/fetch/raw-fetch.ts'
import { addressKey, parseAddress } from '../../../platform/fetch/web-address.ts'
import type { FeedEntry } from './read-feed.ts'
import { byNewest, type ReadSitemap, type SitemapPage } from './read-sitemap.ts'
import { cutErrors, firstMaps } from './sitemap-addresses.ts'
import type { SourceNeeds } from './source-needs.ts'

/** What the files of a source said of themselves, by address. */
export type KnownVersions = Readonly<Record<string, Validators>>

export interface ArticlesRead extends Omit<SourceArticles, 'isFirst'> {
  /** Files that could not be read, or not whole: there may be more articles. */
  readonly errors: readonly PageError[]
  /** Entries that are no addresses. */
  readonly badEntries: readonly PageError[]
  readonly versions: KnownVersions
  /** There is more than is read at once: files that are read by now. Null = no more. */
  readonly done: readonly string[] | null
}

export interface ArticlesWish {
  readonly source: AutomationSource
  readonly known: KnownVersions
  readonly signal: AbortSignal
  /** Sitemaps that are read, where somebody waits for the answer. */
  readonly mostFiles?: number
  /** Called before each file, so that whoever holds a lease can renew it. */
  readonly beforeFile?: () => Promise<void>
  /** Files that were read before: the others come first. */
  readonly done?: readonly string[]
}

/** Of a feed; and of sitemaps, after which no further file is begun. */
export const MAX_ARTICLES = 10_000
/** Of one sitemap, by its protocol. */
const MAX_PAGES_A_FILE = 50_000
/** Sitemaps that are read at once, without their indexes. */
const MAX_FILES = 50
/** Indexes that are read beside them. */
const MAX_INDEXES = 20

export async function findArticles(needs: SourceNeeds, wish: ArticlesWish): Promise<ArticlesRead> {
  const { source } = wish
  switch (source.kind) {
    case 'addresses':
      return { ...NO_MORE, extent: 'wanted', versions: {}, ...articlesOf(source.addresses) }
    case 'feed':
      return readFeed(needs, { ...wish, address: source.address })
    case 'sitemap':
      return readSitemaps(needs, { ...wish, address: source.address })
  }
  source satisfies never
}

const NO_MORE = { errors: [], done: null } as const

type AtAddress = Omit<ArticlesWish, 'source'> & { readonly address: string }

/** A page that only points to its feed is followed once. */
async function readFeed(needs: SourceNeeds, wish: AtAddress): Promise<ArticlesRead> {
  let { address } = wish
  for (let hop = 0; hop < 2; hop += 1) {
    const answer = await fetchList(needs, wish, address)
    if (!answer.ok) return failedFeed(pageError(address, answer.failure))
    const versions = { [address]: answer.validators }
    if (answer.isUnchanged)
      return { ...NO_MORE, extent: 'window', articles: [], badEntries: [], versions }
    const read = await needs.reader.ask(
      'feed',
      { ...bytesOf(answer), limit: MAX_ARTICLES },
      wish.signal,
    )
    const feed = read.ok ? read.answer : { failure: read.failure }
    if ('failure' in feed) return failedFeed(pageError(address, feed.failure))
    if ('entries' in feed)
      return {
        ...NO_MORE,
        extent: 'window',
        versions,
        ...entriesOf(feed.entries.map((entry) => withFeed(wish.address, entry))),
      }
    address = feed.feedAt
  }
  const failure = pageFailure('bad_feed', { reason: problem('reason.webPage') })
  return failedFeed(pageError(wish.address, failure))
}

/** An id that is no address, as `17`, belongs to its feed: another feed may use the same one. */
const withFeed = (feed: string, entry: FeedEntry): FeedEntry =>
  entry.id === '' || URL.canParse(entry.id)
    ? entry
    : { ...entry, id: `${feed} ${entry.id}`.slice(0, MAX_ID) }

/** As much as a workspace file takes. */
const MAX_ID = 4_096

const failedFeed = (error: PageError): ArticlesRead => ({
  extent: 'window',
  articles: [],
  errors: [error],
  badEntries: [],
  versions: {},
  done: null,
})

/** One file after the other, an index before what it names. */
async function readSitemaps(needs: SourceNeeds, wish: AtAddress): Promise<ArticlesRead> {
  const walk = new Walk(await firstMaps(needs.fetcher, wish), wish)
  for (let address = walk.next(); address !== null; address = walk.next()) {
    const answer = await fetchList(needs, wish, address)
    if (!answer.ok) walk.fail(address, answer.failure)
    else if (answer.isUnchanged) walk.keepUnchanged(address, answer.validators)
    else walk.keep(address, answer, await readMap(needs, wish, answer))
  }
  const { pages, errors, versions } = walk
  if (walk.isCut && errors.length === 0)
    walk.fail(wish.address, pageFailure('bad_sitemap', { reason: problem('reason.listsMore') }))
  const read = entriesOf(
    pages
      .toSorted(byNewest)
      .map((page) => ({ ...page, id: '', title: '', at: timeOf(page.changed) })),
  )
  return {
    extent: 'whole',
    ...read,
    errors,
    versions,
    done: walk.hasMore ? walk.done : null,
  }
}

/** What the sitemaps of a source have named so far. */
class Walk {
  readonly pages: SitemapPage[] = []
  readonly errors: PageError[] = []
  readonly versions: Record<string, Validators> = {}
  /** A file named more than is kept of one, or an index breaks off. */
  isCut = false
  readonly #queue: string[]
  readonly #seen = new Set<string>()
  readonly #done: Set<string>
  readonly #most: number
  #files = 0

  constructor(
    first: readonly string[],
    { done = [], mostFiles = MAX_FILES }: Pick<AtAddress, 'done' | 'mostFiles'>,
  ) {
    this.#queue = [...first]
    this.#done = new Set(done)
    this.#most = mostFiles
  }

  /** Null = all is read, or as much as is read at once. */
  next(): string | null {
    if (this.#files >= this.#most || this.pages.length >= MAX_ARTICLES) return null
    if (this.#seen.size >= this.#most + MAX_INDEXES) return null
    const address = this.#unread()
    if (address !== null) this.#seen.add(address)
    return address
  }

  #unread(): string | null {
    return this.#queue.find((one) => !this.#seen.has(one) && !this.#done.has(one)) ?? null
  }

  get hasMore(): boolean {
    return this.#unread() !== null
  }

  get done(): readonly string[] {
    return [...this.#done]
  }

  fail(address: string, failure: PageFailure): void {
    this.#files += 1
    this.errors.push(pageError(address, failure))
  }

  keepUnchanged(address: string, validators: Validators): void {
    this.#files += 1
    this.#done.add(address)
    this.versions[address] = validators
  }

  keep(address: string, { validators }: FetchedVersion, read: ReadSitemap): void {
    if ('failure' in read) return this.fail(address, read.failure)
    for (const page of read.pages) this.pages.push(page)
    this.errors.push(...cutErrors(address, read))
    for (const map of read.maps) this.#queue.push(map)
    const { isCut, count, pages, mapCount, maps } = read
    this.isCut ||= isCut || count > pages.length || mapCount > maps.length
    // An index is read each time: it says nothing of whether the files that it names have changed.
    if (maps.length > 0) return
    this.#files += 1
    this.#done.add(address)
    this.versions[address] = validators
  }
}

async function readMap(
  { reader }: SourceNeeds,
  { signal }: AtAddress,
  answer: FetchedVersion,
): Promise<ReadSitemap> {
  const question = { ...bytesOf(answer), limit: MAX_PAGES_A_FILE }
  const read = await reader.ask('sitemap', question, signal)
  return read.ok ? read.answer : { failure: read.failure }
}

async function fetchList(
  { fetcher }: SourceNeeds,
  { known, signal, beforeFile }: AtAddress,
  address: string,
): ReturnType<SourceNeeds['fetcher']['newerList']> {
  await beforeFile?.()
  return fetcher.newerList(address, known[address] ?? { etag: '', modified: '' }, signal)
}

const bytesOf = ({ bytes, contentType, url }: FetchedVersion) => ({ bytes, contentType, url })

interface Articles {
  readonly articles: Article[]
  readonly badEntries: PageError[]
}

const articlesOf = (addresses: readonly string[]): Articles =>
  entriesOf(addresses.map((address) => ({ address, id: '', title: '', at: null })))

function entriesOf(entries: readonly FeedEntry[]): Articles {
  const articles: Article[] = []
  const badEntries: PageError[] = []
  for (const { address, id, title, at } of entries) {
    const parsed = parseAddress(address)
    if (!parsed.ok) {
      if (badEntries.length < MAX_ERRORS) badEntries.push(pageError(address, parsed.failure))
      continue
    }
    parsed.url.hash = ''
    articles.push({ address: parsed.url.href, key: addressKey(parsed.url), id, title, at })
  }
  return { articles, badEntries }
}

const MAX_ERRORS = 20

function timeOf(text: string): number | null {
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at
}
