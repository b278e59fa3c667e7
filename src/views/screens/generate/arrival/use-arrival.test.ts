import { expect, test } from 'vitest'
import { withLine } from './use-arrival.ts'

test('an address that is brought stands beneath what is typed already, and not twice', () => {
  expect(withLine('', 'https://a.example/')).toBe('https://a.example/')
  expect(withLine('  \n', 'https://a.example/')).toBe('https://a.example/')
  expect(withLine('https://b.example/\n', 'https://a.example/')).toBe(
    'https://b.example/\nhttps://a.example/',
  )
  expect(withLine('https://a.example/\nhttps://b.example/', 'https://a.example/')).toBe(
    'https://a.example/\nhttps://b.example/',
  )
})
