import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../page-model.ts'

const languages = openLanguages()
const TITLES: Readonly<Record<string, string>> = {
  en: 'Plum Bars',
  de: 'Pflaumenschnitten',
  fr: 'Tarte aux prunes',
}

function summaryOf(description: string, lang = 'en', title = TITLES[lang] ?? ''): string {
  const content = {
    url: 'https://kitchen.example/plum-bars',
    title,
    site_name: 'Oven & Table',
    description,
    kind: title === TITLES[lang] ? ('recipe' as const) : ('story' as const),
    lang,
    headings: [],
    paragraphs: [],
    facts: [],
    pictures: [],
  }
  return understandPage(content, languages(lang)).summary
}

const WHOLE = 'They have a buttery base and a crumbly top, baked until the fruit is dark.'

test.each([
  ['who showed them how to make the dish', `My aunt showed me how to bake plum bars. ${WHOLE}`],
  ['for whom they make it', `These plum bars are what I make for cold Sundays. ${WHOLE}`],
])('a summary keeps its first-person sentence where the author states %s', (_, text) => {
  expect(summaryOf(text)).toBe(text)
})

test.each([
  [
    'share something',
    "I'm sharing the shelves, hooks and boxes that make small kitchens easier to live in.",
  ],
  ['made the page', 'I created this guide to small kitchens after moving into four rented flats.'],
  [
    'tested something',
    'I tested twelve wall racks to find the storage ideas that fit small kitchens.',
  ],
])(
  'a first-person sentence describes a page alone where the author says that they %s',
  (_, text) => {
    expect(summaryOf(text, 'en', 'Storage Ideas for Small Kitchens')).toBe(text)
  },
)

test.each([
  'I am sharing the shelves, hooks and boxes that make small kitchens easier to live in.',
  "I'm going to show you how to find room for storage with shelves, hooks and boxes.",
  'I’ve collected my favorite space-saving ideas for small kitchens, with prices.',
])('a sentence that offers something is no diary: %s', (text) => {
  expect(summaryOf(text, 'en', 'Storage Ideas for Small Kitchens')).toBe(text)
})

test('an offer of today is kept without its day', () => {
  const offer =
    "I'm sharing the shelves, hooks and boxes that make small kitchens easier to live in."
  expect(summaryOf(`Today ${offer}`, 'en', 'Storage Ideas for Small Kitchens')).toBe(offer)
})

test.each([
  'I explored small kitchens in Lisbon with my kids and a very heavy bag.',
  'I created a mess in small kitchens and spent a whole evening on the floor.',
  'I listed my flat with small kitchens after a long and rather cold winter.',
  'I was ill last week, but I tested twelve racks that fit small kitchens.',
])('a diary describes no page: %s', (text) => {
  expect(summaryOf(text, 'en', 'Storage Ideas for Small Kitchens')).toBe('')
})

test.each([
  ['a diary', `I was reading about plum bars on the train. ${WHOLE}`],
  ['a day', `Last week I made plum bars for a neighbour. ${WHOLE}`],
  ['a doubt', `I guess I like plum bars more than cake. ${WHOLE}`],
  ['what they review each year', `Each winter, I review cakes of other kitchens. ${WHOLE}`],
  ['another subject', `I love my new blue bicycle and the road to the sea. ${WHOLE}`],
  ['the author twice, once without the dish', `I love plum bars, and I moved house. ${WHOLE}`],
])('a summary ends before %s', (_, text) => {
  expect(summaryOf(text)).toBe('')
})

test('what the author likes is no summary without a sentence on the dish', () => {
  expect(summaryOf('I make these plum bars with a buttery base and a very crumbly top.')).toBe('')
})

test('German and French summaries keep the voice of their author', () => {
  const german =
    'Diese Pflaumenschnitten sind für mich der Herbst auf einem Teller. Der Boden ist aus Butter.'
  expect(summaryOf(german, 'de')).toBe(german)
  const french =
    'Cette tarte aux prunes a une pâte au beurre. Je la prépare avec des prunes bien mûres.'
  expect(summaryOf(french, 'fr')).toBe(french)
})
