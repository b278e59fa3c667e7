import { expect, test } from 'vitest'
import { blogListPath, blogPostPath, payloadPath, readPageNumber } from './blog-paths.ts'
import { BlogEntry } from './blog.ts'

const entry = {
  slug: 'a-b2',
  title: 'A',
  description: 'B',
  date: '2026-11-22',
  updated: null,
  tags: [],
  minutes: 3,
  picture: { src: '/a', small: '/b', card: '/c', alt: 'd' },
}

test('a page has one number, written in one way', () => {
  expect(['1', '2', '10', '123456'].map(readPageNumber)).toEqual([1, 2, 10, 123_456])
  expect(
    ['0', '01', '-1', '+2', '2.0', '2e3', ' 2', '', 'abc', '٢', '1234567'].map(readPageNumber),
  ).toEqual(Array.from({ length: 11 }, () => null))
})

test('the first page is the blog itself, and what a page shows lies beside it', () => {
  expect([1, 2].map(blogListPath)).toEqual(['/blog', '/blog/page-2'])
  expect(payloadPath(blogPostPath('a-b2'))).toBe('/blog/a-b2/_payload.json')
})

test('a slug or a day that is none is refused', () => {
  expect(BlogEntry.safeParse(entry).success).toBe(true)
  const wrong = [
    { slug: '../etc' },
    { slug: 'A' },
    { slug: 'a--b' },
    { date: '2026-02-30' },
    { date: '22.11.2026' },
    { minutes: 0 },
  ]
  expect(wrong.filter((part) => BlogEntry.safeParse({ ...entry, ...part }).success)).toEqual([])
})
