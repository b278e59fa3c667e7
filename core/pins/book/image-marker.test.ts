import { expect, test } from 'vitest'
import { withMarker, withoutMarker } from './image-marker.ts'

test('a marker is appended as a query parameter', () => {
  expect(withMarker('/p/a.jpg', 3)).toBe('/p/a.jpg?v=3')
  expect(withMarker('https://x.com/a.jpg?size=2', 3)).toBe('https://x.com/a.jpg?size=2&v=3')
  expect(withMarker('/p/a.jpg#top', 3)).toBe('/p/a.jpg?v=3#top')
})

test('a second marker replaces the first', () => {
  expect(withMarker(withMarker('/p/a.jpg', 3), 4)).toBe('/p/a.jpg?v=4')
  expect(withMarker('/p/a.jpg?v=3&size=2', 4)).toBe('/p/a.jpg?size=2&v=4')
})

test('without its marker an address is what it was', () => {
  for (const url of [
    '/p/a.jpg',
    'https://x.com/a?b=c&d=e',
    '/p/a.jpg?x#y',
    '/a?v=abc',
    '/a?div=3',
    '',
  ])
    expect(withoutMarker(withMarker(url, 17))).toBe(url)
})

test('addresses without a cache get no marker', () => {
  expect(withMarker('', 1)).toBe('')
  expect(withMarker('data:image/png;base64,AA', 1)).toBe('data:image/png;base64,AA')
})

test('an address never grows over the limit of the contract', () => {
  const long = `/${'a'.repeat(4094)}`
  expect(withMarker(long, 1)).toBe(long)
})

test('the marker is before the fragment, also where a fragment has a sign of a fragment, or is all there is', () => {
  expect(withMarker('/a#b#c', 3)).toBe('/a?v=3#b#c')
  expect(withMarker('#b', 3)).toBe('?v=3#b')
})

test('an address that just fits with its marker has it', () => {
  const fits = `/${'a'.repeat(4096 - 5)}`
  expect(withMarker(fits, 1)).toBe(`${fits}?v=1`)
  expect(withMarker(`${fits}a`, 1)).toBe(`${fits}a`)
})

test('markers that were stacked by others all go, and what is behind them stays', () => {
  expect(withoutMarker('/a?v=1&v=2&b=c')).toBe('/a?b=c')
  expect(withoutMarker('/a?v=1#top')).toBe('/a#top')
  expect(withoutMarker('/a?b=c&v=1&d=e')).toBe('/a?b=c&d=e')
})
