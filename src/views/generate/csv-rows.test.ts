import { expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'

test('the header and empty lines are no pages', () => {
  expect(csvRows('title,url\r\nSoup,https://a.example/soup\r\n\r\nBread,https://a.example/bread\r\n')).toBe(2)
})

test('a list without a header is counted whole', () => {
  expect(csvRows('https://a.example/soup\nhttps://a.example/bread')).toBe(2)
  expect(csvRows('')).toBe(0)
})
