import { expect, test } from 'vitest'
import { tidyWords, wordFault } from './pin-words.ts'

test('words are one line without space around them, a link is left as it is', () => {
  expect(tidyWords('description', ' Two\n\n lines\u2028and more ')).toBe('Two lines and more')
  expect(tidyWords('title', '  Soup ')).toBe('Soup')
  expect(tidyWords('link', ' https://a.test/a b ')).toBe('https://a.test/a b')
  expect(tidyWords('link', 'https://a.test/a\nb')).toBe('https://a.test/a\nb')
})

test('a title must have words, a link must be an address, and nothing may be too long as it would be kept', () => {
  expect(wordFault('title', ' \n ')).toEqual({ reason: 'noTitle' })
  expect(wordFault('description', '')).toBeNull()
  expect(wordFault('link', '')).toBeNull()
  expect(wordFault('link', 'https://a.test/a b')).toEqual({ reason: 'noLink' })
  expect(wordFault('title', `${'x'.repeat(100)}   `)).toBeNull()
  expect(wordFault('description', 'x'.repeat(501))).toEqual({
    reason: 'tooLong',
    length: 501,
    limit: 500,
  })
})

test('the longest that fits is taken, one sign more is not; only a link must be an address', () => {
  expect([wordFault('title', 'x'.repeat(100)), wordFault('title', 'x'.repeat(101))]).toEqual([
    null,
    { reason: 'tooLong', length: 101, limit: 100 },
  ])
  expect([
    wordFault('title', 'no address'),
    wordFault('link', 'https://a.test/'),
    wordFault('alt_text', ''),
  ]).toEqual([null, null, null])
})
