import { expect, test } from 'vitest'
import { pageContent } from '../../../tests/support/words/page-content.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { TitlePattern } from '../patterns/pattern.schema.ts'
import { understandPage } from '../understand/page-model.ts'
import { patternsFor } from '../patterns/pattern-files.ts'
import { fillTitles } from './fill-titles.ts'

const model = understandPage(pageContent({ title: 'Plum Press' }), openLanguages()('en'))

function titlesOf(title: string, attributive: string): string[] {
  const patterns = patternsFor('guide', 'en')
  if (!patterns) throw new Error('There are no patterns for guides.')
  const example = { facts: {}, text: title }
  const pattern = TitlePattern.parse({ id: 'tips', promise: 'whole', title, worth: 1, example })
  const facts = new Map([['attributive', { text: attributive, quote: attributive }]])
  const subject = { name: attributive, confidence: 1 }
  return fillTitles({ ...model, subject, facts }, { ...patterns, titles: [pattern] }).map(
    (entry) => entry.title,
  )
}

test('a name that ends with what it is for takes no tips', () => {
  expect(titlesOf('{attributive} Tips', 'plum press for small space')).toEqual([])
  expect(titlesOf('{attributive} Tips', 'plum press')).toEqual(['Plum Press Tips'])
})

test('a line may itself name its tips behind "with"', () => {
  expect(titlesOf('Clean Your {attributive} With These Tips', 'plum press')).toEqual([
    'Clean Your Plum Press With These Tips',
  ])
})
