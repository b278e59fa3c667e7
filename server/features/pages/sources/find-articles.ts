/**
 * The articles that a source names now, all of them, for a daily run: what a site has not
 * changed since is not sent again.
 */
import type { AutomationSource } from '#core/contract/publishing/automations.contract.ts'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Article, SourceArticles } from '#core/automations/new-articles.ts'
import { pageError, pageFailure } from '../../../platform/fetch/page-failure.ts'
import type { FetchedVersion } from '../../../platform/fetch/safe-fetch.ts'
import type { Validators } from '../../../platform/fetch/raw-fetch.ts'
import { addressKey, parseAddress } from '../../../platform/fetch/web-address.ts'
import type { FeedEntry } from './read-feed.ts'
import { byNewest, type ReadSitemap } from './read-sitemap.ts'
import { firstMaps } from './sitemap-addresses.ts'
import { MAX_ARTICLES, SitemapWalk, type WalkRequest } from './sitemap-walk.ts'
import type { SourceNeeds } from './source-needs.ts'

/** What the files of a source stated of themselves, by address. */
export type KnownVersions = Readonly<Record<string, Validators>>

export interface ArticlesRead extends Omit<SourceArticles, 'isFirst'> {
  /** Files that could not be read, or not whole: there may be more articles. */
  readonly errors: readonly PageError[]
  /** Entries that are no addresses. */
  readonly badEntries: readonly PageError[]
  readonly versions: KnownVersions
  /**
   * There is more than is read at once: files that are read by now, and indexes of which all is.
   * Null = no more.
   */
  readonly done: readonly string[] | null
}

export interface ArticlesRequest extends WalkRequest {
  readonly source: AutomationSource
  readonly known: KnownVersions
  readonly signal: AbortSignal
  /** Called before each file, so that the holder of a lease can renew it. */
  readonly beforeFile?: () => Promise<void>
}

/** Of one sitemap, by its protocol. */
const MAX_PAGES_PER_FILE = 50_000

export async function findArticles(
  needs: SourceNeeds,
  wish: ArticlesRequest,
): Promise<ArticlesRead> {
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

type AtAddress = Omit<ArticlesRequest, 'source'> & { readonly address: string }

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
  const walk = new SitemapWalk(await firstMaps(needs.fetcher, wish), wish)
  for (let address = walk.next(); address !== null; address = walk.next()) {
    const answer = await fetchList(needs, wish, address)
    if (!answer.ok) walk.fail(address, answer.failure)
    else if (answer.isUnchanged) walk.keepUnchanged(address, answer.validators)
    else walk.keep(address, answer, await readMap(needs, wish, answer))
  }
  const { pages, errors, versions } = walk
  if (walk.isCut && errors.length === 0)
    errors.push(
      pageError(wish.address, pageFailure('bad_sitemap', { reason: problem('reason.listsMore') })),
    )
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

async function readMap(
  { reader }: SourceNeeds,
  { signal }: AtAddress,
  answer: FetchedVersion,
): Promise<ReadSitemap> {
  const question = { ...bytesOf(answer), limit: MAX_PAGES_PER_FILE }
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
