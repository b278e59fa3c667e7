import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { productTitles } from './english-product-titles.ts'
import { materialOf } from './material.ts'

const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) =>
    text.split(/\s+/).map((word) => ({ text: word, pos: word === 'cut' ? 'VERB' : null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) =>
    ['the', 'a', 'and', 'with', 'in', 'for', 'to', 'how', 'of', 'by'].includes(word),
  rarity: () => 0.7,
}
const apron: PageContent = {
  url: '',
  title: 'Linen Apron',
  site_name: 'Mill',
  description: 'A linen apron in washed flax, with two deep pockets and no ties.',
  kind: 'product',
  lang: 'en',
  pictures: [],
  headings: [
    'Two deep pockets',
    'Made in a small mill',
    'How to care for linen',
    'How to care for pans',
  ].map((text, at) => ({ level: 2, text, at })),
  paragraphs: [
    'Both hold a phone.',
    'Every apron is cut and sewn by four people.',
    'Wash it warm.',
    'Oil them.',
  ],
  facts: [],
}

test("a product's headings are bent to its name, and only those that speak of it", () => {
  const titles = productTitles(materialOf(apron, plain), {
    text: 'Linen Apron',
    source: 'heading',
    isTask: false,
  }).map(({ title }) => title)
  expect(titles).toEqual(
    expect.arrayContaining([
      'Linen Apron With Two Deep Pockets',
      'Linen Apron Made in a Small Mill',
      'How to Care for a Linen Apron',
      'Linen Apron With Two Deep Pockets and No Ties',
      'Linen Apron: Cut and Sewn by Four People',
    ]),
  )
  expect(titles.filter((title) => /pans/i.test(title))).toEqual([])
})
