/**
 * A site's own list of its pages: sitemaps and indexes of sitemaps, newest pages first where dates
 * are given.
 */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { pageError, pageFailure } from '../../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../../platform/fetch/safe-fetch.ts'
import { parseAddress } from '../../../platform/fetch/web-address.ts'
import { byNewest, type ReadSitemap, type SitemapPage } from './read-sitemap.ts'
import type { NamedSource, SourceNeeds } from './source-needs.ts'

/** The browser waits for the answer, at most 30 s: no further file is begun after this long. */
const TIME_FOR_ALL = 10_000
const MAX_FILES = 20

interface SitemapSource {
  readonly address: string
  readonly limit: number
  readonly signal: AbortSignal
}

export async function addressesInSitemap(
  needs: SourceNeeds,
  source: SitemapSource,
): Promise<NamedSource> {
  const { pages, errors } = await walkMaps(needs, source)
  const newest = pages.toSorted(byNewest)
  if (newest.length === 0 && errors.length === 0)
    errors.push(
      pageError(source.address, pageFailure('bad_sitemap', { reason: problem('reason.noPages') })),
    )
  return { named: newest.slice(0, source.limit).map(({ address }) => ({ address })), errors }
}

/**
 * One file after the other, an index before what it names, until there are pages enough or the time
 * is over.
 */
async function walkMaps(
  needs: SourceNeeds,
  source: SitemapSource,
): Promise<{ pages: SitemapPage[]; errors: PageError[] }> {
  const errors: PageError[] = []
  const pages: SitemapPage[] = []
  const queue = await firstMaps(needs.fetcher, source)
  const seen = new Set<string>()
  const began = performance.now()
  while (queue.length > 0 && seen.size < MAX_FILES && pages.length < source.limit) {
    if (performance.now() - began > TIME_FOR_ALL) {
      errors.push(
        pageError(
          source.address,
          pageFailure('bad_sitemap', {
            reason: problem('reason.someFilesRead', { count: seen.size }),
          }),
        ),
      )
      break
    }
    const address = queue.shift()
    if (address === undefined || seen.has(address)) continue
    seen.add(address)
    const map = await fetchMap(needs, address, source)
    if ('failure' in map) {
      errors.push(pageError(address, map.failure))
      continue
    }
    for (const page of map.pages) pages.push(page)
    for (const one of map.maps) queue.push(one)
    errors.push(...cutErrors(address, map))
  }
  return { pages, errors }
}

/** What a file that breaks off is claimed to be. */
export function cutErrors(
  address: string,
  { isCut, count }: { readonly isCut: boolean; readonly count: number },
): PageError[] {
  if (!isCut || count === 0) return []
  const reason = problem('reason.breaksOff', { count })
  return [pageError(address, pageFailure('bad_sitemap', { reason }))]
}

/**
 * Somebody who gives the site itself means the sitemaps that its robots.txt names, else the usual
 * place.
 */
export async function firstMaps(
  fetcher: Pick<SafeFetch, 'sitemapsOf'>,
  { address }: { readonly address: string },
): Promise<string[]> {
  const parsed = parseAddress(address)
  if (!parsed.ok || parsed.url.pathname !== '/' || parsed.url.search !== '') return [address]
  const named = await fetcher.sitemapsOf(parsed.url.href)
  return named.length > 0 ? named : [new URL('/sitemap.xml', parsed.url).href]
}

async function fetchMap(
  { fetcher, reader }: SourceNeeds,
  address: string,
  { limit, signal }: SitemapSource,
): Promise<ReadSitemap> {
  const answer = await fetcher.list(address, signal)
  if (!answer.ok) return { failure: answer.failure }
  const { bytes, contentType, url } = answer
  const read = await reader.ask('sitemap', { bytes, contentType, url, limit }, signal)
  return read.ok ? read.answer : { failure: read.failure }
}
