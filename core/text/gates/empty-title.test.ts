import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isEmptyTitle, isNameOfSite } from './empty-title.ts'

const content: PageContent = {
  url: 'https://www.larkandfern.example/a',
  title: '',
  site_name: 'Lark & Fern',
  description: '',
  kind: 'story',
  lang: 'en',
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
}

test.each([
  'About This Product',
  'Acerca de este producto',
  'Produktbeschreibung',
  'Welcome to the Orchard',
  'Garden House 3',
  'Lark & Fern',
  'Larkandfern',
  'Lanterns',
])('"%s" says nothing', (title) => {
  expect(isEmptyTitle(title, content, false)).toBe(true)
})

test.each(['Paper Lanterns', 'About Old Roses', '3 Garden Houses to Build', 'Lark & Fern Roses'])(
  '"%s" says something',
  (title) => {
    expect(isEmptyTitle(title, content, false)).toBe(false)
  },
)

test('one word may name a dish', () => {
  expect(isEmptyTitle('Shakshuka', content, true)).toBe(false)
  expect(isEmptyTitle('Recetas', content, true)).toBe(false)
  expect(isEmptyTitle('Inicio', content, true)).toBe(true)
})

test.each([
  ['Garden Society Norwick', true],
  ['Norwick', false],
  ['Garden Society Norwick Opens Its Gates', false],
  ['Society of Gardens', false],
  ['Garden Norwick', false],
  ['garden society norwick', true],
  ['Garden Society', false],
])('whether "%s" is the name of the Garden Society Norwick: %s', (line, isName) => {
  const society = { ...content, site_name: 'Garden Society Norwick e.V.' }
  expect(isNameOfSite(line, society)).toBe(isName)
})
