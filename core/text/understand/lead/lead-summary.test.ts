import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { isMethodOf } from '../recipe/dish-claims.ts'
import { understandPage, type PageModel } from '../page-model.ts'

const english = openLanguages()('en')
const LEAD =
  'These cherry almond bars are soft in the middle, with a crumbly top that stays crisp for days.'

const summaryOf = (description: string, paragraphs: string[]): string =>
  modelOf(description, paragraphs).summary

function modelOf(description: string, paragraphs: string[]): PageModel {
  const content: PageContent = {
    url: 'https://kitchen.example/cherry-almond-bars',
    title: 'Cherry Almond Bars',
    site_name: 'Kitchen',
    description,
    kind: 'recipe',
    lang: 'en',
    headings: [],
    paragraphs,
    facts: [],
    pictures: [],
  }
  return understandPage(content, english)
}

test('a recipe without a summary has the sentence that says what the dish is', () => {
  expect(summaryOf('', ['The market was full of people in the early morning.', LEAD])).toBe(LEAD)
})

test('the sentence that shows most of the dish comes first, the others beside it', () => {
  const plain = 'Our cherry almond bars are the best thing to bring to any party in the summer.'
  const opened = 'With a crumbly top, these bars are a treat for everybody who likes an almond.'
  const telling = 'These cherry almond bars are moist and buttery, with a top that stays crunchy.'
  const { summary, leads } = modelOf('', [plain, telling, opened])
  expect([summary, leads]).toEqual([telling, [plain, opened]])
})

test('its own summary comes first', () => {
  const own = 'Cherry almond bars with a buttery base, baked until the fruit turns dark and sweet.'
  expect(summaryOf(own, [LEAD])).toBe(own)
})

test.each([
  'These cherry almond bars are really the best cherry almond bars that you can ever make.',
  'To make the cherry almond bars, heat the oven to 350°F with a rack in the middle of it.',
  'The almond has a thin brown skin that is rubbed off with a towel after a minute in hot water.',
  'These bars are not what you would call a light dessert, and nobody has ever asked for one.',
])('says nothing of the dish: %s', (sentence) => {
  expect(summaryOf('', [sentence])).toBe('')
})

test('slogans between ornaments are no summary', () => {
  const slogans =
    'Cherry almond bars with a crumbly top ✭ easy to make and sweet ✭ packed with fruit.'
  expect(summaryOf(slogans, [])).toBe('')
})

test('a summary begins behind its praise', () => {
  const rest = 'These cherry almond bars have a crumbly top and a soft middle full of dark fruit.'
  expect(summaryOf(`The best cherry bar recipe! ${rest}`, [])).toBe(rest)
})

test('the sentence may have a rare word of the title', () => {
  const own = 'Cherry almond bars are a soft treat for the afternoon, with a crumbly top of nuts.'
  expect(summaryOf(own, [])).toBe(own)
})

test.each([
  ['grilled', 'salad', 'This Grilled Chili Chicken and Berry Salad has grilled chicken on it.'],
  ['pan-fried', 'soup', 'The pan-fried onions go on the soup.'],
] as const)('no %s %s of "%s"', (method, head, text) => {
  expect(isMethodOf(method, head, text)).toBe(false)
})

test.each([
  ['grilled', 'swordfish', 'You can make grilled swordfish, too.'],
  ['pan-fried', 'fillet', 'It is a pan-fried cod fillet.'],
  ['slow cooker', 'stew', 'A stew.'],
] as const)('a %s %s of "%s"', (method, head, text) => {
  expect(isMethodOf(method, head, text)).toBe(true)
})
