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
  ['It is ready in 1 hour and 30 minutes.', { minutes: 45 }],
  ['It is ready in 1 hour and 5 minutes.', { minutes: 150 }],
  ['It is ready in an hour and a half.', { minutes: 40 }],
  ['Der Auflauf ist in 1 Stunde und 30 Minuten fertig.', { minutes: 240, lang: 'de' }],
  ['Un gratin prêt en 1h30.', { minutes: 30, lang: 'fr' }],
  ['Un pastel listo en una hora y media.', { minutes: 30, lang: 'es' }],
  ['It is ready in 15 minutes and gone in five.', { minutes: 60 }],
  ['Wait for it: dinner is ready in 15 minutes.', { minutes: 60 }],
  ['This bake serves 4 people.', { servings: '12 slices (8 servings)' }],
  ['This bake serves 4 people.', { servings: 'Serves 8-10' }],
  ['Ein Rezept für zwei Personen.', { servings: '6 Portionen', lang: 'de' }],
  ['Una receta para dos personas.', { servings: '6 personas', lang: 'es' }],
  ['Une recette pour deux personnes.', { servings: '6 personnes', lang: 'fr' }],
  ['This recipe makes 12 large cookies.', { servings: '24 cookies' }],
  ['Made with only one ingredient.', { ingredients: MADE_OF }],
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
  ['It is ready in 1 hour and 30 minutes.', { minutes: 90 }],
  ['It is ready in 1 hour, 30 minutes.', { minutes: 90 }],
  ['It is ready in 1 hr 30 mins.', { minutes: 90 }],
  ['It is ready in an hour and a half.', { minutes: 90 }],
  ['It is ready in one and a half hours.', { minutes: 90 }],
  ['It is ready in an hour and a quarter.', { minutes: 80 }],
  ['It is ready in a quarter of an hour.', { minutes: 15 }],
  ['It is ready in 1 1/2 hours.', { minutes: 90 }],
  ['It is ready in forty-five minutes.', { minutes: 45 }],
  ['Der Auflauf ist in 1 Stunde und 30 Minuten fertig.', { minutes: 90, lang: 'de' }],
  ['Der Auflauf ist in einer Stunde und zehn Minuten fertig.', { minutes: 70, lang: 'de' }],
  ['Der Auflauf ist in anderthalb Stunden fertig.', { minutes: 90, lang: 'de' }],
  ['Un gratin prêt en 1 heure et 30 minutes.', { minutes: 90, lang: 'fr' }],
  ['Un gratin prêt en une heure et demie.', { minutes: 90, lang: 'fr' }],
  ['Un gratin prêt en 1 h 30 min.', { minutes: 90, lang: 'fr' }],
  ['Un gratin prêt en 1 heure 30.', { minutes: 90, lang: 'fr' }],
  ['Un pastel listo en 1 hora y 30 minutos.', { minutes: 90, lang: 'es' }],
  ['Un pastel listo en una hora y media.', { minutes: 90, lang: 'es' }],
  ['Un pastel listo en cuarenta y cinco minutos.', { minutes: 45, lang: 'es' }],
  ['Wait a minute: are those plums?', { minutes: 60 }],
  ['Wait five minutes and then slice it.', { minutes: 60 }],
  ['The whole tray was gone in five minutes.', { minutes: 60 }],
  ['Five minutes later the whole tray was gone.', { minutes: 60 }],
  ['Der Auflauf war in fünf Minuten aufgegessen.', { minutes: 60, lang: 'de' }],
  ['Le gratin a disparu en cinq minutes.', { minutes: 60, lang: 'fr' }],
  ['El pastel desaparece en cinco minutos.', { minutes: 60, lang: 'es' }],
  ['This bake serves 4 people.', { servings: '12 slices' }],
  ['This bake serves 4 people.', { servings: '12 slices, serves 4' }],
  ['This bake serves 4 people.', { servings: '24' }],
  ['This bake serves 4–6 people.', { servings: '6' }],
  ['A recipe for six people.', { servings: '24 cookies' }],
  ['Ein Rezept für vier Personen.', { servings: '12 Stück', lang: 'de' }],
  ['This recipe makes 12 large cookies.', { servings: '4 servings' }],
  ['This recipe makes 12 large cookies.', { servings: '12 cookies' }],
  ['This recipe makes 2 loaves.', { servings: '12 slices per loaf' }],
  ['This recipe makes two dozen cookies.', { servings: '24 cookies' }],
  ['Half of the dough makes 12 cookies.', { servings: '24 cookies' }],
  ['It needs only one ingredient more than jam.', { ingredients: MADE_OF }],
  ['Der Auflauf braucht nur eine Zutat mehr.', { ingredients: MADE_OF, lang: 'de' }],
  ['Il se fait avec deux ingrédients de plus.', { ingredients: MADE_OF, lang: 'fr' }],
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
