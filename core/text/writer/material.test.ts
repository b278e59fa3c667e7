import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { materialOf } from './material.ts'

const languages = openLanguages()

function headingsOf(lang: 'en' | 'de', texts: readonly string[]): readonly string[] {
  const content: PageContent = {
    url: 'https://hotels.example/page',
    title: 'Luxury Hotel Brands',
    site_name: 'Hotels',
    description: '',
    kind: 'list',
    lang,
    headings: texts.map((text, at) => ({ text, level: 2, at })),
    paragraphs: texts.map(() => 'A paragraph of the page.'),
    facts: [],
    pictures: [],
  }
  return materialOf(content, languages(lang)).cleaned
}

test('headings of a page that writes them in capitals are read as names', () => {
  expect(headingsOf('en', ['PARK HYATT', 'FOUR SEASONS', 'SIX SENSES', 'SONEVA', 'USA'])).toEqual([
    'Park Hyatt',
    'Four Seasons',
    'Six Senses',
    'Soneva',
    'USA',
  ])
})

test('capitals of single headings stay, and those of other languages', () => {
  expect(headingsOf('en', ['NASA SPACE CAMP', 'Four Seasons', 'IKEA'])).toEqual([
    'NASA SPACE CAMP',
    'Four Seasons',
    'IKEA',
  ])
  expect(headingsOf('de', ['DIE ZUTATEN', 'DAS REZEPT', 'DER TEIGLING'])).toEqual([
    'DIE ZUTATEN',
    'DAS REZEPT',
    'DER TEIGLING',
  ])
})
