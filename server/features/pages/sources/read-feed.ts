/** RSS (2.0, 1.0), Atom and JSON feeds as text, and the pointer to a feed in a web page. Pure. */
import { Parser } from 'htmlparser2'
import { z } from 'zod'
import { problem } from '#core/contract/call/problems.contract.ts'
import { decodeText } from '../../../platform/fetch/charset.ts'
import { type PageFailure, pageFailure } from '../../../platform/fetch/page-failure.ts'
import { childrenOf, readXml, textIn, type XmlNode } from './xml-tree.ts'

/** Longer ones are refused as addresses later: what is cut here only keeps answers small. */
const MAX_ADDRESS = 4_096
const MAX_TITLE = 300

export interface FeedEntry {
  readonly address: string
  /** What the feed calls it for ever; '' = nothing. */
  readonly id: string
  readonly title: string
  /** When it was published, ms UTC; null = unknown. */
  readonly at: number | null
}

export type ReadFeed =
  | { readonly entries: FeedEntry[] }
  | { readonly feedAt: string }
  | { readonly failure: PageFailure }

/** As it came; `limit` is how many entries are wanted. */
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
  return 'entries' in feed ? { entries: feed.entries.slice(0, limit) } : feed
}

export function parseFeed(text: string, base: string): ReadFeed {
  if (/^\s*\{/.test(text)) return jsonFeed(text, base)
  const { root } = readXml(text)
  if (root?.name === 'feed') return listed(childrenOf(root, 'entry').map(atomEntry), base)
  if (root?.name === 'rss' || root?.name === 'rdf')
    return listed(
      [root, ...childrenOf(root, 'channel')]
        .flatMap((node) => childrenOf(node, 'item'))
        .map(itemEntry),
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

function listed(found: readonly FeedEntry[], base: string): ReadFeed {
  const entries = found.flatMap(({ address, id, title, at }) =>
    address === ''
      ? []
      : [
          {
            address: (URL.parse(address, base)?.href ?? address).slice(0, MAX_ADDRESS),
            id: id.slice(0, MAX_ADDRESS),
            title: title.slice(0, MAX_TITLE),
            at,
          },
        ],
  )
  return entries.length > 0
    ? { entries }
    : { failure: pageFailure('bad_feed', { reason: problem('reason.noPages') }) }
}

function atomEntry(entry: XmlNode): FeedEntry {
  const links = childrenOf(entry, 'link')
  const chosen =
    links.find(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate') ?? links[0]
  return {
    address: chosen?.attributes['href']?.trim() ?? '',
    id: textIn(entry, 'id'),
    title: plain(textIn(entry, 'title')),
    at: timeOf(textIn(entry, 'published') || textIn(entry, 'updated')),
  }
}

function itemEntry(item: XmlNode): FeedEntry {
  const guid = childrenOf(item, 'guid')[0]
  const id = guid?.text.trim() ?? ''
  return {
    address:
      textIn(item, 'link') ||
      (guid && guid.attributes['isPermaLink'] !== 'false' ? id : '') ||
      (item.attributes['rdf:about'] ?? ''),
    id,
    title: plain(textIn(item, 'title')),
    at: timeOf(textIn(item, 'pubdate') || textIn(item, 'date')),
  }
}

/** A title may have tags and entities in it. */
function plain(title: string): string {
  let words = ''
  new Parser({ ontext: (part) => (words += part) }).end(title.slice(0, MAX_ADDRESS))
  return words.replaceAll(/\s+/g, ' ').trim()
}

function timeOf(text: string): number | null {
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at
}

const text = z.string().optional().catch(undefined)
const JsonFeed = z.object({
  items: z.array(
    z.looseObject({ url: z.string().optional(), id: text, title: text, date_published: text }),
  ),
})

function jsonFeed(text: string, base: string): ReadFeed {
  try {
    const feed = JsonFeed.safeParse(JSON.parse(text))
    return feed.success
      ? listed(
          feed.data.items.map(({ url = '', id = '', title = '', date_published: at = '' }) => ({
            address: url,
            id,
            title: plain(title),
            at: timeOf(at),
          })),
          base,
        )
      : { failure: pageFailure('bad_feed', { reason: problem('reason.notFeed') }) }
  } catch {
    return { failure: pageFailure('bad_feed', { reason: problem('reason.badJson') }) } // JSON.parse has no other way to say no
  }
}
