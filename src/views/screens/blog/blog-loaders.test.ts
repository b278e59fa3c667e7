import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { BlogPost } from '#core/public/blog.ts'
import { blogLoaders } from './blog-loaders.ts'
import { postData } from './post-head.tsx'

const picture = { src: '/blog/pictures/a.webp', small: '/s.webp', card: '/c.jpg', alt: 'A pin' }
const post: BlogPost = {
  slug: 'a',
  title: 'A post',
  description: 'd',
  date: '2026-11-02',
  updated: null,
  tags: ['Making', 'Search'],
  minutes: 3,
  picture,
  html: '<p>a</p>',
  words: 700,
  questions: [],
  related: [],
}
const asked: number[] = []
const loaders = blogLoaders({
  list: async (page) => {
    asked.push(page)
    return page <= 2 ? { page, pages: 2, posts: [] } : null
  },
  post: async (slug) => (slug === 'a' ? post : null),
})
const answerOf = async (page: string): Promise<unknown> =>
  loaders.page({ params: { page } }).catch((thrown: unknown) => thrown)

test('a page of the list is loaded by its number', async () => {
  expect(await loaders.list()).toMatchObject({ page: 1 })
  expect(await answerOf('2')).toMatchObject({ page: 2 })
})

test('the first page has one address', async () => {
  const answer = await answerOf('1')
  expect(isRedirect(answer) && answer.options).toMatchObject({ to: '/blog', replace: true })
})

test('what is no page is not found, and nothing is asked for what is no number', async () => {
  asked.length = 0
  for (const page of ['3', '999', '0', '01', 'abc', ''])
    expect([page, isNotFound(await answerOf(page))]).toEqual([page, true])
  expect(asked).toEqual([3, 999])
  expect(
    isNotFound(await loaders.post({ params: { slug: 'b' } }).catch((thrown: unknown) => thrown)),
  ).toBe(true)
  expect(await loaders.post({ params: { slug: 'a' } })).toBe(post)
})

const place = { brand: 'Pinloom', address: 'https://pins.example', blogName: 'Blog' }

test('the page has the structured data of the article and its breadcrumb', () => {
  const [article, trail, ...more] = postData(post, place)
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'A post',
    datePublished: '2026-11-02',
    dateModified: '2026-11-02',
    mainEntityOfPage: 'https://pins.example/blog/a',
    image: ['https://pins.example/blog/pictures/a.webp', 'https://pins.example/c.jpg'],
    keywords: 'Making, Search',
  })
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://pins.example/' },
      { position: 2, name: 'Blog', item: 'https://pins.example/blog' },
      { position: 3, name: 'A post', item: 'https://pins.example/blog/a' },
    ],
  })
  expect(more).toEqual([])
})

test('a post that was changed says so, and its questions are told with their answers', () => {
  const [article, , questions] = postData(
    { ...post, updated: '2026-11-20', questions: [{ question: 'Why?', answer: 'So.' }] },
    place,
  )
  expect(article).toMatchObject({ datePublished: '2026-11-02', dateModified: '2026-11-20' })
  expect(questions).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
    ],
  })
})
