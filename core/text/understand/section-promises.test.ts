import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { descriptionsFor } from '../describe/description-candidates.ts'
import { patternsFor } from '../patterns/pattern-files.ts'
import { titleCandidates } from '../rank/rank-words.ts'
import { understandPage } from './page-model.ts'

const english = openLanguages()('en')
const KEEPING =
  'The bars keep for three days in a tin with a lid, and they freeze well for two months between sheets of paper.'
const EATING =
  'Plum bars taste best on the day they are baked, when the crumb on top is still crisp and the fruit is warm.'

function storeTitles(heading: string, text: string) {
  const content: PageContent = {
    url: 'https://kitchen.example/a',
    title: 'Plum Bars',
    site_name: 'Kitchen',
    description: '',
    kind: 'recipe',
    lang: 'en',
    headings: [{ level: 2, text: heading, at: 0 }],
    paragraphs: [text],
    facts: [],
    pictures: [],
  }
  const model = understandPage(content, english)
  return titleCandidates(model)
    .filter(({ id }) => id === 'section-store')
    .map((entry) => descriptionsFor(entry, model, patternsFor('recipe', 'en')).length)
}

test('a heading that names the dish, or nothing, promises storing it', () => {
  expect(storeTitles('How to Store Plum Bars', KEEPING)).toEqual([1])
  expect(storeTitles('Storage and Leftovers', KEEPING)).toEqual([1])
})

test('a heading on something else gives no title on the dish', () => {
  expect(storeTitles('How to Store Fresh Basil', KEEPING)).toEqual([])
})

test('a section that does not keep its promise gives no title on it', () => {
  expect(storeTitles('How to Store Plum Bars', EATING)).toEqual([])
})
