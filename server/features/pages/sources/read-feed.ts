/** RSS (2.0, 1.0), Atom and JSON feeds as text, and the pointer to a feed in a web page. Pure. */
import { z } from 'zod'
import { problem } from '#core/contract/problems.contract.ts'
import { decodeText } from '../../../platform/fetch/charset.ts'
import { type PageFailure, pageFailure } from '../../../platform/fetch/page-failure.ts'
import { childrenOf, readXml, textIn, type XmlNode } from './xml-tree.ts'

/** Longer ones are refused as addresses later: what is cut here only keeps answers small. */
const MAX_ADDRESS = 4_096

export type ReadFeed =
  | { readonly addresses: string[] }
  | { readonly feedAt: string }
  | { readonly failure: PageFailure }

/** As it came; `limit` is how many addresses are wanted. */
export interface FetchedList {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly url: string
  readonly limit: number
}

/** Costs time that the feed chooses: only in a thread. */
export function readFeed({ bytes, contentType, url, limit }: FetchedList): ReadFeed {
  const decoded = decodeText(bytes, contentType)
  if (!decoded.ok) return { failure: pageFailure('bad_feed', { reason: decoded.reason }) }
  const feed = parseFeed(decoded.text, url)
  return 'addresses' in feed
    ? { addresses: feed.addresses.slice(0, limit).map((one) => one.slice(0, MAX_ADDRESS)) }
    : feed
}

export function parseFeed(text: string, base: string): ReadFeed {
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
      reason: root
        ? problem('reason.beginsWith', { tag: root.name.slice(0, 40) })
        : problem('reason.notXml'),
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

function listed(links: readonly string[], base: string): ReadFeed {
  const addresses = links.flatMap((link) =>
    link === '' ? [] : [URL.parse(link, base)?.href ?? link],
  )
  return addresses.length > 0
    ? { addresses }
    : { failure: pageFailure('bad_feed', { reason: problem('reason.noPages') }) }
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

function jsonFeed(text: string, base: string): ReadFeed {
  try {
    const feed = JsonFeed.safeParse(JSON.parse(text))
    return feed.success
      ? listed(
          feed.data.items.map(({ url }) => url ?? ''),
          base,
        )
      : { failure: pageFailure('bad_feed', { reason: problem('reason.notFeed') }) }
  } catch {
    return { failure: pageFailure('bad_feed', { reason: problem('reason.badJson') }) } // JSON.parse has no other way to say no
  }
}
