import { expect, test } from 'vitest'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../page-model.ts'
import { misstatesRecipe } from './misstated.ts'

const languages = openLanguages()
const MADE_OF = ['plums', 'butter', 'oats', 'honey', 'salt', 'olive oil', 'eggs', 'cream']

interface Recipe {
  readonly lang?: string
  readonly minutes?: number
  readonly servings?: string
  readonly ingredients?: readonly string[]
}

function misstates(sentence: string, recipe: Recipe): boolean {
  const { lang = 'en', minutes, servings, ingredients = [] } = recipe
  const from = 'json_ld' as const
  const { material } = understandPage(
    {
      url: 'https://kitchen.example/plum-bake',
      title: 'Plum Bake',
      site_name: 'Kitchen',
      description: '',
      kind: 'recipe',
      lang,
      headings: [],
      paragraphs: [],
      facts: [
        ...(minutes === undefined ? [] : [{ name: 'total_time', value: `${minutes} min`, from }]),
        ...(servings === undefined ? [] : [{ name: 'servings', value: servings, from }]),
        ...ingredients.map((value) => ({ name: 'ingredient', value, from })),
      ],
      pictures: [],
    },
    languages(lang),
  )
  return misstatesRecipe(sentence, material)
}

test.each([
  ['This is a short 15 minute recipe that is big on flavor.', { minutes: 30 }],
  ['Make this dish in just fifteen minutes.', { minutes: 60 }],
  ['It is ready in half an hour.', { minutes: 90 }],
  ['It takes 90 minutes to make.', { minutes: 30 }],
  ['Der Auflauf ist in nur 15 Minuten fertig.', { minutes: 45, lang: 'de' }],
  ['Un gratin prêt en 15 minutes.', { minutes: 45, lang: 'fr' }],
  ['Un pastel listo en una hora.', { minutes: 150, lang: 'es' }],
  ['A quick meal for two with ripe plums.', { servings: '6' }],
  ['This bake serves 4 people.', { servings: '8 to 10 servings' }],
  ['Made with only three ingredients.', { ingredients: MADE_OF }],
  ['You need just 9 simple ingredients.', { ingredients: MADE_OF.slice(0, 4) }],
])('misstated: %s', (sentence, recipe) => {
  expect(misstates(sentence, recipe)).toBe(true)
})

test.each([
  ['This is a short 15 minute recipe that is big on flavor.', { minutes: 18 }],
  ['This is a short 15 minute recipe that is big on flavor.', {}],
  ['It is ready in under an hour.', { minutes: 20 }],
  ['It needs only 10 minutes of prep.', { minutes: 60 }],
  ['Ready for the oven in 5 minutes, and on the table in 30.', { minutes: 30 }],
  ['The plums cook up in just 8 minutes.', { minutes: 30 }],
  ['The dough chills for 30 minutes and keeps its shape.', { minutes: 90 }],
  ['In 15 Minuten im Ofen gebacken.', { minutes: 45, lang: 'de' }],
  ['A quick meal for two with ripe plums.', { servings: '2 to 4' }],
  ['A bake for two hours of reading.', { servings: '6' }],
  ['Made with only five ingredients.', { ingredients: MADE_OF }],
  ['You need just 9 simple ingredients.', {}],
])('true, or not on the whole: %s', (sentence, recipe) => {
  expect(misstates(sentence, recipe)).toBe(false)
})

test('a summary leaves out the sentence that misstates the recipe', () => {
  const of = (minutes: number): string =>
    understandPage(
      {
        url: 'https://kitchen.example/plum-bake',
        title: 'Plum Bake',
        site_name: 'Kitchen',
        description:
          'Plum bake with a buttery base and a crumbly top of oats. It is ready in 15 minutes. Children like to stir the dark fruit.',
        kind: 'recipe',
        lang: 'en',
        headings: [],
        paragraphs: [],
        facts: [{ name: 'total_time', value: `${minutes} min`, from: 'json_ld' }],
        pictures: [],
      },
      languages('en'),
    ).summary
  expect(of(15)).toContain('15 minutes')
  expect(of(50)).toBe(
    'Plum bake with a buttery base and a crumbly top of oats. Children like to stir the dark fruit.',
  )
})
