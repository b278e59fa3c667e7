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
import { byNewest, MAX_MAPS, type ReadSitemap, type SitemapPage } from './read-sitemap.ts'
import { cutErrors, firstMaps } from './sitemap-addresses.ts'
import type { SourceNeeds } from './source-needs.ts'

/** What the files of a source said of themselves, by address. */
export type KnownVersions = Readonly<Record<string, Validators>>

export interface ArticlesRead extends Omit<SourceArticles, 'isFirst'> {
  /** What could not be read, and entries that are no addresses. */
  readonly errors: readonly PageError[]
  /** A file could not be read, or not all of it: there may be more articles. */
  readonly isPartial: boolean
  readonly versions: KnownVersions
}

export interface ArticlesWish {
  readonly source: AutomationSource
  readonly known: KnownVersions
  readonly signal: AbortSignal
  /** Sitemaps that are read, where somebody waits for the answer. */
  readonly mostFiles?: number
  /** Called before each file, so that whoever holds a lease can renew it. */
  readonly beforeFile?: () => Promise<void>
}

/** Of one source: a site with more names its newest first. */
export const MAX_ARTICLES = 10_000
/** An index and all that is read of it. */
const MAX_FILES = MAX_MAPS + 1

export async function findArticles(needs: SourceNeeds, wish: ArticlesWish): Promise<ArticlesRead> {
  const { source } = wish
  switch (source.kind) {
    case 'addresses':
      return { extent: 'wanted', isPartial: false, versions: {}, ...articlesOf(source.addresses) }
    case 'feed':
      return readFeed(needs, { ...wish, address: source.address })
    case 'sitemap':
      return readSitemaps(needs, { ...wish, address: source.address })
  }
  source satisfies never
}

type AtAddress = Omit<ArticlesWish, 'source'> & { readonly address: string }

/** A page that only points to its feed is followed once. */
async function readFeed(needs: SourceNeeds, wish: AtAddress): Promise<ArticlesRead> {
  let { address } = wish
  for (let hop = 0; hop < 2; hop += 1) {
    const answer = await fetchList(needs, wish, address)
    if (!answer.ok) return failedFeed(pageError(address, answer.failure))
    const versions = { [address]: answer.validators }
    if (answer.isUnchanged)
      return { extent: 'window', articles: [], errors: [], isPartial: false, versions }
    const read = await needs.reader.ask(
      'feed',
      { ...bytesOf(answer), limit: MAX_ARTICLES },
      wish.signal,
    )
    const feed = read.ok ? read.answer : { failure: read.failure }
    if ('failure' in feed) return failedFeed(pageError(address, feed.failure))
    if ('entries' in feed)
      return {
        extent: 'window',
        isPartial: false,
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
  isPartial: true,
  versions: {},
})

/** One file after the other, an index before what it names. */
async function readSitemaps(needs: SourceNeeds, wish: AtAddress): Promise<ArticlesRead> {
  const walk = new Walk(await firstMaps(needs.fetcher, wish), wish.mostFiles ?? MAX_FILES)
  for (let address = walk.next(); address !== null; address = walk.next()) {
    const answer = await fetchList(needs, wish, address)
    if (!answer.ok) walk.fail(address, answer.failure)
    else if (answer.isUnchanged) walk.versions[address] = answer.validators
    else walk.keep(address, answer, await readMap(needs, wish, answer))
  }
  const { pages, errors, versions, isPartial } = walk
  // A preview reads a few files only, and that is no failure of the site.
  if (isPartial && errors.length === 0 && wish.mostFiles === undefined)
    walk.fail(wish.address, pageFailure('bad_sitemap', { reason: problem('reason.listsMore') }))
  const read = entriesOf(
    pages
      .toSorted(byNewest)
      .map((page) => ({ ...page, id: '', title: '', at: timeOf(page.changed) })),
  )
  return {
    extent: 'whole',
    articles: read.articles,
    errors: [...errors, ...read.errors],
    isPartial,
    versions,
  }
}

/** What the sitemaps of a source have named so far. */
class Walk {
  readonly pages: SitemapPage[] = []
  readonly errors: PageError[] = []
  readonly versions: Record<string, Validators> = {}
  readonly #queue: string[]
  readonly #seen = new Set<string>()
  readonly #most: number
  #isCut = false

  constructor(first: readonly string[], most: number) {
    this.#queue = [...first]
    this.#most = most
  }

  /** Null = all is read, or as much as is read at all. */
  next(): string | null {
    if (this.#seen.size >= this.#most || this.pages.length >= MAX_ARTICLES) return null
    const address = this.#unread()
    if (address !== null) this.#seen.add(address)
    return address
  }

  #unread(): string | null {
    return this.#queue.find((one) => !this.#seen.has(one)) ?? null
  }

  /** A file failed or was cut, or the walk stopped before the last one. */
  get isPartial(): boolean {
    return this.errors.length > 0 || this.#isCut || this.#unread() !== null
  }

  fail(address: string, failure: PageFailure): void {
    this.errors.push(pageError(address, failure))
  }

  keep(address: string, { validators }: FetchedVersion, read: ReadSitemap): void {
    if ('failure' in read) return this.fail(address, read.failure)
    for (const page of read.pages) this.pages.push(page)
    this.errors.push(...cutErrors(address, read))
    for (const map of read.maps) this.#queue.push(map)
    const { isCut, count, pages, mapCount, maps } = read
    this.#isCut ||= isCut || count > pages.length || mapCount > maps.length
    // An index says nothing of whether the files that it names have changed.
    if (read.maps.length === 0) this.versions[address] = validators
  }
}

async function readMap(
  { reader }: SourceNeeds,
  { signal }: AtAddress,
  answer: FetchedVersion,
): Promise<ReadSitemap> {
  const read = await reader.ask('sitemap', { ...bytesOf(answer), limit: MAX_ARTICLES }, signal)
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
  readonly errors: PageError[]
}

const articlesOf = (addresses: readonly string[]): Articles =>
  entriesOf(addresses.map((address) => ({ address, id: '', title: '', at: null })))

function entriesOf(entries: readonly FeedEntry[]): Articles {
  const articles: Article[] = []
  const errors: PageError[] = []
  for (const { address, id, title, at } of entries) {
    const parsed = parseAddress(address)
    if (!parsed.ok) {
      if (errors.length < MAX_ERRORS) errors.push(pageError(address, parsed.failure))
      continue
    }
    parsed.url.hash = ''
    articles.push({ address: parsed.url.href, key: addressKey(parsed.url), id, title, at })
  }
  return { articles, errors }
}

const MAX_ERRORS = 20

function timeOf(text: string): number | null {
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at
}
