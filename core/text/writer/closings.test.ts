import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { carriers } from './closings.ts'
import { materialOf } from './material.ts'

const languageOf = (lang: string): Language => ({
  lang,
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/(?:ing|s)$/, ''),
  isStopWord: (word) =>
    ['the', 'a', 'and', 'with', 'in', 'for', 'to', 'how', 'of', 'your', 'you'].includes(word),
  rarity: () => 0.7,
})
const page = (patch: Partial<PageContent>): PageContent => ({
  url: '',
  title: '',
  site_name: 'The Muddy Boot',
  description: '',
  kind: 'story',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
  ...patch,
})
const ends = (content: PageContent, interest: string): string =>
  carriers(materialOf(content, languageOf(content.lang)), interest, '').join('\n')

test('one reads about doing something, and about a thing', () => {
  expect(
    ends(page({ title: 'How to Start Seeds Indoors', kind: 'how_to' }), 'start seeds indoors'),
  ).toContain('Read more about starting seeds indoors at The Muddy Boot.')
  expect(ends(page({ title: 'How to Wash Your Hair', kind: 'how_to' }), 'wash hair')).toContain(
    'more about washing hair',
  )
  expect(
    ends(
      page({
        title: 'Why You Should Stop Washing Your Hair',
        paragraphs: ['A wash dries the scalp.'],
      }),
      'wash',
    ),
  ).toContain('more about washing at')
  expect(
    ends(
      page({ title: 'A Floating Shelf', paragraphs: ['A floating shelf is a board.'] }),
      'floating shelf',
    ),
  ).toContain('more about a floating shelf')
})

test('one sets out to do something, not to do it well', () => {
  const text = ends(
    page({ title: 'How to Use a Balcony Grill Safely', kind: 'how_to' }),
    'balcony grill',
  )
  expect(text).toContain('Save this for when you use a balcony grill.')
  expect(text).toContain('See how to use a balcony grill safely at The Muddy Boot.')
})

test('a page is the guide to what it calls itself a guide to', () => {
  expect(
    ends(
      page({ title: 'How the Budget Works', description: 'A guide to the 50/30/20 budget.' }),
      'saving money',
    ),
  ).not.toContain('guide')
  expect(
    ends(page({ title: 'A Beginner’s Guide to Pour-Over Coffee' }), 'pour-over coffee'),
  ).toContain('The full pour-over coffee guide is at The Muddy Boot.')
})

test('only nouns are joined to "…-Tipps"', () => {
  expect(
    ends(page({ title: 'So gelingt Hefeteig', lang: 'de' }), 'So gelingt Hefeteig'),
  ).not.toContain('-Tipps')
  expect(ends(page({ title: 'Kräutergarten', lang: 'de' }), 'Kräutergarten')).toContain(
    'Kräutergarten-Tipps',
  )
})
