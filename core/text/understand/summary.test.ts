import { expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from './page-model.ts'

const languages = openLanguages()
const WHOLE = 'Plum bars with a buttery base and a crumbly top, baked until the fruit is dark.'
const GERMAN =
  'Pflaumenschnitten mit Butterboden und Streuseln, gebacken bis die Früchte dunkel sind.'

function summaryOf(description: string, lang = 'en'): string {
  const content = {
    url: 'https://kitchen.example/plum-bars',
    title: lang === 'en' ? 'Plum Bars' : 'Pflaumenschnitten',
    site_name: 'Oven & Table',
    description,
    kind: 'recipe' as const,
    lang,
    headings: [],
    paragraphs: [],
    facts: [],
    pictures: [],
  }
  return understandPage(content, languages(lang)).summary
}

test('a summary ends before the site praises itself', () => {
  expect(summaryOf(`${WHOLE} Find more plum bars on Oven & Table.`)).toBe(WHOLE)
  expect(summaryOf(`${WHOLE} One of 7,000 plum bars and other recipes.`)).toBe(WHOLE)
  const praise = 'Eins von 7.000 leckeren Rezepten für Pflaumenschnitten!'
  expect(summaryOf(`${GERMAN} ${praise}`, 'de')).toBe(GERMAN)
})

test('a summary does not begin with what a button says', () => {
  expect(summaryOf(`Share this on WhatsApp ${WHOLE}`)).toBe('')
})

test('a number of things, and another table, are no praise', () => {
  const [counted, other] = [`${WHOLE} One of 3 layers is cream.`, `${WHOLE} Cool on a table.`]
  expect([counted, other].map((text) => summaryOf(text))).toEqual([counted, other])
})
