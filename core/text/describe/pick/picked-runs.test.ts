import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { understandPage, type PageModel } from '../../understand/page-model.ts'
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

test('a sentence that only repeats the title is not chosen', () => {
  expect(
    picked(page([], { description: 'Learn how to water a fern in easy steps with this guide.' })),
  ).toEqual([])
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
