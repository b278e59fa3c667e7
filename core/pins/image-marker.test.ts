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
  for (const url of ['/p/a.jpg', 'https://x.com/a?b=c&d=e', '/p/a.jpg?x#y', '/a?v=abc', '/a?div=3', '']) expect(withoutMarker(withMarker(url, 17))).toBe(url)
})

test('addresses without a cache get no marker', () => {
  expect(withMarker('', 1)).toBe('')
  expect(withMarker('data:image/png;base64,AA', 1)).toBe('data:image/png;base64,AA')
})

test('an address never grows over the limit of the contract', () => {
  const long = `/${'a'.repeat(4094)}`
  expect(withMarker(long, 1)).toBe(long)
})
