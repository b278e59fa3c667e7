import { expect, test } from 'vitest'
import { readAddresses } from './pasted-addresses.ts'

test('one address a line, in any line ending', () => {
  expect(readAddresses('https://a.test/1\r\nhttps://a.test/2\n\n  https://a.test/3  ')).toEqual([
    'https://a.test/1',
    'https://a.test/2',
    'https://a.test/3',
  ])
})

test('several addresses in one line', () => {
  expect(readAddresses('https://a.test/1, https://a.test/2 www.b.test/x;https://c.test')).toEqual([
    'https://a.test/1',
    'https://a.test/2',
    'https://www.b.test/x',
    'https://c.test',
  ])
})

test('a comma inside an address stays', () => {
  expect(readAddresses('https://a.test/1,2,3?x=4,5')).toEqual(['https://a.test/1,2,3?x=4,5'])
})

test('a missing scheme becomes https, list marks fall away', () => {
  expect(readAddresses('example.com/soup\n- https://a.test\n2. https://b.test')).toEqual([
    'https://example.com/soup',
    'https://a.test',
    'https://b.test',
  ])
})

test('what is no address is kept, so that the answer can name it', () => {
  expect(readAddresses('my best soup')).toEqual(['my best soup'])
  expect(readAddresses('ftp://a.test/x')).toEqual(['ftp://a.test/x'])
})
