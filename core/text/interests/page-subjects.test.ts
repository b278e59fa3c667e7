import { expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { subjectsOfPage } from './page-subjects.ts'

const languages = openLanguages()

const page = (title: string, lang: string, kind: 'list' | 'recipe' | 'story') => ({
  url: 'https://site.example/page',
  title,
  site_name: '',
  description: '',
  kind,
  lang,
  headings: [],
  paragraphs: [],
  facts: [],
  pictures: [],
})

test.each([
  [['11 schöne Ausflugsziele für den Herbst rund um Berlin', 'de', 'list'], ['travel']],
  [['Three days by a mountain lake', 'en', 'story'], ['travel']],
  [['Best Time to Visit Lisbon', 'en', 'story'], ['travel']],
  [['Las mejores playas de Cádiz', 'es', 'list'], ['travel']],
  [['TOP 5 Fashion Must Haves 2018', 'de', 'list'], []],
  [['A Beginner’s Guide to Sashiko', 'en', 'story'], ['guide']],
  [
    ['Lisbon Travel Guide', 'en', 'list'],
    ['travel', 'guide'],
  ],
  [['Road Trip Snack Mix', 'en', 'recipe'], ['food']],
  [['Vintage-Flair mit viel Grün', 'de', 'story'], []],
  [['Floating shelf you can build in a weekend', 'en', 'story'], []],
] as const)('%j is about %j', ([title, lang, kind], subjects) => {
  const content = page(title, lang, kind)
  expect(subjectsOfPage(content, languages(lang))).toEqual(subjects)
})
