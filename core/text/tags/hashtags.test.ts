import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { suggestHashtags } from './hashtags.ts'
import type { Language } from '../language/language.ts'

const stopWords = new Set('the a and with in for to of is on are'.split(' '))
const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) =>
    text.split(/\s+/).map((word) => ({ text: word.replace(/[.,]/g, ''), pos: null })),
  stem: (word) => word.toLowerCase().replace(/s$/, ''),
  isStopWord: (word) => stopWords.has(word.toLowerCase()),
  rarity: () => 0.7,
}
const page = (patch: Partial<PageContent> = {}): PageContent => ({
  url: 'https://oven.example/soup',
  title: 'Plum Soup',
  site_name: 'Oven',
  description: '',
  kind: 'recipe',
  lang: 'en',
  headings: [{ level: 2, text: 'Ripe Plums', at: 0 }],
  paragraphs: [
    'The plum soup is cold.',
    'The plum soup is for summer.',
    'A wooden spoon is in the pot.',
  ],
  facts: [],
  pictures: [],
  ...patch,
})

test('tags are joined words in small letters, each with its own stems', () => {
  const tags = suggestHashtags(page(), plain, ['Plum Soup', 'plum soups'])
  expect(tags[0]).toBe('#plumsoup')
  expect(tags.filter((tag) => tag.startsWith('#plumsoup'))).toHaveLength(1)
  expect(tags.every((tag) => /^#[\p{Ll}\p{N}]{4,24}$/u.test(tag))).toBe(true)
})

test('what the page says once and in no title or heading becomes no tag', () => {
  expect(suggestHashtags(page(), plain)).not.toContain('#woodenspoon')
  expect(
    suggestHashtags(page({ headings: [{ level: 2, text: 'Wooden Spoon', at: 0 }] }), plain),
  ).toContain('#woodenspoon')
})

test('narrow and broad tags take turns, and there are at most ten', () => {
  const interests = Array.from(
    { length: 14 },
    (_, index) => `garden${'abcdefghijklmn'[index] ?? ''} path${'nmlkjihgfedcba'[index] ?? ''}`,
  )
  const tags = suggestHashtags(page(), plain, [...interests, 'compost'])
  expect(tags).toHaveLength(10)
  expect(tags[1]).toBe('#compost')
})

test('too short, too long and bare numbers are left out', () => {
  expect(
    suggestHashtags(page({ title: '', headings: [], paragraphs: [] }), plain, [
      'tea',
      '2026',
      'an extraordinarily long phrase',
      'mint tea',
    ]),
  ).toEqual(['#minttea'])
})

test('words that fit any page are no tags, and one word is one only where the title has it', () => {
  const tags = suggestHashtags(
    page({
      title: 'Perfect Plum Soup',
      paragraphs: [
        'Love plum soup. Love it with salt.',
        'Salt plum soup. Love salt.',
        'Easy ideas.',
      ],
    }),
    plain,
    ['love', 'ideas', 'easy ideas', 'plum soup'],
  )
  expect(tags).toContain('#plumsoup')
  expect(tags.filter((tag) => /love|ideas|easy|perfect|salt/.test(tag))).toEqual([])
})

test('the category of the page is a tag', () => {
  const facts = [{ name: 'category', value: 'Dessert, Summer', from: 'json_ld' as const }]
  expect(suggestHashtags(page({ facts }), plain)).toEqual(
    expect.arrayContaining(['#dessert', '#summer']),
  )
})

test('a page that says nothing has no tags', () => {
  const empty = page({ title: 'Best Ideas Ever', headings: [], paragraphs: ['You will love it.'] })
  expect(suggestHashtags(empty, plain).filter((tag) => /ideas|best|love/.test(tag))).toEqual([])
})
