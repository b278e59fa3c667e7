import { expect, test } from 'vitest'
import { parseFeed } from '../sources/feed-addresses.ts'
import { parseMap } from '../sources/sitemap-addresses.ts'
import { extractPage } from './extract-page.ts'
import { largestOfSrcset } from './pictures.ts'

/** The server answers nobody else meanwhile. Each of these took 5 to 100 s before it was bounded. */
const MOST_MS = 3_000
const SIZE = 300_000
const many = (text: string): string => text.repeat(SIZE / text.length)
const numbered = (markup: (nth: number) => string): string => Array.from({ length: 100_000 }, (_, nth) => markup(nth)).join('')

const hostile: Record<string, () => unknown> = {
  'unclosed heads': () => extractPage(many('<head '), 'https://a.example/'),
  'unclosed html tags': () => extractPage(many('<html '), 'https://a.example/'),
  'a hundred thousand headings': () => extractPage(`<body>${numbered((nth) => `<h2>a${nth}</h2>`)}`, 'https://a.example/'),
  'a srcset of commas': () => largestOfSrcset(many(',')),
  'unclosed feed links': () => parseFeed(`<html>${many('<link type="application/rss+xml"')}`, 'https://a.example/'),
  'a sitemap that never goes up again': () => parseMap(many('<a>').repeat(5), 'https://a.example/'),
}

test.for(Object.entries(hostile))('%s cost no more than a moment', ([, read]) => {
  const began = performance.now()
  read()
  expect(performance.now() - began).toBeLessThan(MOST_MS)
})

test('the largest entry of a srcset is found, whatever commas its addresses hold', () => {
  expect(largestOfSrcset('/a.jpg 300w,/b.jpg 600w, /c.jpg 450w')).toEqual({ address: '/b.jpg', width: 600 })
  expect(largestOfSrcset('https://i.example/w_300,h_200/a.jpg 1x, https://i.example/w_600,h_400/a.jpg 2x')).toEqual({ address: 'https://i.example/w_600,h_400/a.jpg', width: null })
  expect(largestOfSrcset(' /only.jpg, ')).toEqual({ address: '/only.jpg', width: null })
  expect(largestOfSrcset(' , ,')).toBeNull()
})
