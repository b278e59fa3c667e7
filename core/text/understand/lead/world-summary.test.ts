import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../page-model.ts'

const languages = openLanguages()
const GERMAN =
  'Pflaumenschnitten mit Butterboden und Streuseln, gebacken bis die Früchte dunkel sind.'

interface Given {
  readonly title?: string
  readonly lang?: string
  readonly kind?: 'recipe' | 'story'
  readonly paragraphs?: string[]
}

function summaryOf(
  description: string,
  { title = 'Pflaumenschnitten', lang = 'de', kind = 'recipe', paragraphs = [] }: Given = {},
): string {
  const content = {
    url: 'https://kitchen.example/plum-bars',
    title,
    site_name: 'Oven & Table',
    description,
    kind,
    lang,
    headings: [],
    paragraphs,
    facts: [{ name: 'ingredient', value: '500 g Zwetschgen', from: 'json_ld' as const }],
    pictures: [],
  }
  return understandPage(content, languages(lang)).summary
}

test('a mark of a page’s software, and a label before a picture sign, begin no summary', () => {
  expect(summaryOf(`#post_content${GERMAN}`)).toBe(GERMAN)
  expect(summaryOf(`OFEN UND TISCH ☀️ ${GERMAN} Seht selbst ...`)).toBe(GERMAN)
  expect(summaryOf(`Zu viele Pflaumen im Garten? » ${GERMAN}`)).toBe(
    `Zu viele Pflaumen im Garten? ${GERMAN}`,
  )
})

test('a short beginning that was cut off ends as a sentence of the page does', () => {
  const page = 'Im Herbst sind sie reif. Dazu passt am besten Sahne mit Vanille. Ein Rest hält.'
  const cut = `${GERMAN} Dazu passt am besten ...`
  expect(summaryOf(cut, { paragraphs: [page] })).toBe(
    `${GERMAN} Dazu passt am besten Sahne mit Vanille.`,
  )
  expect(summaryOf(cut, { paragraphs: ['Und dazu passt am besten Sahne.'] })).toBe(GERMAN)
})

test('talk of the weather that names nothing of the dish is no summary of it', () => {
  const talk = 'So schön sommerlich ist es wie lange nicht mehr. Da bringt alles richtig Laune.'
  expect(summaryOf(talk, { paragraphs: [talk] })).toBe('')
  expect(summaryOf(talk, { paragraphs: [talk], kind: 'story' })).toBe(talk)
  const dish = 'Ein warmes Blech mit Zwetschgen bringt an kühlen Tagen richtig gute Laune ins Haus.'
  expect(summaryOf(dish, { paragraphs: [dish] })).toBe(dish)
})

test('a question ends no summary', () => {
  expect(summaryOf(`${GERMAN} Wie wäre es mit Erdbeeren?`)).toBe(GERMAN)
})

test('names before a question are its subject', () => {
  const asked = 'Italie, Irlande, Suède… Où voyager sans gluten et comment commander sur place.'
  expect(summaryOf(asked, { lang: 'fr', title: 'Voyage sans gluten', kind: 'story' })).toBe(
    'Italie, Irlande, Suède : où voyager sans gluten et comment commander sur place.',
  )
})

test('the first line of the text begins no summary', () => {
  expect(summaryOf(`Vom Blech ${GERMAN}`, { paragraphs: ['Vom Blech', GERMAN] })).toBe(GERMAN)
})
