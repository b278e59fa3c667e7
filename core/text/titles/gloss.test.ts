import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { titleCandidates } from '../rank/rank-words.ts'
import { understandPage } from '../understand/page-model.ts'
import { glossOf } from './gloss.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'

const english = openLanguages()('en')

const recipe = (title: string): PageContent =>
  pageContent({
    url: 'https://oven.example/a',
    title,
    site_name: 'Oven',
    kind: 'recipe',
    paragraphs: ['Fry the chicken twice in hot oil.'],
    facts: ['1 chicken', '500 ml oil', '2 tablespoons vinegar'].map((value) => ({
      name: 'ingredient',
      value,
      from: 'json_ld' as const,
    })),
  })

test('every pattern title of a foreign dish has the explanation behind its name', () => {
  const titles = titleCandidates(
    understandPage(recipe('Yuringi (Korean Fried Chicken)'), english),
  ).map(({ title }) => title)
  expect(titles).toContain('How to Make Yuringi (Korean Fried Chicken)')
  expect(titles.filter((title) => !title.includes('Korean'))).toEqual([])
})

test.each([
  'Plum Soup (Summer Dessert)',
  'Angel Chicken (Easy Slow Cooker Recipe)',
  'Yuringi (Vegan)',
  'Yuringi (No Knead, One Bowl)',
  'Korean Short Ribs (Kalbi)',
])('%s explains no foreign name', (title) => {
  expect(glossOf(recipe(title), english)).toBeNull()
})
