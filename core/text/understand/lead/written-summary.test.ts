import { expect, test } from 'vitest'
import { languages, summaryOf } from '../../../../tests/support/words/summary.builder.ts'
import { understandPage } from '../page-model.ts'
import { isWrittenForPage } from './written-summary.ts'

const page = {
  kind: 'other' as const,
  description: '',
  lang: 'en',
  paragraphs: [
    'We came home late. A simple linen bag holds twelve apples, and it folds flat.',
    'Cut two pieces of cloth.',
  ],
}

test('a summary with sentences that the text lacks was written for the page', () => {
  expect(isWrittenForPage('Stop guessing. Learn how to sew a linen bag in an hour.', page)).toBe(
    true,
  )
})

test('a summary that repeats the text was taken from it, also where it was cut', () => {
  const copy = 'A simple linen bag holds twelve apples, and it folds flat.'
  expect(isWrittenForPage(copy, page)).toBe(false)
  expect(isWrittenForPage(`Bags for the market are sewn in an evening. ${copy}`, page)).toBe(false)
  expect(isWrittenForPage('A simple linen bag holds twelve apples, and …', page)).toBe(false)
})

test('a summary that says what the page gives counts as written, not on a recipe', () => {
  const offer = 'Here are my twelve favorite linen bags for the market.'
  const copied = { ...page, paragraphs: [`${offer} Each holds twelve apples.`] }
  expect(isWrittenForPage(offer, copied)).toBe(true)
  expect(isWrittenForPage(offer, { ...copied, kind: 'recipe' })).toBe(false)
})

test('short sentences alone are no summary', () => {
  expect(isWrittenForPage('Made of linen.', page)).toBe(false)
  expect(isWrittenForPage('', page)).toBe(false)
})

test('a single sentence of a description that was cut off is not what was written', () => {
  const scene = 'The market has been the biggest thing to come to our town.'
  const cut = `${scene} Since its beginning all the people who shop there have been able to see the`
  expect(isWrittenForPage(scene, { ...page, description: cut })).toBe(false)
  expect(isWrittenForPage(scene, { ...page, description: scene })).toBe(true)
  expect(isWrittenForPage(scene, { ...page, description: cut, kind: 'recipe' })).toBe(true)
})

test('in German, French and Spanish a copy of the beginning counts as written, not on a recipe', () => {
  const copy = 'Wenn die ersten Flocken fallen, denken viele an das Räumen.'
  const german = { ...page, lang: 'de', paragraphs: [`${copy} Es ist kalt.`] }
  expect(isWrittenForPage(copy, german)).toBe(true)
  expect(isWrittenForPage('', german)).toBe(false)
  expect(isWrittenForPage(copy, { ...german, kind: 'recipe' })).toBe(false)
})

test('a summary that the page prints as a paragraph was written, and so was all of a recipe’s', () => {
  const summary = 'A simple linen bag holds twelve apples, and it folds flat.'
  expect(isWrittenForPage(summary, { ...page, paragraphs: [summary] })).toBe(true)
  const recipe = { ...page, kind: 'recipe' as const }
  expect(isWrittenForPage(summary, { ...recipe, description: summary })).toBe(true)
  expect(isWrittenForPage(summary, { ...recipe, description: `${summary} Fold it` })).toBe(false)
})

test('a summary that is most of a recipe’s description was written, also if the text repeats it', () => {
  const summary = 'A simple linen bag holds twelve apples, and it folds flat.'
  const of = (description: string): boolean =>
    isWrittenForPage(summary, { ...page, kind: 'recipe', description })
  expect(of(`Linen bag | ${summary}`)).toBe(true)
  expect(of(`${summary} CLICK FOR RECIPE CARD`)).toBe(true)
  expect(of(`${summary} We came home late and hungry, with much to carry.`)).toBe(false)
})

test('a copy that offers these ideas counts as written', () => {
  const offer = 'Use these simple ideas to set up a small nursery of linen.'
  expect(isWrittenForPage(offer, { ...page, paragraphs: [`${offer} It folds flat.`] })).toBe(true)
  const scene = 'Simple ideas come to those who set up a nursery of linen.'
  expect(isWrittenForPage(scene, { ...page, paragraphs: [`${scene} It folds flat.`] })).toBe(false)
})

test.each(['…', '...', ' [...]'])(
  'a summary that the text completes is all of a recipe’s description that ends in "%s"',
  (mark) => {
    const summary = 'A simple linen bag holds twelve apples, and it folds flat when it is empty.'
    const recipe = { ...page, kind: 'recipe' as const, paragraphs: [`${summary} We came home.`] }
    const cut = `A simple linen bag holds twelve apples, and it folds flat wh${mark}`
    expect(isWrittenForPage(summary, { ...recipe, description: cut })).toBe(true)
    const other = `We came home late. ${cut}`
    expect(isWrittenForPage(summary, { ...recipe, description: other })).toBe(false)
  },
)

test('a copy counts as written where its author states what they share', () => {
  const offer = 'I share twelve linen bags that fold flat when they are empty.'
  expect(isWrittenForPage(offer, { ...page, paragraphs: [`${offer} We came home.`] })).toBe(true)
})

test('a copy that ends on what the page gives counts as written', () => {
  const offer = 'If you are ready to sew, here are twelve linen bags for the market.'
  expect(isWrittenForPage(offer, { ...page, paragraphs: [`${offer} We came home.`] })).toBe(true)
  const scene = 'If you are ready to sew, twelve linen bags are on the market here.'
  expect(isWrittenForPage(scene, { ...page, paragraphs: [`${scene} We came home.`] })).toBe(false)
})

test('a line of praise with what the dish is stays from eighty characters on', () => {
  const line = 'The absolute best plum bars for any day! Creamy, golden and good for the family.'
  expect(summaryOf(line)).toBe(line)
})

test('a summary belongs to a page whose beginning names the same person', () => {
  const content = {
    url: 'https://studio.example/tools',
    title: 'Machines will not draw your house',
    site_name: 'Studio Notes',
    description: 'Her mentor Ada Holm outlines where software adds value and saves busywork.',
    kind: 'other' as const,
    lang: 'en',
    headings: [],
    paragraphs: ['A talk that was held by Ada Holm in the spring.'],
    facts: [],
    pictures: [],
  }
  expect(understandPage(content, languages('en')).summary).toBe(content.description)
  const other = { ...content, paragraphs: ['A talk that was held by Mia Berg in the spring.'] }
  expect(understandPage(other, languages('en')).summary).toBe('')
})

test('a line of the site that names a place of the page is no summary of it', () => {
  const content = {
    url: 'https://studio.example/baskets',
    title: 'Willow baskets',
    site_name: 'Studio Notes',
    description:
      'Notes on craft, food and slow living from our small studio near the Black Forest.',
    kind: 'other' as const,
    lang: 'en',
    headings: [],
    paragraphs: ['A walk through the Black Forest ended at a market with many stalls.'],
    facts: [],
    pictures: [],
  }
  expect(understandPage(content, languages('en')).summary).toBe('')
  const ownless = 'Notes on craft, food and slow living from a small studio near the Black Forest.'
  expect(understandPage({ ...content, description: ownless }, languages('en')).summary).toBe('')
})

test('a beginning of a German text that was cut off is not what was written', () => {
  const scene = 'Wer einen runden Tisch hat, kann sich sehr glücklich schätzen.'
  const german = { ...page, lang: 'de', paragraphs: [`${scene} Er passt in jeden Raum.`] }
  expect(isWrittenForPage(scene, { ...german, description: `${scene} Er passt in …` })).toBe(false)
  expect(isWrittenForPage(scene, { ...german, description: scene })).toBe(true)
})
