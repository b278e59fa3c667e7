import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { englishUnder } from './english-under.ts'
import { materialOf } from './material.ts'
import { writePins } from '../write-pins.ts'

const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => ['the', 'a', 'and', 'with', 'in', 'for', 'to', 'how', 'of'].includes(word),
  rarity: () => 0.7,
}
const balcony: PageContent = {
  url: 'https://home.example/balcony',
  title: '3 Small Balcony Ideas',
  site_name: 'Home',
  description: '',
  kind: 'list',
  lang: 'en',
  headings: [
    { level: 2, text: 'Add an outdoor rug', at: 0 },
    { level: 2, text: 'Hang the herbs', at: 1 },
    { level: 2, text: 'Fold the table away', at: 2 },
  ],
  paragraphs: [
    'A flat woven outdoor rug makes a small balcony feel like a room.',
    'A rail pot keeps basil at hand height and leaves the floor free.',
    'A half-moon table gives room for two plates and none when it rains.',
  ],
  facts: ['Add an outdoor rug', 'Hang the herbs', 'Fold the table away'].map((value) => ({
    name: 'list_item',
    value,
    from: 'article' as const,
  })),
  pictures: [],
}
const under = (interest: string): string[] => englishUnder(materialOf(balcony, plain), interest)

test('an interest is woven into a sentence, never put before a colon', () => {
  for (const interest of [
    'outdoor rug',
    'balcony tips',
    'balcony guide',
    'small balcony',
    'rugs',
  ]) {
    expect(under(interest).length).toBeGreaterThan(0)
    expect(under(interest).filter((text) => text.toLowerCase().startsWith(`${interest}:`))).toEqual(
      [],
    )
  }
})

test('a thing takes the article that the page gives it', () => {
  expect(under('outdoor rug')[0]).toBe('See 3 small balcony ideas, an outdoor rug included.')
  expect(under('balcony tips')).toContain('Here are balcony tips to save for later.')
})

test('an interest stands before what is said of it, or inside the subject, not before another section', () => {
  const titles = writePins({
    content: balcony,
    interest: 'outdoor rug',
    count: 4,
    taken: [],
    seed: 'a',
    language: plain,
  }).map(({ title }) => title)
  expect(titles).toContain('Small Balcony Ideas With an Outdoor Rug')
  expect(titles.filter((title) => /Herbs|Table/.test(title))).toEqual([])
})
