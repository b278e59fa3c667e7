import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { ownTitles } from './own-title.ts'

const english = openLanguages()('en')

function headlinesOf(title: string, paragraphs: string[], kind: PageContent['kind'] = 'story') {
  const content: PageContent = {
    url: 'https://site.example/a',
    title,
    site_name: 'Site',
    description: '',
    kind,
    lang: 'en',
    headings: [],
    paragraphs,
    facts: [],
    pictures: [],
  }
  return ownTitles(understandPage(content, english)).flatMap(({ headlines }) => headlines)
}

test('a name with a colon inside is not cut there', () => {
  const title = 'Iron Harbor Tide: Afterglow Comes to Tablets With a Map of the Whole Coast'
  const whole = ['The new Iron Harbor Tide: Afterglow plays well on a small screen.']
  expect(headlinesOf(title, whole)).not.toContain('Iron Harbor Tide')
  expect(headlinesOf(title, ['The game plays well.'])).toContain('Iron Harbor Tide')
})

test('a dish is not called by one of it', () => {
  const headlines = headlinesOf('Almond Plum Buns', [], 'recipe')
  expect(headlines).toContain('Almond Plum Buns')
  expect(headlines).not.toContain('Almond Plum Bun')
})

test('the second half of a title that goes on from the first is no headline', () => {
  const title = 'Everybody Feared for the Old Harbor Bridge – Then the Harbor Bridge Came Back'
  const text = Array.from({ length: 4 }, () => 'The harbor bridge is open again.')
  const headlines = headlinesOf(title, text)
  expect(headlines.filter((line) => line.startsWith('Then'))).toEqual([])
})

test('a part of a title that stops after its verb is no headline', () => {
  const title = 'A Stranger Sees a Tall Ship Stop for a Lost Dog in the Harbor'
  const text = Array.from({ length: 4 }, () => 'The tall ship stopped for a dog of the harbor.')
  expect(headlinesOf(title, text)).not.toContain('A Stranger Sees a Tall Ship Stop')
})
