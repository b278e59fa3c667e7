import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { ingredientName } from './ingredients.ts'
import { attributive, gerundOf, listed, spokenMinutes } from './english-grammar.ts'
import { writePins } from '../write-pins.ts'

const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) => text.split(' ').map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => ['the', 'a', 'and', 'with', 'in', 'for', 'to', 'how', 'of'].includes(word),
  rarity: () => 0.7,
}
const soup: PageContent = {
  url: 'https://oven.example/soup',
  title: 'Plum Soup',
  site_name: 'Oven',
  description: '',
  kind: 'recipe',
  lang: 'en',
  headings: [{ level: 2, text: 'How to Store Cold Soup', at: 0 }],
  paragraphs: [
    'Cold plum soup keeps for three days in the fridge under a lid.',
    'Ripe plums need less sugar than the hard ones of early summer.',
  ],
  facts: [
    { name: 'total_time', value: '20 min', from: 'json_ld' },
    ...['500 g plums', '2 tablespoons honey', '1 cinnamon stick'].map((value) => ({
      name: 'ingredient',
      value,
      from: 'json_ld' as const,
    })),
    ...[
      'Stone the plums.',
      'Simmer the plums with the honey and the cinnamon stick in a wide pot over a low flame, stirring now and then so that nothing catches.',
      'Chill the soup.',
    ].map((value) => ({ name: 'step', value, from: 'json_ld' as const })),
  ],
  pictures: [],
}
const write = (
  patch: Partial<Parameters<typeof writePins>[0]> = {},
): ReturnType<typeof writePins> =>
  writePins({
    content: soup,
    interest: 'plum soup',
    count: 4,
    taken: [],
    seed: 'a',
    language: plain,
    ...patch,
  })

test('no title in `taken` is written again, however it is cased', () => {
  const first = write().map(({ title }) => title)
  const second = write({ taken: first.map((title) => title.toUpperCase()) }).map(
    ({ title }) => title,
  )
  expect(first).toHaveLength(4)
  expect(second.filter((title) => first.includes(title))).toEqual([])
})

test('the same seed gives the same words', () => {
  expect(write()).toEqual(write({ content: structuredClone(soup) }))
})

test('facts of the recipe reach titles, kickers and descriptions, each with its source', () => {
  const texts = write({ count: 12 })
  const timed = texts.find(
    ({ title }) => title === 'Plum Soup in 20 Minutes' || title === '20-Minute Plum Soup',
  )
  expect(timed?.headline).toBe(timed?.title)
  expect(timed?.sources.title).toContainEqual({ kind: 'fact', quote: '20 minutes' })
  expect(
    texts.every(({ description }) => /plum/i.test(description) && /soup/i.test(description)),
  ).toBe(true)
})

test.each([
  ['1 1/2 cups (190 g) plain flour', 'plain flour'],
  ['2 tablespoons lemon zest, finely grated', 'lemon zest'],
  ['3 large eggs', 'eggs'],
  ['Salt and pepper, to taste', 'Salt and pepper'],
  ['2 lb (900 g) pumpkin, peeled and cubed', 'pumpkin'],
])('the ingredient of "%s" is %s', (line, name) => {
  expect(ingredientName(line)).toBe(name)
})

test('English words are bent as templates need them', () => {
  expect(
    ['Lemon Muffins', 'Brownies', 'Mashed Potatoes', 'Berries', 'Hummus', 'Asparagus'].map(
      attributive,
    ),
  ).toEqual(['Lemon Muffin', 'Brownie', 'Mashed Potato', 'Berry', 'Hummus', 'Asparagus'])
  expect(['Start Seeds Indoors', 'Make Soap', 'Cut Tiles', 'Tie a Knot'].map(gerundOf)).toEqual([
    'Starting Seeds Indoors',
    'Making Soap',
    'Cutting Tiles',
    'Tying a Knot',
  ])
  expect([35, 60, 75, 120, 2000].map(spokenMinutes)).toEqual([
    '35 minutes',
    '1 hour',
    '75 minutes',
    '2 hours',
    '',
  ])
  expect([listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    'a',
    'a and b',
    'a, b and c',
  ])
})
