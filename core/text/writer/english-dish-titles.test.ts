import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { englishTitles } from './english-titles.ts'
import { materialOf } from './material.ts'

const STOP = 'the a an and or with in for to how of is it on what when why from not'.split(' ')
const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) => text.split(/\s+/).map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => STOP.includes(word),
  rarity: () => 0.7,
}
const soup: PageContent = {
  url: '',
  title: 'Creamy Pumpkin Soup',
  site_name: '',
  description: 'Creamy vegan pumpkin soup with ginger, made in an hour. One pot, nine ingredients.',
  kind: 'recipe',
  lang: 'en',
  pictures: [],
  headings: [
    { level: 2, text: 'Toppings for pumpkin soup', at: 0 },
    { level: 2, text: 'Leftovers', at: 2 },
  ],
  paragraphs: [
    'Crisp sage leaves',
    'Rye croutons',
    'The soup keeps four days in the fridge and freezes well for three months. Leave the cream out before freezing.',
  ],
  facts: [
    { name: 'author_keyword', value: 'vegan dinner', from: 'json_ld' },
    { name: 'category', value: 'Lunch', from: 'json_ld' },
    { name: 'total_time', value: '40 min', from: 'json_ld' },
  ],
}
const titles = englishTitles(materialOf(soup, plain), 'creamy pumpkin soup').map(
  ({ title }) => title,
)

test('a dish is titled by the meals that its page names', () => {
  expect(titles).toEqual(
    expect.arrayContaining([
      'Creamy Pumpkin Soup for a Vegan Dinner',
      'Creamy Pumpkin Soup for Lunch',
      'Lunch in 40 Minutes: Creamy Pumpkin Soup',
    ]),
  )
})

test('how long it keeps is said in two titles, each of them whole', () => {
  expect(titles).toEqual(
    expect.arrayContaining([
      'Creamy Pumpkin Soup Keeps Four Days in the Fridge',
      'Creamy Pumpkin Soup Freezes Well for Three Months',
    ]),
  )
})

test('what is done with the dish names it', () => {
  expect(titles).toContain('Before Freezing Creamy Pumpkin Soup, Leave the Cream Out')
})

test("the summary's own words name the dish, and its short sentence stands beside the name", () => {
  expect(titles).toEqual(
    expect.arrayContaining([
      'Creamy Vegan Pumpkin Soup in 40 Minutes',
      'One Pot, Nine Ingredients: Creamy Pumpkin Soup',
    ]),
  )
})

test('a heading over a list shows what is on it', () => {
  expect(titles).toContain('Toppings for Creamy Pumpkin Soup: Crisp Sage Leaves and Rye Croutons')
})
