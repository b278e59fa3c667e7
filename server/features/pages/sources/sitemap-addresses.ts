/**
 * A site's own list of its pages: sitemaps, indexes of sitemaps, gzipped ones, plain lists; newest
 * pages first where dates are given.
 */
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { PageError } from '#core/contract/errors.contract.ts'
import { decodeText } from '../../../platform/fetch/charset.ts'
import { pageError, type PageFailure, pageFailure } from '../../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../../platform/fetch/safe-fetch.ts'
import { parseAddress } from '../../../platform/fetch/web-address.ts'
import type { Named } from './candidates.ts'
import { childrenOf, readXml, textIn } from './xml-tree.ts'

const unzip = promisify(gunzip)
/** Protocol: 50 MB unpacked. */
const MOST_BYTES = 50_000_000
/** Sitemaps read for one source: an index may name thousands. */
const MOST_FILES = 20
/** The browser waits for the answer, at most 30 s: no further file is begun after this long. */
const TIME_FOR_ALL = 10_000

export interface NamedSource {
  readonly named: Named[]
  readonly errors: PageError[]
}

type Parsed =
  | {
      readonly pages: { readonly address: string; readonly changed: string }[]
      readonly maps: string[]
      readonly isCut: boolean
    }
  | { readonly failure: PageFailure }

export async function addressesInSitemap(
  fetcher: SafeFetch,
  source: { readonly address: string; readonly limit: number; readonly signal: AbortSignal },
): Promise<NamedSource> {
  const { pages, errors } = await walkMaps(fetcher, source)
  const newest = pages.toSorted((a, b) => b.changed.localeCompare(a.changed))
  if (newest.length === 0 && errors.length === 0)
    errors.push(
      pageError(source.address, pageFailure('bad_sitemap', { detail: 'it names no pages' })),
    )
  return { named: newest.slice(0, source.limit).map(({ address }) => ({ address })), errors }
}

/**
 * One file after the other, an index before what it names, until there are pages enough or the time
 * is over.
 */
async function walkMaps(
  fetcher: SafeFetch,
  source: { readonly address: string; readonly limit: number; readonly signal: AbortSignal },
): Promise<{ pages: { address: string; changed: string }[]; errors: PageError[] }> {
  const errors: PageError[] = []
  const pages: { address: string; changed: string }[] = []
  const queue = await firstMaps(fetcher, source)
  const seen = new Set<string>()
  const began = performance.now()
  while (queue.length > 0 && seen.size < MOST_FILES && pages.length < source.limit) {
    if (performance.now() - began > TIME_FOR_ALL) {
      errors.push(
        pageError(
          source.address,
          pageFailure('bad_sitemap', {
            detail: `only ${seen.size} of its files could be read in time; their addresses were taken`,
          }),
        ),
      )
      break
    }
    const address = queue.shift()
    if (address === undefined || seen.has(address)) continue
    seen.add(address)
    const map = await readMap(fetcher, address, source.signal)
    if ('failure' in map) {
      errors.push(pageError(address, map.failure))
      continue
    }
    pages.push(...map.pages)
    queue.push(...map.maps)
    if (map.isCut && map.pages.length > 0)
      errors.push(
        pageError(
          address,
          pageFailure('bad_sitemap', {
            detail: `the file breaks off after ${map.pages.length} addresses, which were taken`,
          }),
        ),
      )
  }
  return { pages, errors }
}

/**
 * Somebody who gives the site itself means the sitemaps that its robots.txt names, else the usual
 * place.
 */
async function firstMaps(
  fetcher: SafeFetch,
  { address }: { readonly address: string },
): Promise<string[]> {
  const parsed = parseAddress(address)
  if (!parsed.ok || parsed.url.pathname !== '/' || parsed.url.search !== '') return [address]
  const named = await fetcher.sitemapsOf(parsed.url.href)
  return named.length > 0 ? named : [new URL('/sitemap.xml', parsed.url).href]
}

async function readMap(fetcher: SafeFetch, address: string, signal: AbortSignal): Promise<Parsed> {
  const answer = await fetcher.list(address, signal)
  if (!answer.ok) return { failure: answer.failure }
  const bytes = await unpacked(answer.bytes)
  if (bytes === null)
    return {
      failure: pageFailure('bad_sitemap', {
        detail: 'its compression is broken or it is larger than 50 MB',
      }),
    }
  const decoded = decodeText(bytes, answer.contentType)
  return decoded.ok
    ? parseMap(decoded.text, answer.url)
    : { failure: pageFailure('bad_sitemap', { detail: decoded.detail }) }
}

async function unpacked(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  return unzip(bytes, { maxOutputLength: MOST_BYTES }).catch(() => null)
}

export function parseMap(text: string, base: string): Parsed {
  if (/^\s*https?:\/\/\S+\s*(?:\n|$)/.test(text))
    return {
      pages: text
        .split(/\s+/)
        .filter((line) => line !== '')
        .map((address) => ({ address, changed: '' })),
      maps: [],
      isCut: false,
    }
  const { root, isCut } = readXml(text)
  if (root?.name === 'urlset')
    return { pages: childrenOf(root, 'url').flatMap((url) => located(url, base)), maps: [], isCut }
  if (root?.name === 'sitemapindex')
    return {
      pages: [],
      maps: childrenOf(root, 'sitemap')
        .flatMap((map) => located(map, base))
        .toSorted((a, b) => b.changed.localeCompare(a.changed))
        .map(({ address }) => address),
      isCut,
    }
  const detail =
    root?.name === 'html'
      ? 'it is a web page'
      : root
        ? `it begins with <${root.name.slice(0, 40)}>`
        : 'it is no XML'
  return { failure: pageFailure('bad_sitemap', { detail }) }
}

function located(
  node: Parameters<typeof textIn>[0],
  base: string,
): { address: string; changed: string }[] {
  const address = textIn(node, 'loc')
  if (address === '') return []
  return [{ address: URL.parse(address, base)?.href ?? address, changed: textIn(node, 'lastmod') }]
}
