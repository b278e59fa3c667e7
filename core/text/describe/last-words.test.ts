import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { titleCandidates } from '../rank/rank-words.ts'
import { understandPage } from '../understand/page-model.ts'
import { lastWords } from './last-words.ts'

function wordsOn(page: Partial<PageContent>): string {
  const content: PageContent = {
    url: 'https://home.example/linen-bag',
    title: 'Linen Bag',
    site_name: 'Needle & Home',
    description: '',
    kind: 'other',
    lang: 'en',
    headings: [],
    paragraphs: [],
    facts: [],
    pictures: [],
    ...page,
  }
  const model = understandPage(content, openLanguages()(content.lang))
  const [title] = titleCandidates(model)
  if (!title) throw new Error('The page has no title.')
  return lastWords(title, model)
    .map(({ text }) => text)
    .join(' | ')
}

test('the facts of a dish come before its author’s own words', () => {
  const facts: PageContent['facts'] = [
    { name: 'recipe_name', value: 'Plum Bars', from: 'json_ld' },
    ...['6 plums', '200 g walnuts', '2 leeks', '3 pears', '100 g quinoa', '4 eggs'].map(
      (value) => ({ name: 'ingredient', value, from: 'json_ld' as const }),
    ),
  ]
  const description = 'I bake these plum bars for my sister whenever she comes to visit me.'
  const said = wordsOn({ kind: 'recipe', title: 'Plum Bars', description, facts })
  expect(said).not.toBe('')
  expect(said).not.toContain('my sister')
})

test('a dish with "with" in its name and many ingredients is described by some of them', () => {
  const ingredients = [
    '6 plums',
    '50 g almonds',
    '200 g walnuts',
    '2 leeks',
    '3 pears',
    '100 g quinoa',
    '4 eggs',
    '1 tsp salt',
    '200 g flour',
    '100 g sugar',
    '1 tsp yeast',
    '90 ml milk',
    '1 tbsp oil',
  ]
  const facts: PageContent['facts'] = [
    { name: 'recipe_name', value: 'Plum Bars with Almonds', from: 'json_ld' },
    ...ingredients.map((value) => ({ name: 'ingredient', value, from: 'json_ld' as const })),
  ]
  expect(wordsOn({ kind: 'recipe', title: 'Plum Bars with Almonds', facts })).toContain(
    'are made with walnuts',
  )
})

test.each([
  [{ name: 'total_time', value: '40 min', from: 'json_ld' }],
  [{ name: 'servings', value: '4 servings', from: 'json_ld' }],
  [{ name: 'step', value: 'Stir the plums into the dough and bake the bars.', from: 'json_ld' }],
] as const)('a number alone is no description: %o', (fact) => {
  const facts: PageContent['facts'] = [
    { name: 'recipe_name', value: 'Plum Bars', from: 'json_ld' },
    ...(fact.name === 'step' ? [fact, fact, fact] : [fact]),
  ]
  expect(wordsOn({ kind: 'recipe', title: 'Plum Bars', facts })).toBe('')
})

test('whole sentences on the title are taken, also from inside a paragraph', () => {
  const inner = 'A linen bag from the old town holds twelve apples and folds flat when it is empty.'
  const small = 'The market opens at seven, and most people come before the first bus.'
  expect(wordsOn({ description: '', paragraphs: [`${small} ${inner}`] })).toBe(inner)
  expect(wordsOn({ description: '', paragraphs: [small] })).toBe('')
})

test('a page without last words has its whole summary, unless one author speaks of themselves', () => {
  const page = (description: string): Partial<PageContent> => ({
    lang: 'fr',
    title: 'Sac en lin avec deux poches',
    description,
    paragraphs: [description],
  })
  const kitchen =
    'Le sac en lin est l’un de nos modèles préférés, avec deux poches et une doublure.'
  expect(wordsOn(page(kitchen))).toBe(kitchen)
  expect(wordsOn(page('Le panier en osier est l’un de nos modèles préférés de cet hiver.'))).toBe(
    '',
  )
  expect(wordsOn(page('Le sac en lin est l’un de mes modèles préférés, avec deux poches.'))).toBe(
    '',
  )
})

test('what holds on one day only, and an order, are no last words', () => {
  const today = 'The linen bag goes on sale in the market hall at nine o’clock today, it seems.'
  const order = 'Use the linen bag for apples, pears and bread, and wash it once in a month.'
  expect(wordsOn({ description: '', paragraphs: [today, order] })).toBe('')
})

test('a sentence that names only the site is no last word', () => {
  const praise = 'The linen bag team sends every parcel on the same day and answers all letters.'
  const page = { description: '', paragraphs: [praise] }
  expect(wordsOn(page)).toBe(praise)
  expect(wordsOn({ ...page, site_name: 'Linen Bag' })).toBe('')
})

test('the last words on a dish have each word of its name', () => {
  const facts: PageContent['facts'] = [
    { name: 'recipe_name', value: 'Lentil Walnut Burgers', from: 'json_ld' },
  ]
  const onDish = (text: string): string =>
    wordsOn({ kind: 'recipe', title: 'Lentil Walnut Burgers', facts, paragraphs: [text] })
  const lentils = 'A walnut and a green lentil have more iron than most people think they have.'
  const burgers = 'The lentil and walnut burgers stay juicy inside and get a dark crust outside.'
  expect(onDish(lentils)).toBe('')
  expect(onDish(burgers)).toBe(burgers)
})

test('a written summary is the last word on a title that it answers in other words', () => {
  const answer =
    'Assaults on the field rarely end in court, and one lawyer explains why. Charges need proof.'
  const page = {
    title: 'Is Football Violence a Crime?',
    description: answer,
    paragraphs: ['A lawyer on assaults in stadiums, on the field and off: few end in court.'],
  }
  expect(wordsOn(page)).toBe(answer)
  const leaning =
    'The lawyer explains why assaults on the field rarely end in court. Charges need proof.'
  expect(wordsOn({ ...page, description: leaning })).toBe('')
  const dated =
    'Assaults of September on the field rarely end in court, and a lawyer explains why. Charges need proof.'
  const title = 'Is Football Violence a Crime in October?'
  expect(wordsOn({ ...page, title, description: dated })).toBe('')
})

test.each([
  ['The row over assaults on the field', false],
  ['The row with players on the field', false],
  ['The Roman villa on the field', false],
  ['The modern row of players on the field', false],
  ['The row between players on the field', false],
  ['The Roman villa beside the field', false],
  ['The violence of players on the field', true],
])('a last word may begin with a thing of the title only: %s', (start, isGood) => {
  const description = `${start} rarely ends in court, and one lawyer explains why. Charges need proof.`
  const page = {
    title: 'Is Football Violence a Crime?',
    description,
    paragraphs: [
      'A lawyer on charges without proof after assaults of players on the field: few end in court.',
    ],
  }
  expect(wordsOn(page)).toBe(isGood ? description : '')
})

test('a German beginning that software cut off is no description', () => {
  const scene = 'Wer eine Leinentasche hat, kann sich auf dem Markt sehr glücklich schätzen.'
  const page = { lang: 'de', kind: 'story' as const, title: 'Die Leinentasche' }
  const paragraphs = ['Auf dem Markt.', `Kurz gesagt: ${scene} Sie passt zu allem.`]
  expect(wordsOn({ ...page, paragraphs, description: scene })).toContain(scene)
  expect(wordsOn({ ...page, paragraphs, description: `${scene} Sie passt` })).not.toContain(scene)
})

test('a title that offers a way is followed by no mere worry', () => {
  const worry = 'A linen bag is a fine thing to carry home. It is also costly to buy.'
  const page = { kind: 'story' as const, description: worry, paragraphs: ['We came home.'] }
  expect(wordsOn({ ...page, title: 'A Linen Bag' })).toContain(worry)
  expect(wordsOn({ ...page, title: 'How to Sew a Linen Bag' })).not.toContain('costly')
})
