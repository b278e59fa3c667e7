import { expect, test } from 'vitest'
import { languages } from '../../../../tests/support/words/summary.builder.ts'
import { understandPage } from '../page-model.ts'
import { isForeign } from './foreign-lines.ts'

function summaryOfGuide(
  description: string,
  site_name = 'Leaf & Pot',
  host = 'leaf-pot.example',
): string {
  const content = {
    url: `https://${host}/shade`,
    title: 'House Plants for Shade',
    site_name,
    description,
    kind: 'other' as const,
    lang: 'en',
    headings: [],
    paragraphs: [],
    facts: [],
    pictures: [],
  }
  return understandPage(content, languages('en')).summary
}

const ON_SHADE = 'These house plants grow far from any window and in every corner of the flat.'

test('a summary ends before a telephone number and before a forum’s stamp', () => {
  expect(summaryOfGuide(`${ON_SHADE} Call 888-209-3989 for house plants.`)).toBe(ON_SHADE)
  expect(summaryOfGuide(`${ON_SHADE} Contact us for a house plant.`)).toBe(ON_SHADE)
  const stamped = 'Updated on 21/01/26 by Ben_Leaf with every house plant that grows in shade.'
  expect(summaryOfGuide(stamped)).toBe('')
})

test('a heading that ran into a sentence makes no summary', () => {
  const runIn =
    'A Guide to the Toughest Kinds of House Plants Shade is where few of them grow well.'
  expect(summaryOfGuide(runIn)).toBe('')
  expect(summaryOfGuide(ON_SHADE.replace('house plants', 'House Plants for Shade'))).not.toBe('')
})

test('tips from the site itself stay in the summary, an order to look there does not', () => {
  const tips = 'Care tips from Leaf & Pot to keep plants green through the whole winter.'
  expect(summaryOfGuide(`${ON_SHADE} ${tips}`)).toBe(`${ON_SHADE} ${tips}`)
  expect(summaryOfGuide(`${ON_SHADE} Get more tips from Leaf & Pot for your house plants.`)).toBe(
    ON_SHADE,
  )
})

test('a call to go on ends the summary, and an order to read this article is left alone', () => {
  expect(summaryOfGuide(`${ON_SHADE} Let’s dive in, house plants!`)).toBe(ON_SHADE)
  expect(
    summaryOfGuide('In this article, discover twelve house plants that live far from windows.'),
  ).toBe('Discover twelve house plants that live far from windows.')
  const ours = 'In this article, we’ll explore house plants that live far from any window.'
  expect(summaryOfGuide(ours)).toBe(ours)
  expect(summaryOfGuide('House plants for tasks, chartsâ and boardsâ with light and water.')).toBe(
    '',
  )
  expect(summaryOfGuide(ON_SHADE.replace(' and', ' â and'))).toBe('')
})

test('a third sentence of a long summary stays where it says what the page gives', () => {
  const second = 'Most of them need water every other week and no food at all from fall to spring.'
  const offer = 'Here are twelve house plants, from a fern to a palm.'
  expect(summaryOfGuide(`${ON_SHADE} ${second} ${offer}`)).toBe(`${ON_SHADE} ${second} ${offer}`)
  const more = 'The house is quiet then. '.repeat(8).trim()
  expect(summaryOfGuide(`${ON_SHADE} ${second} ${more}`)).toBe(`${ON_SHADE} ${second}`)
})

test('a name in code and a name that one is called are no stamp and no call', () => {
  const code = 'Use grow_light to keep house plants green in every corner of the flat all winter.'
  expect(summaryOfGuide(`${ON_SHADE} ${code}`)).toBe(`${ON_SHADE} ${code}`)
  const guide = { kind: 'story', lang: 'en' } as const
  expect(isForeign('Many gardeners call me a dreamer.', guide)).toBe(false)
  expect(summaryOfGuide(`${ON_SHADE} Call us for a house plant.`)).toBe(ON_SHADE)
})

test('a closing slogan is left out where it ends on the site’s name, also on a part of it', () => {
  const withLast = (last: string, host = 'greenfolkbristol.example'): string =>
    summaryOfGuide(`${ON_SHADE} ${last}`, 'Green Folk Bristol', host)
  expect(withLast('Grow house plants with more joy at Green Folk.')).toBe(ON_SHADE)
  expect(withLast('Feel good about your plants with Green Folk!')).toBe(ON_SHADE)
  const others = [
    'Grow these house plants at Easter.',
    'Grow house plants with the folk of Green Bay.',
  ]
  expect(others.map((last) => withLast(last))).toEqual(others.map((last) => `${ON_SHADE} ${last}`))
})

test('a summary offers the same things once', () => {
  const offer = 'Use these ideas to keep house plants in the shade of a small flat.'
  expect(summaryOfGuide(`${offer} With these simple ideas, plants grow in any shade.`)).toBe(offer)
  const other = 'With these simple tips, plants grow in any shade.'
  expect(summaryOfGuide(`${offer} ${other}`)).toBe(`${offer} ${other}`)
})
