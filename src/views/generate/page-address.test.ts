import { expect, test } from 'vitest'
import { readAddress } from './page-address.ts'

test('an address is completed, an empty one stays empty, and words are none', () => {
  expect(readAddress(' example.com/soup ')).toBe('https://example.com/soup')
  expect(readAddress('http://127.0.0.1:4000/soup.html')).toBe('http://127.0.0.1:4000/soup.html')
  expect(readAddress('  ')).toBe('')
  expect(readAddress('my blog')).toBeNull()
  expect(readAddress('ftp://example.com/soup')).toBeNull()
})
