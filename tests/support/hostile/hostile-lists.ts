/** Lists of addresses made to harm the server that reads them. */
import { gzipSync } from 'node:zlib'

/** A sitemap of some 70 kB that unpacks to `count` addresses. */
export function longSitemap(count = 390_000): Buffer {
  const pages = Array.from({ length: count }, (_, nth) => `<url><loc>/${nth % 10}</loc></url>`)
  return gzipSync(`<?xml version="1.0"?><urlset>${pages.join('')}</urlset>`, { level: 9 })
}

/** A CSV in which each line has a quotation mark in the wrong place. */
export const brokenCsv = (lines = 60_000): string => `url\n${'"a"b\n'.repeat(lines)}`

/** Entities that name each other: what expands them writes a gigabyte. */
const LAUGHS = `<!DOCTYPE rss [<!ENTITY a0 "bread">${Array.from(
  { length: 9 },
  (_, nth) => `<!ENTITY a${nth + 1} "${`&a${nth};`.repeat(10)}">`,
).join('')}]>`

/**
 * A feed of some 30 kB that unpacks to `count` entries, with entities in each title and one title
 * of a million characters.
 */
export function longFeed(count = 90_000): Buffer {
  const entry = (nth: number, title: string): string =>
    `<item><title>&a9;&amp;&#x1F35E;${title}</title><link>/post-${nth % 10}</link></item>`
  const entries = Array.from({ length: count }, (_, nth) => entry(nth, 'bread'))
  return gzipSync(
    `<?xml version="1.0"?>${LAUGHS}<rss><channel>${entry(0, '&lt;'.repeat(250_000))}${entries.join('')}</channel></rss>`,
    { level: 9 },
  )
}

/** A feed whose only entry lies in half a million elements that are never closed. */
export const deepFeed = (depth = 500_000): Buffer =>
  gzipSync(
    `<?xml version="1.0"?><rss>${'<channel>'.repeat(depth)}<item><link>/post</link></item>`,
    {
      level: 9,
    },
  )
