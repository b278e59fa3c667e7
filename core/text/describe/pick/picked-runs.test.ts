import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { understandPage, type PageModel } from '../../understand/page-model.ts'
import { pageRuns } from './page-runs.ts'
import { isScene, pickedRuns } from './picked-runs.ts'

const languageOf = openLanguages()

function page(
  paragraphs: string[],
  { lang = 'en', title = 'How to Water a Fern', description = '' } = {},
): PageModel {
  const content: PageContent = {
    url: 'https://leaf.test/a',
    title,
    site_name: 'Leaf',
    description,
    kind: 'story',
    lang,
    headings: [],
    paragraphs,
    facts: [],
    pictures: [],
  }
  return understandPage(content, languageOf(lang))
}

const picked = (model: PageModel): string[] => pickedRuns(model).map(({ text }) => text)

const SCENE = 'The kitchen was cold and grey when we came home late from the market last winter.'
const GIVES =
  'In this guide, you’ll learn how to water a fern, how often it needs a drink, and what its leaves need.'

test('a sentence that says what the page gives is chosen before the scene that it begins with', () => {
  const found = picked(page([SCENE, GIVES]))
  expect(found[0]).toContain(GIVES)
  expect(found).not.toContain(SCENE)
})

test.each([
  ['begins with a word that joins it to another', GIVES.replace('In this', 'So in this')],
  ['asks for a click', GIVES.replace('leaves need', 'leaves need if you click the link')],
  ['has a picture sign', GIVES.replace('a drink', 'a drink 💧')],
  ['holds on one day', GIVES.replace('a fern,', 'a fern today,')],
  ['has a word that lost its space', GIVES.replace('to water', 'toWater')],
])('a sentence is not chosen that %s', (_, text) => {
  expect(picked(page([text]))).toEqual([])
  expect(picked(page([GIVES]))).toEqual([GIVES])
})

test('a sentence that only repeats the title is not chosen, with one thing more it is', () => {
  const repeating =
    'Learn how to water a fern in easy steps with this guide, and find the best tips and ideas.'
  expect(picked(page([repeating]))).toEqual([])
  const more = repeating.replace('a fern', 'a thirsty fern')
  expect(picked(page([more]))).toEqual([more])
})

const runsOf = (text: string, lang = 'en', title = 'How to Water a Fern'): string[] =>
  pageRuns(page([text], { lang, title }).material.content, languageOf(lang)).map((run) => run.text)

const WATERED = 'how to water a fern, how often it needs a drink, and what its leaves need.'
test.each([
  ['names a product', `In this guide, you’ll learn as on YouTube ${WATERED}`],
  ['names another product', `In this guide, you’ll learn with PowerPoint on a MacBook ${WATERED}`],
  ['says "above all"', `In this guide, you’ll learn above all ${WATERED}`],
  ['says "below freezing"', `In this guide, you’ll learn below freezing ${WATERED}`],
  ['says "or below"', `In this guide, you’ll learn at 10 degrees or below, ${WATERED}`],
  [
    'leaves out half of a German word',
    'In diesem Ratgeber erfährst du, wie du Damen- sowie Herrenschuhe richtig putzt und pflegst.',
    'de',
  ],
  [
    'quotes in French',
    'Une fougère « de Boston » demande une terre toujours fraîche et une lumière douce près de la fenêtre.',
    'fr',
  ],
])('a sentence can be chosen that %s', (_, text, lang = 'en') => {
  expect(runsOf(text, lang)).toEqual([text])
})

test.each([
  ['the steps below', `In this guide, you’ll learn from the steps below ${WATERED}`],
  ['what is above', 'In this guide, you’ll learn how to water a fern with the can as shown above.'],
  ['a link', `In this guide » you’ll learn ${WATERED}`],
  ['a broken word', `In this guide, you’ll learn the Water- level and ${WATERED}`],
  [
    'other steps',
    'The other three steps are the same as those before, and each takes ten minutes.',
  ],
  [
    'a person without a name',
    'The second book he wrote on it was never printed because his brother lost the pages.',
  ],
  [
    'somebody in the text before',
    'The same two ideas came up again when they met him on the next evening in town.',
  ],
  [
    'old recipes',
    'These were the old recipes that she gave them, and all of them were written by hand.',
  ],
  [
    'a person, though it names the page',
    'In this guide, you’ll learn how to water a fern the way he first gave it to him at home.',
  ],
])('a sentence can’t be chosen that points at %s', (_, text) => {
  expect(runsOf(text)).toEqual([])
})

const GERMAN = { lang: 'de', title: 'Farn gießen: So geht es richtig' }
const COLD = 'Draußen lag noch Schnee, als wir im Januar mit dem Zug nach Hause kamen und froren.'
const ANSWER =
  'In diesem Ratgeber erfährst du, wie du einen Farn richtig gießt, wie oft er Wasser braucht und was den Blättern hilft.'

test('a German page is described by the sentence that says what it explains', () => {
  expect(picked(page([ANSWER, COLD], GERMAN))).toEqual([ANSWER])
})

test('a beginning that software cut off is a scene unless it says what the page gives', () => {
  const cut = (begin: string): PageModel =>
    page([`${begin} Danach war der Farn wieder grün.`], {
      ...GERMAN,
      description: `${begin} Danach war der Farn …`,
    })
  const scene =
    'Unser Farn im Flur war nach dem langen Winter ganz braun und ließ alle Wedel hängen.'
  expect(cut(scene).summary).toBe(scene)
  expect(isScene(cut(scene))).toBe(true)
  const giving = ANSWER.replace('In diesem Ratgeber', 'Hier')
  expect(cut(giving).summary).toBe(giving)
  expect(isScene(cut(giving))).toBe(false)
})
