import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { parseFeed } from '../sources/read-feed.ts'
import { parseMap } from '../sources/read-sitemap.ts'
import { readBrandHints } from './brand-hints.ts'
import { extractPage } from './extract-page.ts'
import { largestOfSrcset } from './pictures.ts'

const many = (text: string, size: number): string => text.repeat(size / text.length)

function brandOf(head: string): unknown {
  const { document } = parseHTML(`<!doctype html><html><head>${head}</head><body></body></html>`)
  return readBrandHints({ document, nodes: [], base: 'https://a.example/' })
}

const hostile: Record<string, (size: number) => unknown> = {
  'unclosed heads': (size) => extractPage(many('<head ', size), 'https://a.example/'),
  'unclosed html tags': (size) => extractPage(many('<html ', size), 'https://a.example/'),
  'style sheets of unfinished custom properties': (size) =>
    brandOf(`<style>${many('--', size)}</style>`),
  'custom properties without a value': (size) =>
    brandOf(`<style>${many('--brand-primary:', size)}</style>`),
  'a srcset of commas': (size) => largestOfSrcset(many(',', size)),
  'unclosed feed links': (size) =>
    parseFeed(`<html>${many('<link type="application/rss+xml"', size)}`, 'https://a.example/'),
  'a sitemap that never goes up again': (size) =>
    parseMap(many('<a>', size * 6), 'https://a.example/'),
}

/**
 * Microseconds of this thread's own work, whatever else the machine does: the least of three tries,
 * for one may be cleaning up behind others.
 */
function workOf(read: () => unknown): number {
  const tries = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage()
    read()
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  })
  return Math.min(...tries)
}

/** Below this the compiler decides what a reading costs. */
const MIN_WORK = 100_000

/**
 * The server answers no other request meanwhile: what grew with the square of the size took 5 to
 * 100 s at the smaller size, and sixteen times that at the other.
 */
test.for(Object.entries(hostile))(
  '%s cost four times as much when there is four times as much',
  ([, read]) => {
    const small = Math.max(
      MIN_WORK,
      workOf(() => read(240_000)),
    )
    expect(workOf(() => read(960_000)) / small).toBeLessThan(8)
  },
)

test('a page of more elements than anybody writes counts as empty', () => {
  const headings = Array.from(
    { length: 60_000 },
    (_, nth) => `<h2>Shelf ${nth} of the garden</h2>`,
  ).join('')
  expect(extractPage(`<body>${headings}`, 'https://a.example/')).toEqual({
    ok: false,
    code: 'empty_page',
  })
})

test('the largest entry of a srcset is found, whatever commas its addresses hold', () => {
  expect(largestOfSrcset('/a.jpg 300w,/b.jpg 600w, /c.jpg 450w')).toEqual({
    address: '/b.jpg',
    width: 600,
  })
  expect(
    largestOfSrcset(
      'https://i.example/w_300,h_200/a.jpg 1x, https://i.example/w_600,h_400/a.jpg 2x',
    ),
  ).toEqual({ address: 'https://i.example/w_600,h_400/a.jpg', width: null })
  expect(largestOfSrcset(' /only.jpg, ')).toEqual({ address: '/only.jpg', width: null })
  expect(largestOfSrcset(' , ,')).toBeNull()
})
