/** Sitemaps, indexes of sitemaps, gzipped ones and plain lists, as they came. Pure. */
import { gunzipSync } from 'node:zlib'
import { problem } from '#core/contract/call/problems.contract.ts'
import { decodeText } from '../../../platform/fetch/charset.ts'
import { type PageFailure, pageFailure } from '../../../platform/fetch/page-failure.ts'
import type { FetchedList } from './read-feed.ts'
import { childrenOf, readXml, textIn } from './xml-tree.ts'

/** Protocol: 50 MB unpacked. */
const MAX_BYTES = 50_000_000
/** Of an index: as many as may name all pages of a large shop. */
const MAX_MAPS = 5_000

/** Longer ones are refused as addresses later: what is cut here only keeps answers small. */
const MAX_ADDRESS = 4_096
const MAX_DATE = 64

export interface SitemapPage {
  readonly address: string
  readonly changed: string
}

export type ReadSitemap =
  | {
      /** The newest, as many as are wanted. */
      readonly pages: SitemapPage[]
      /** All that the file names. */
      readonly count: number
      readonly maps: string[]
      /** All that an index names. */
      readonly mapCount: number
      readonly isCut: boolean
    }
  | { readonly failure: PageFailure }

/** Costs time that the file chooses: only in a thread. */
export function readSitemap({ bytes, contentType, url, limit }: FetchedList): ReadSitemap {
  const unpacked = unpack(bytes)
  if (unpacked === null)
    return {
      failure: pageFailure('bad_sitemap', {
        reason: problem('reason.badOrLargeCompression'),
      }),
    }
  const decoded = decodeText(unpacked, contentType)
  if (!decoded.ok) return { failure: pageFailure('bad_sitemap', { reason: decoded.reason }) }
  const map = parseMap(decoded.text, url)
  if ('failure' in map) return map
  return {
    pages: map.pages.toSorted(byNewest).slice(0, limit),
    count: map.pages.length,
    maps: map.maps.slice(0, MAX_MAPS),
    mapCount: map.maps.length,
    isCut: map.isCut,
  }
}

function unpack(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES })
  } catch {
    return null // zlib has no other way to say so
  }
}

export const byNewest = (a: SitemapPage, b: SitemapPage): number =>
  b.changed.localeCompare(a.changed)

type Parsed =
  | {
      readonly pages: readonly SitemapPage[]
      readonly maps: string[]
      readonly isCut: boolean
    }
  | { readonly failure: PageFailure }

export function parseMap(text: string, base: string): Parsed {
  if (/^\s*https?:\/\/\S+\s*(?:\n|$)/.test(text))
    return {
      pages: text
        .split(/\s+/)
        .filter((line) => line !== '')
        .map((address) => ({ address: address.slice(0, MAX_ADDRESS), changed: '' })),
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
  const reason =
    root?.name === 'html'
      ? problem('reason.webPage')
      : root
        ? problem('reason.beginsWith', { tag: root.name.slice(0, 40) })
        : problem('reason.notXml')
  return { failure: pageFailure('bad_sitemap', { reason }) }
}

function located(
  node: Parameters<typeof textIn>[0],
  base: string,
): { address: string; changed: string }[] {
  const address = textIn(node, 'loc')
  if (address === '') return []
  return [
    {
      address: (URL.parse(address, base)?.href ?? address).slice(0, MAX_ADDRESS),
      changed: textIn(node, 'lastmod').slice(0, MAX_DATE),
    },
  ]
}
