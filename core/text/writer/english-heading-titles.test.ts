import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { headingTitles, lineTitles } from './english-heading-titles.ts'
import { materialOf } from './material.ts'

const STOP = 'the a an and or with in for to how of is it on what not at your you'.split(' ')
const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/(?:ing|s)$/, ''),
  isStopWord: (word) => STOP.includes(word),
  rarity: () => 0.7,
}
const page = (patch: Partial<PageContent>): PageContent => ({
  url: '',
  title: 'How to Use a Balcony Grill',
  site_name: '',
  description: '',
  kind: 'how_to',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
  ...patch,
})

function titlesUnder(
  heading: string,
  interest = 'balcony grill',
  title = 'How to Use a Balcony Grill',
): string[] {
  const content = page({
    title,
    headings: [{ level: 2, text: heading, at: 0 }],
    paragraphs: ['Bristles come loose on a grill.'],
  })
  return headingTitles(materialOf(content, plain), interest).map((entry) => entry.title)
}

test.each([
  'Mistake 3: Clean the grate with a wire brush',
  'Myth: Pour beer over the meat',
  'Error two: Close the lid',
  'Never leave the lid open',
  "Don't pour beer over the meat",
])('the advice of "%s" is not cut off its warning', (heading) => {
  const [, order = heading] = heading.split(': ')
  expect(
    titlesUnder(heading).filter(
      (title) =>
        title.toLowerCase().endsWith(order.toLowerCase()) &&
        !title.toLowerCase().startsWith(heading.toLowerCase()),
    ),
  ).toEqual([])
})

test('any other heading stands behind its topic, and a task is named by its doing there', () => {
  expect(titlesUnder('Day 3: Clean the hot grate')).toContain('Balcony Grill: Clean the Hot Grate')
  expect(
    titlesUnder(
      'How to harden off young plants',
      'start seeds indoors',
      'How to Start Seeds Indoors',
    ),
  ).toContain('Starting Seeds Indoors: How to Harden Off Young Plants')
  expect(
    titlesUnder(
      'What to stop using in winter',
      'winter skincare routine',
      'A Winter Skincare Routine',
    ),
  ).toContain('Skincare Routine: What to Stop Using in Winter')
})

test('no entry of a list is the label of another', () => {
  const entries = ['Xylitol gum', 'Cooked bones', 'Dark chocolate']
  const content = page({
    title: '3 Foods for Dogs',
    kind: 'list',
    headings: entries.map((text, at) => ({ level: 2, text, at })),
    paragraphs: [
      'Xylitol gum makes dogs ill.',
      'Cooked bones make dogs ill.',
      'Dark chocolate makes all dogs ill.',
    ],
    facts: entries.map((value) => ({ name: 'list_item', value, from: 'article' })),
  })
  const material = materialOf(content, plain)
  const titles = [
    ...headingTitles(material, 'Xylitol gum'),
    ...lineTitles(material, 'Xylitol gum'),
  ].map(({ title }) => title)
  expect(titles.filter((title) => /bones|chocolate/i.test(title))).toEqual([])
})
