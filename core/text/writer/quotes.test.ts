import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language/language.ts'
import { quotableOf, quotesOf } from './quotes.ts'

const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => ['the', 'a', 'and', 'with', 'in', 'for', 'to', 'of'].includes(word),
  rarity: () => 0.7,
}
const page = (...paragraphs: string[]): PageContent => ({
  url: 'https://oven.example/soup',
  title: 'Plum Soup',
  site_name: 'Oven',
  description: '',
  kind: 'recipe',
  lang: 'en',
  headings: [],
  paragraphs,
  facts: [{ name: 'step', value: 'Stone the ripe plums and chill the soup.', from: 'json_ld' }],
  pictures: [],
})
const quotes = (...paragraphs: string[]): string[] => quotableOf(page(...paragraphs), plain)
const said = (...paragraphs: string[]): string[] =>
  quotesOf(page(...paragraphs), plain).map(({ text }) => text)

test('a short whole sentence of the page may be quoted', () => {
  expect(quotes('Ripe plums need less sugar than the hard ones of early summer.')).toEqual([
    'Ripe plums need less sugar than the hard ones of early summer.',
  ])
})

test.each([
  ['a title', 'Roasted Plum Soup Recipe'],
  ['an instruction that is a step', 'Stone the ripe plums and chill the soup.'],
  [
    'a sentence of more than 14 words',
    'Cold plum soup keeps for three days in the fridge under a lid when the jar was clean before.',
  ],
  ['what points at something that is not there', 'Ripe plums make it sweeter than sugar does.'],
  ['a few words', 'Plums are sweet.'],
])('%s is no quote', (_, text) => {
  expect(quotes(text)).toEqual([])
})

test('only where somebody speaks or a maxim is told do quotation marks fit', () => {
  expect(said('Ripe plums need less sugar than the hard ones of early summer.')).toEqual([])
  expect(said('Ripe plums are better than sugar in a cold soup.')).toEqual([
    'Ripe plums are better than sugar in a cold soup.',
  ])
})

test('the page’s own quotation comes first, whole and with its author, unless it is too long to be read', () => {
  const quoted = { text: 'A plum is not a fruit. It is a promise of rain.', author: 'Grandmother' }
  const long = { text: `${'Plums and more plums and '.repeat(8)}plums.`, author: '' }
  expect(
    quotesOf(
      { ...page('We pick our plums before the sun is up.'), quotes: [long, quoted] },
      plain,
    )[0],
  ).toEqual(quoted)
})
