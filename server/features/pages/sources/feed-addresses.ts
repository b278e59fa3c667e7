/** RSS (2.0, 1.0), Atom and JSON feeds; a page that only points to its feed is followed once. */
import { z } from 'zod'
import { decodeText } from '../../../platform/fetch/charset.ts'
import { pageError, type PageFailure, pageFailure } from '../../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../../platform/fetch/safe-fetch.ts'
import type { NamedSource } from './sitemap-addresses.ts'
import { childrenOf, readXml, textIn, type XmlNode } from './xml-tree.ts'

type Parsed =
  | { readonly addresses: string[] }
  | { readonly feedAt: string }
  | { readonly failure: PageFailure }

export async function addressesInFeed(
  fetcher: SafeFetch,
  source: { readonly address: string; readonly limit: number; readonly signal: AbortSignal },
): Promise<NamedSource> {
  let address = source.address
  for (let hop = 0; hop < 2; hop += 1) {
    const feed = await readFeed(fetcher, address, source.signal)
    if ('failure' in feed) return { named: [], errors: [pageError(address, feed.failure)] }
    if ('addresses' in feed)
      return {
        named: feed.addresses.slice(0, source.limit).map((one) => ({ address: one })),
        errors: [],
      }
    address = feed.feedAt
  }
  return {
    named: [],
    errors: [pageError(source.address, pageFailure('bad_feed', { detail: 'it is a web page' }))],
  }
}

async function readFeed(fetcher: SafeFetch, address: string, signal: AbortSignal): Promise<Parsed> {
  const answer = await fetcher.list(address, signal)
  if (!answer.ok) return { failure: answer.failure }
  const decoded = decodeText(answer.bytes, answer.contentType)
  return decoded.ok
    ? parseFeed(decoded.text, answer.url)
    : { failure: pageFailure('bad_feed', { detail: decoded.detail }) }
}

export function parseFeed(text: string, base: string): Parsed {
  if (/^\s*\{/.test(text)) return jsonFeed(text, base)
  const { root } = readXml(text)
  if (root?.name === 'feed') return listed(childrenOf(root, 'entry').map(atomLink), base)
  if (root?.name === 'rss' || root?.name === 'rdf')
    return listed(
      [root, ...childrenOf(root, 'channel')]
        .flatMap((node) => childrenOf(node, 'item'))
        .map(itemLink),
      base,
    )
  const feedAt = pointedFeed(text, base)
  if (feedAt !== null) return { feedAt }
  return {
    failure: pageFailure('bad_feed', {
      detail: root ? `it begins with <${root.name.slice(0, 40)}>` : 'it is no XML',
    }),
  }
}

function pointedFeed(html: string, base: string): string | null {
  // No tag runs over the next `<`: a page of a million unclosed ones is read once, not a million
  // times.
  const pointer =
    html
      .match(/<link\b[^<>]*>/gi)
      ?.find((tag) => /type=["']application\/(?:rss|atom)\+xml["']/i.test(tag)) ?? ''
  const href = /href=["']([^"']+)["']/i.exec(pointer)?.[1]
  return href === undefined ? null : (URL.parse(href.replaceAll('&amp;', '&'), base)?.href ?? null)
}

function listed(links: readonly string[], base: string): Parsed {
  const addresses = links.flatMap((link) =>
    link === '' ? [] : [URL.parse(link, base)?.href ?? link],
  )
  return addresses.length > 0
    ? { addresses }
    : { failure: pageFailure('bad_feed', { detail: 'it names no pages' }) }
}

function atomLink(entry: XmlNode): string {
  const links = childrenOf(entry, 'link')
  const chosen =
    links.find(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate') ?? links[0]
  return chosen?.attributes['href']?.trim() ?? ''
}

function itemLink(item: XmlNode): string {
  const guid = childrenOf(item, 'guid')[0]
  return (
    textIn(item, 'link') ||
    (guid && guid.attributes['isPermaLink'] !== 'false' ? guid.text.trim() : '') ||
    (item.attributes['rdf:about'] ?? '')
  )
}

const JsonFeed = z.object({ items: z.array(z.looseObject({ url: z.string().optional() })) })

function jsonFeed(text: string, base: string): Parsed {
  try {
    const feed = JsonFeed.safeParse(JSON.parse(text))
    return feed.success
      ? listed(
          feed.data.items.map(({ url }) => url ?? ''),
          base,
        )
      : { failure: pageFailure('bad_feed', { detail: 'it is JSON, but no feed' }) }
  } catch {
    return { failure: pageFailure('bad_feed', { detail: 'its JSON is broken' }) } // JSON.parse has no other way to say no
  }
}
