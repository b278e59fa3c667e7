import { expect, test } from 'vitest'
import { contentFromText } from '../../../server/features/pages/extraction/content-from-text.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { speaksOf } from './speaks-of.ts'

const content = {
  ...contentFromText({
    title: 'Sourdough bread',
    text: [
      'Sourdough bread needs flour, water and salt.',
      'A starter raises the bread overnight.',
      'Wrap the loaf in a cloth. It makes a good gift.',
    ].join('\n\n'),
    url: 'https://bakery.example/bread',
  }),
  headings: [{ level: 2, text: 'Storing', at: 2 }],
}
const isThere = (interest: string) => speaksOf(content, interest, openLanguages()('en'))

test('a page speaks of what its title, a paragraph, or a heading with its section holds whole', () => {
  expect(
    ['sourdough bread', 'sourdough bread recipe', 'flour and water', 'storing a loaf'].map(isThere),
  ).toEqual([true, true, true, true])
})

test('words that are far apart, and words that are nowhere, are nothing', () => {
  expect(['salt gift', 'wedding gift', 'gluten free bread'].map(isThere)).toEqual([
    false,
    false,
    false,
  ])
})
