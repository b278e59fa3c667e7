import { expect, test } from 'vitest'
import type { PageFile } from './page-files.ts'
import { composeSheet, groupOf, ownWords, samplePins, type JudgedPage } from './sheet.ts'

const file = (name: string, more: Partial<PageFile> = {}): PageFile => ({
  folder: 'articles',
  name,
  path: name,
  url: 'https://a.example/',
  lang: '',
  kindGuess: '',
  ...more,
})

const page = (more: Partial<JudgedPage['page']> = {}): JudgedPage['page'] => ({
  title: 'Bread',
  description: 'How to bake.',
  site: 'Ada',
  kind: 'recipe',
  lang: 'en',
  summary: 'Bread needs time.',
  ...more,
})

const words = (title: string) => ({ title, description: 'Flour.', headline: 'Bread', kicker: '' })

const judged = (name: string, sides: Record<string, string[]>): JudgedPage => ({
  file: file(name),
  page: page(),
  sides: Object.entries(sides).map(([side, titles]) => ({ side, pins: titles.map(words) })),
})

test('words that come twice are on the sheet once, and the key counts them by side', () => {
  const { rows, key } = composeSheet(
    [judged('a', { ours: ['One', 'One', 'Two'], former: ['One'] })],
    's',
  )
  expect(rows.map(({ title }) => title).toSorted()).toEqual(['One', 'Two'])
  expect(key.find(({ title }) => title === 'One')?.origins).toEqual([
    { side: 'ours', count: 2 },
    { side: 'former', count: 1 },
  ])
})

test('the same words of two pages stay two pins', () => {
  const { rows } = composeSheet(
    [judged('a', { ours: ['One'] }), judged('b', { ours: ['One'] })],
    's',
  )
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
})

test('nothing on the sheet says whose words they are', () => {
  const { rows } = composeSheet([judged('a', { ours: ['One'], former: ['Two'] })], 's')
  expect(rows.map((row) => Object.keys(row).toSorted())).toEqual(
    Array.from({ length: 2 }, () =>
      'description headline id kicker kind lang page page_summary page_title site title'.split(' '),
    ),
  )
})

test('pins of a page stay together, in an order that the seed alone decides', () => {
  const titles = Array.from({ length: 12 }, (_, at) => `Title ${at}`)
  const pages = ['a', 'b', 'c'].map((name) => judged(name, { ours: titles, former: ['F'] }))
  const order = (seed: string, from = pages) => composeSheet(from, seed).rows.map(({ id }) => id)
  const pagesInOrder = composeSheet(pages, 's').rows.map((row) => row.page)
  expect(pagesInOrder.filter((name, at) => name !== pagesInOrder[at - 1])).toHaveLength(3)
  expect(order('s')).toEqual(order('s', pages.toReversed()))
  expect(composeSheet(pages, 's').rows.map(({ title }) => title)).not.toEqual(
    composeSheet(pages, 't').rows.map(({ title }) => title),
  )
})

test('a page without a title of its own is no peer', () => {
  expect(ownWords(page({ title: '' }))).toEqual([])
  expect(ownWords(page())).toEqual([
    { title: 'Bread', description: 'How to bake.', headline: '', kicker: '' },
  ])
})

test.each([
  ['recipes', {}, {}],
  ['other English', { kindGuess: 'travel' }, {}],
  ['recipes', { kindGuess: 'recipe' }, { kind: 'article' }],
  ['de/fr/es', { lang: 'de' }, {}],
  ['de/fr/es', {}, { lang: 'fr' }],
  ['other languages', { kindGuess: 'recipe' }, { lang: 'it' }],
] as const)('a page belongs to %j when the list says %j and the page %j', (group, listed, read) => {
  expect(groupOf(file('a', listed), page(read))).toBe(group)
})

test('so many pins of each side are chosen, the same for the same seed', () => {
  const { sides } = judged('a', { ours: ['One', 'Two', 'Three'], former: ['Four'] })
  const chosen = samplePins(sides, 2, 's')
  expect(chosen.map(({ pins }) => pins.length)).toEqual([2, 1])
  expect(samplePins(sides, 2, 's')).toEqual(chosen)
  const seeds = ['s', 't', 'u', 'v', 'w', 'x']
  expect(
    new Set(seeds.map((seed) => samplePins(sides, 1, seed)[0]?.pins[0]?.title)).size,
  ).toBeGreaterThan(1)
})
