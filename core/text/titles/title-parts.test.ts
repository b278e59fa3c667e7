import { expect, test } from 'vitest'
import { pageContent } from '../../../tests/support/words/page-content.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { isCountWithoutTopic, leans, shortParts } from './title-parts.ts'

test.each([
  ['25 Pasta Recipes for Busy Nights', '25 Pasta Recipes', false],
  ['How to Prune Roses: 3 Pruning Tips', '3 Pruning Tips', false],
  ['25 Useful Tips for Small Gardens', '25 Useful Tips', true],
  ['Plumbing Tips: 8 Best Practices', '8 Best Practices', true],
  ['Plumbing: 5 Key Steps', '5 Key Steps', true],
  ['How to Prune Roses', '3 Plumbing Tips', true],
])('under "%s", whether "%s" counts anything: %s', (title, line, isAnything) => {
  const paragraphs = ['The page is about what its title names.']
  const model = understandPage(pageContent({ title, paragraphs }), openLanguages()('en'))
  expect(isCountWithoutTopic(line, model)).toBe(isAnything)
})

test('a part that begins step by step is not cut there', () => {
  const title =
    'Schritt für Schritt zum eigenen Hochbeet aus alten Brettern und Paletten: der große Plan'
  const parts = shortParts(title, 'de')
  expect(parts.length).toBeGreaterThan(0)
  expect(parts).not.toContain('Schritt')
})

test('a list of things to do and a place by the sea begin a phrase of their own', () => {
  expect(leans('To Do List for the Garden', 'en')).toBe(false)
  expect(leans('By the Sea', 'en')).toBe(false)
  expect(leans('To the Harbor', 'en')).toBe(true)
  expect(leans('By a Guide', 'en')).toBe(true)
})
