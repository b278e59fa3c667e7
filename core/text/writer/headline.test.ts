import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language, PartOfSpeech } from '../language.ts'
import { headlineOf, nameOver } from './headline.ts'
import { materialOf } from './material.ts'
import { candidate, from } from './title-candidate.ts'

const VERBS = new Set(['die', 'drains', 'build', 'clean', 'keep', 'keeps', 'wash'])
const english: Language = {
  lang: 'en',
  method: 'parts_of_speech',
  tokens: (text) =>
    text.split(' ').map((word) => ({
      text: word,
      pos: (VERBS.has(word) ? 'VERB' : 'NOUN') satisfies PartOfSpeech,
    })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) =>
    [
      'the',
      'a',
      'and',
      'with',
      'in',
      'for',
      'to',
      'how',
      'of',
      'from',
      'that',
      'not',
      'most',
    ].includes(word),
  rarity: () => 0.7,
}
const page: PageContent = {
  url: '',
  title: 'How to Keep Plants',
  site_name: '',
  description: '',
  kind: 'story',
  lang: 'en',
  headings: [],
  paragraphs: ['Plants keep well.'],
  facts: [],
  pictures: [],
}
const headline = (title: string, about = '', interest = 'plants'): string =>
  headlineOf({
    entry: candidate(title, { sources: [from('heading', title)], weight: 1, about }),
    material: materialOf(page, english),
    interest,
    taken: [],
  })

test('a name ends before "from" or "with", a clause does not', () => {
  expect(headline('A Floating Oak Shelf With Hidden Brackets and a Groove for Every Plate')).toBe(
    'A Floating Oak Shelf',
  )
  expect(
    headline('Most Succulents Die From Kindness and Not From Thirst in the First Year'),
  ).not.toBe('Most Succulents Die')
  expect(
    headline('Gritty Soil Drains in Seconds and Keeps All of the Plants Dry at the Neck'),
  ).not.toBe('Gritty Soil Drains')
})

test('what a heading warns of never stands without the warning', () => {
  expect(
    headline('Mistake 2: Wash the Leaves With Hot Water and a Brush From the Kitchen', 'Mistake 2'),
  ).not.toMatch(/^wash/i)
  expect(
    headline('10 Plants That Are Not Safe for Cats From the First Day to the Very Last'),
  ).not.toBe('10 Plants')
})

test('a picture says what the tip is, or at least of what', () => {
  expect(
    headline(
      'Notes on Garden Plants: The Saucer Under the Pot Is Emptied Within a Quarter of an Hour',
      'The saucer',
      'garden plants',
    ),
  ).toBe('Garden Plants')
  expect(
    headline('3 Days in Lisbon With a Tram, a Ferry and a Very Long Walk Up to the Castle'),
  ).not.toBe('3 Days')
})

test('a task stands over a headline as its doing', () => {
  const material = materialOf(
    { ...page, title: 'How to Start Seeds Indoors', kind: 'how_to' },
    english,
  )
  const entry = candidate('Count Back From the Last Frost', {
    sources: [from('heading', 'x')],
    weight: 1,
    about: 'x',
  })
  expect(
    nameOver('Count Back From the Last Frost', entry, { material, topic: 'Start Seeds Indoors' }),
  ).toBe('Starting Seeds Indoors')
})
