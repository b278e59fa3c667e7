import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test('a page that was read has its own title', () => {
  expect(pageTitle({ title: 'Roasted tomato soup', url: 'https://a.test/soup' })).toBe(
    'Roasted tomato soup',
  )
})

test('until then the path of its address stands for it', () => {
  expect(pageTitle({ title: '', url: 'https://a.test/soup?portion=2' })).toBe('/soup?portion=2')
  expect(pageTitle({ title: 'https://a.test/soup', url: 'https://a.test/soup' })).toBe('/soup')
})

test('words without an address have no title yet', () => {
  expect(pageTitle({ title: '', url: '' })).toBe('')
})
