import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { owesTitle } from './owed-words.ts'

const page: PageContent = {
  url: 'https://garden.example/ferns',
  title: 'Fern Care Guide',
  site_name: 'Garden',
  description: '',
  kind: 'story',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
}
const model = understandPage(page, openLanguages()('en'))
const owes = (title: string, text: string): boolean => owesTitle(text, title, model)

test('a comparison speaks of both', () => {
  expect(owes('Gas vs. Charcoal: Heat', 'Gas heats in ten minutes.')).toBe(true)
  expect(owes('Gas vs. Charcoal: Heat', 'Gas is quick, and charcoal burns hotter.')).toBe(false)
})

test('an answer speaks of what the question is about', () => {
  expect(owes('Are Ferns Safe for Rabbits?', 'Ferns like shade and water.')).toBe(true)
  expect(owes('Are Ferns Safe for Rabbits?', 'No fern harms a rabbit.')).toBe(false)
  expect(owes('What Is the Difference?', 'One fern is taller.')).toBe(false)
  expect(owes('Ferns and Rabbits', 'Ferns like shade.')).toBe(false)
})
