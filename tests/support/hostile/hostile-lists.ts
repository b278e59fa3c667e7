/** Lists of addresses made to harm the server that reads them. */
import { gzipSync } from 'node:zlib'

/** A sitemap of some 70 kB that unpacks to `count` addresses. */
export function longSitemap(count = 390_000): Buffer {
  const pages = Array.from({ length: count }, (_, nth) => `<url><loc>/${nth % 10}</loc></url>`)
  return gzipSync(`<?xml version="1.0"?><urlset>${pages.join('')}</urlset>`, { level: 9 })
}

/** A CSV in which each line has a quotation mark in the wrong place. */
export const brokenCsv = (lines = 60_000): string => `url\n${'"a"b\n'.repeat(lines)}`
