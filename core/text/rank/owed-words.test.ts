import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { owesIngredients, owesTitle } from './owed-words.ts'

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

test('a comparison in brackets is of the words there', () => {
  const title = 'How Long Ferns Live (Boston vs. Maidenhair)'
  expect(owes(title, 'Boston ferns outlive maidenhair ferns by years.')).toBe(false)
  expect(owes(title, 'Ferns live long.')).toBe(true)
})

test('an answer speaks of what the question is about', () => {
  expect(owes('Are Ferns Safe for Rabbits?', 'Ferns like shade and water.')).toBe(true)
  expect(owes('Are Ferns Safe for Rabbits?', 'No fern harms a rabbit.')).toBe(false)
  expect(owes('What Is the Difference?', 'One fern is taller.')).toBe(false)
  expect(owes('Ferns and Rabbits', 'Ferns like shade.')).toBe(false)
})

const CAKE = [
  [
    'Das brauchst du für Pflaumenkuchen',
    'Ein Rezept für Pflaumenkuchen, in 1 Stunde fertig.',
    true,
  ],
  ['Pflaumenkuchen: alle Zutaten auf einen Blick', 'Pflaumenkuchen mit Zimt für 4 Personen.', true],
  ['Pflaumenkuchen: alle Zutaten auf einen Blick', 'Ein Kuchen mit Zimt und Haselnuss.', false],
  ['Pflaumenkuchen in 60 Minuten', 'Ein Rezept für Pflaumenkuchen.', false],
] as const

test.each(CAKE)('"%s" over "%s" owes its ingredients: %s', (title, text, isOwed) => {
  const content = { ...page, title: 'Pflaumenkuchen', kind: 'recipe', lang: 'de' } as const
  const facts = ['500 g Pflaumen', '1 TL Zimt', '200 g gemahlene Haselnüsse'].map((value) => ({
    name: 'ingredient',
    value,
    from: 'json_ld' as const,
  }))
  const cake = understandPage({ ...content, facts }, openLanguages()('de'))
  expect(owesIngredients(text, { title, about: '', promise: 'ingredients' }, cake)).toBe(isOwed)
})
