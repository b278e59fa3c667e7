import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../../understand/page-model.ts'
import { passagesOf } from './passages.ts'

const english = openLanguages()('en')

const FIRST = 'A cedar planter drains through seven holes in its floor.'
const SECOND = 'The liner keeps the wet soil away from the boards for many years.'
const THIRD = 'It needs two coats of oil before the first frost of the winter comes.'
const BELOW =
  'Strawberries grow well in a planter because the soil warms early in spring and drains fast after rain.'

function passages(
  paragraphs: string[],
  heading?: { text: string; at: number },
  title = 'A Cedar Planter',
): string[] {
  const content: PageContent = {
    url: 'https://a.test/b',
    title,
    site_name: '',
    description: '',
    kind: 'story',
    lang: 'en',
    headings: heading ? [{ level: 2, ...heading }] : [],
    paragraphs,
    facts: [],
    pictures: [],
  }
  return passagesOf(understandPage(content, english)).map(({ sentences }) =>
    sentences.map(({ text }) => text).join(' '),
  )
}

test('sentences that follow each other make a passage, whole and in reading order', () => {
  expect(passages([`${FIRST} ${SECOND}`])).toEqual([`${FIRST} ${SECOND}`])
})

test('a sentence that leans on the one before does not open a passage', () => {
  const found = passages([`${FIRST} ${SECOND} ${THIRD}`])
  expect(found).toContain(`${FIRST} ${SECOND} ${THIRD}`)
  expect(found.filter((text) => text.startsWith(THIRD))).toEqual([])
})

test('a passage ends before the next heading', () => {
  const found = passages([`${FIRST} ${SECOND}`, BELOW], { text: 'What to Grow', at: 1 })
  expect(found).toEqual([`${FIRST} ${SECOND}`, BELOW])
})

test.each(['Final Words', 'Planters: wrapping up', 'Conclusion'])(
  'what closes the page under "%s" gives no passage',
  (text) => {
    expect(passages([`${FIRST} ${SECOND}`, BELOW], { text, at: 1 })).toEqual([`${FIRST} ${SECOND}`])
  },
)

test('a sentence too short to describe a pin gives no passage', () => {
  expect(passages([FIRST])).toEqual([])
})

test('a passage begins where its paragraph begins and ends with it, or where it is long enough', () => {
  expect(passages([`${FIRST} ${SECOND} ${BELOW}`])).toEqual([`${FIRST} ${SECOND} ${BELOW}`])
  expect(passages([`${BELOW} ${SECOND} ${FIRST}`])).toEqual([`${BELOW} ${SECOND}`])
  expect(passages([`${FIRST} ${SECOND}`, BELOW])).toEqual([`${FIRST} ${SECOND}`, BELOW])
  expect(passages([SECOND, BELOW])).toEqual([BELOW])
})

test.each([
  ['a word twice', BELOW.replace('in a planter', 'in in a planter')],
  ['letters of a wrong encoding', BELOW.replace('the soil', 'itâ€™s soil')],
  ['letters that lost their signs', BELOW.replace('the soil', 'itâs soil')],
  ['a counted label', `4 pairs of gloves: ${BELOW}`],
  ['a label in front', `Soil and water: ${BELOW}`],
  ['a label without a colon', `Summary ${BELOW}`],
  ['a number in front', `3. ${BELOW}`],
  ['the place of a report', `PORTLAND, Maine – ${BELOW}`],
  ['a label before a dash', `Strawberries – ${BELOW}`],
  ['a note of elsewhere', BELOW.replace('spring', 'spring (12)')],
  ['a day of its own', BELOW.replace('early in spring', 'on Tuesday')],
  ['a quotation', BELOW.replace('after rain', 'after rain, Harlow said')],
  ['signs of a catalogue', BELOW.replace('a planter', 'a Growall® planter')],
  ['the words of a shop', BELOW.replace('after rain', 'with free shipping')],
])('a text with %s gives no passage', (_, torn) => {
  expect(passages([torn])).toEqual([])
  expect(passages([BELOW])).toEqual([BELOW])
})

test('a clause before a colon is no label', () => {
  const clause = `The soil is warm: ${BELOW}`
  expect(passages([clause])).toEqual([clause])
})

test('a passage does not take a person as known', () => {
  const full = 'Nora Harlow built the first planter of cedar boards for a roof in the old town.'
  const lone = BELOW.replace('because', 'of Harlow because')
  expect(passages([`${full} ${SECOND}`, lone])).toEqual([`${full} ${SECOND}`])
  expect(passages([`${full} ${SECOND}`, BELOW])).toEqual([`${full} ${SECOND}`, BELOW])
})

test('no passage but the first opens in a talk between two', () => {
  const paragraphs = [`${FIRST} ${SECOND}`, BELOW]
  expect(passages(paragraphs)).toHaveLength(2)
  expect(passages(paragraphs, undefined, 'Interview: A Cedar Planter')).toHaveLength(1)
})

test('a sentence that goes on from another opens no passage', () => {
  expect(passages([BELOW.replace('Strawberries', 'Strawberries, however,')])).toEqual([])
})

test('a last name opens nothing where its whole name is further up', () => {
  const detail =
    'Harlow planted the first of the seven beds in March, and the soil was still cold and wet from the winter.'
  const full =
    'The garden belongs to Nora Harlow, who has kept it for twenty years by herself on the hill.'
  expect(passages([full, detail])).not.toContain(detail)
  expect(passages([full, detail], undefined, 'The Harlow Garden')).toContain(detail)
})

test('a page may begin with a sentence that another one could not follow', () => {
  const begin =
    'When Nora Harlow took over the planters, she had no idea that she would fill the same boxes for twenty years.'
  expect(passages(['March 4', begin])).toEqual([begin])
  expect(passages([BELOW, begin])).toEqual([BELOW])
})

test('a sentence that points at a thing named before it begins no passage', () => {
  const text = `Once you have built that planter, fill it with soil and water it well. ${SECOND}`
  expect(passages([text])).toEqual([])
  expect(passages([text.replace('that', 'a')])).not.toEqual([])
})
