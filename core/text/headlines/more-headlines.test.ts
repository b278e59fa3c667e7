import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { formTitles, moreHeadlines } from './more-headlines.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'

const languageOf = openLanguages()

function page(title: string, paragraphs: string[], more: Partial<PageContent> = {}): PageContent {
  return pageContent({
    title,
    paragraphs,
    ...more,
  })
}

const linesOf = (content: PageContent): string[] => moreHeadlines(content, languageOf(content.lang))

const baked = [
  'I baked this in the oven for an hour, and the recipe made six servings.',
  'Mix two cups of flour with a teaspoon of salt, then bake it until it is brown.',
]

test('a post on a dish without a recipe card has six headlines on the dish', () => {
  const lines = linesOf(page('No-Noodles Lasagna', baked))
  expect(new Set(lines).size).toBeGreaterThanOrEqual(6)
  expect(lines).toContain('No-Noodles Lasagna Recipe')
  expect(lines).toContain('Homemade No-Noodles Lasagna')
  for (const line of lines) expect(line).toContain('Lasagna')
})

const crafted = [
  'This tutorial shows how to make it: first sand the wood, then glue the two halves together.',
  'Drill the holes once the glue is dry, and paint it in the next step.',
]

test('the work in a title is no thing, and what it makes is one', () => {
  const lines = linesOf(page('How to Build a Floating Shelf', crafted))
  expect(lines).toContain('How to Make a Floating Shelf')
  expect(lines.filter((line) => line.includes('Building'))).toEqual([])
  const ofWork = linesOf(page('How to Clean a Garden Bench', crafted))
  expect(ofWork.filter((line) => /DIY|Make/u.test(line))).toEqual([])
})

test('a dish in English has no stiff "Recipe:" before its name', () => {
  const lines = linesOf(page('Plum Lasagna', baked))
  expect(lines.filter((line) => line.startsWith('Recipe:'))).toEqual([])
  expect(lines).toContain('Homemade Plum Lasagna Recipe')
})

test('nothing comes before the owner of a dish', () => {
  const lines = linesOf(page('Nora Vessani’s Lasagna', baked))
  expect(lines.filter((line) => /(?:this|homemade) nora/iu.test(line))).toEqual([])
  expect(linesOf(page('Plum Lasagna', baked))).toContain('Plum Lasagna Recipe')
})

test('a series before the dish is no name, and neither is praise', () => {
  const lines = linesOf(page('Allergy Free Holiday Recipes: Perfect Pumpkin Pie', baked))
  expect(lines).toContain('Pumpkin Pie')
  expect(lines.filter((line) => /holiday|perfect/iu.test(line))).toEqual([])
})

test('of two parts of a title, the one that the pictures show is the name', () => {
  const picture = { address: 'https://site.example/1.jpg', width: null, height: null }
  const pictures = [{ ...picture, alt: 'Virgin Mojitos', from: 'article' as const }]
  const text = [...baked, 'One mojito is enough.']
  const lines = linesOf(page('Summer Refreshments: Mojitos', text, { pictures }))
  expect(lines).toContain('Virgin Mojitos')
  expect(lines).toContain('Mojito Recipe')
})

test('work by hand needs the article of the page before one thing', () => {
  const made = [
    'I used glue and scissors to make it. Cut the paper and glue the petals.',
    'Fold each petal in half. Roll the first one around a stick. Pin the others to it.',
  ]
  const lines = linesOf(page('Rose Heart', made))
  expect(lines).toContain('DIY Rose Heart')
  expect(lines).not.toContain('How to Make Rose Heart')
  const named = linesOf(page('Rose Heart', [...made, 'This is how you make a rose heart.']))
  expect(named).toContain('How to Make a Rose Heart')
})

test('a picture of rice is handwork, and one of it has an article', () => {
  const rice = 'Put a cup of rice into each bowl. Add a tablespoon of dye.'
  const lines = linesOf(page('Colored Rice Picture', [rice, rice, 'Then glue it to the paper.']))
  expect(lines).toContain('How to Make a Colored Rice Picture')
  expect(lines.filter((line) => /recipe|make colored/iu.test(line))).toEqual([])
})

test('no headline is a formula that says nothing of the page', () => {
  const empty =
    /story|closer look|up close|glance|in pictures|to know about|tutorial|\bidea\b|try next|make next|save this|merken|essentiel|à (?:découvrir|essayer|lire|garder)|envie|lo esencial|descubre/iu
  const own = 'I went there with my sister, and I took my camera and my notes with me.'
  const pages = [
    page('No-Noodles Lasagna', baked),
    page('The Best Holiday Reads', [own, own, 'I read all holiday reads in my holiday.']),
    page('Les navettes de Marseille', ['La recette : farine, beurre, sucre au four, puis…'], {
      lang: 'fr',
    }),
  ]
  expect(pages.flatMap(linesOf).filter((line) => empty.test(line))).toEqual([])
})

test('a post that shows a thing of handwork in two sentences is no instruction for it', () => {
  const shown = ['I made this table with glue and tiles. The pattern is my own DIY.']
  expect(linesOf(page('Mosaic Patio Table', shown))).toEqual(['Mosaic Patio Table'])
})

test('a report on somebody promises no recipe, no story and no pictures', () => {
  const report = Array.from({ length: 4 }, () => 'The council said that the old bridge is closed.')
  expect(linesOf(page('Council Closes Old Bridge', report))).toEqual([])
  expect(linesOf(page('Why the Old Bridge Is Closed', report))).toEqual([])
})

test('a title in French gives forms in French', () => {
  const cuite = [
    'La recette demande du sucre, du beurre et de la farine.',
    'Ensuite, cuire au four.',
  ]
  const lines = linesOf(page('Les navettes de Marseille', cuite, { lang: 'fr' }))
  expect(lines).toContain('Recette : Navettes de Marseille')
})

test('a name keeps its addition, its place and both sides of a choice', () => {
  const nuts = { lang: 'de', kind: 'recipe' as const }
  const cake = linesOf(page('Apfelkuchen mit Erdnüssen', ['Mehl und Zucker in den Ofen.'], nuts))
  expect(cake).toContain('Rezept: Apfelkuchen mit Erdnüssen')
  expect(cake.filter((line) => !line.includes('Erdnüssen'))).toEqual([])
  const walked = ['We walked in Venice at night, and to me Venice is its old quiet backstreets.']
  expect(linesOf(page('Venice: Quiet Backstreets', walked))).toEqual([])
  expect(linesOf(page('Cloth Diapers: Washed vs. Bought', walked))).toEqual([])
  expect(linesOf(page('Diapers: Cloth vs. Disposable', walked))).toEqual([])
  expect(linesOf(page('A New Workshop: Garage, Cellar, Shed', walked))).not.toContain(
    'Garage, Cellar, Shed',
  )
})

test('a recipe gives the article of its dish', () => {
  const lines = linesOf(page('Plum Toastie', baked, { kind: 'recipe' }))
  expect(lines).toContain('How to Make a Plum Toastie')
  expect(lines).toContain('Make a Plum Toastie at Home')
})

test('work is no thing that somebody makes', () => {
  const paragraphs = [
    'Measure the boards. Saw the boards. Sand the boards. Glue the panels and drill the holes.',
    'Making furniture takes glue, a drill and patience. Furniture is made in steps.',
  ]
  const lines = linesOf(page('How to Make Furniture', paragraphs, { kind: 'how_to' }))
  expect(lines).toContain('DIY Furniture')
  expect(lines.filter((line) => /Making/u.test(line))).toEqual([])
})

test('"Au" begins a dish in English and a half of a phrase in French', () => {
  const lines = linesOf(page('Au Gratin Plums', baked, { kind: 'recipe' }))
  expect(lines).toContain('Homemade Au Gratin Plums')
})

test('a recipe’s sure name has headlines although it has commas or ends in a verb', () => {
  const recipe = { kind: 'recipe' as const }
  expect(linesOf(page('Plum Pasta Bake', baked, recipe))).toContain('Plum Pasta Bake Recipe')
  expect(linesOf(page('Plum, Bean, and Charred Tomato Bowl', baked, recipe))).toContain(
    'Plum, Bean, and Charred Tomato Bowl Recipe',
  )
})

test('the number of steps is a headline only where the page has so many', () => {
  const steps = (count: number): Partial<PageContent> => ({
    kind: 'recipe',
    facts: Array.from({ length: count }, (_, at) => ({
      name: 'step',
      value: `Mix the flour with cup ${at} of the milk.`,
      from: 'json_ld' as const,
    })),
  })
  expect(linesOf(page('Plum Toastie', baked, steps(4)))).toContain('Plum Toastie in 4 Steps')
  const counted = (lines: string[]): string[] => lines.filter((line) => /in \d+ Steps/u.test(line))
  expect(counted(linesOf(page('Plum Toastie', baked, steps(2))))).toEqual([])
  expect(counted(linesOf(page('Plum Toastie', baked, steps(8))))).toEqual([])
})

test.each([
  { lang: 'sv', title: 'Plommonkaka', form: 'Recept på plommonkaka', text: 'En plommonkaka.' },
  { lang: 'pt', title: 'Bolo de ameixa', form: 'Receita de bolo de ameixa', text: 'O bolo.' },
  { lang: 'nl', title: 'Pruimentaart', form: 'Recept voor pruimentaart', text: 'De pruimentaart.' },
  { lang: 'it', title: 'Torta di prugne', form: 'Torta di prugne: la ricetta', text: 'La torta.' },
])('a recipe in $lang has forms of its language', ({ lang, title, form, text }) => {
  expect(linesOf(page(title, [text], { lang, kind: 'recipe' }))).toContain(form)
})

test('in a language whose titles are not parsed, only a whole title becomes a name', () => {
  const recipe = { lang: 'nl', kind: 'recipe' as const }
  expect(linesOf(page('Pruimentaart – Recept', ['De taart gaat in de oven.'], recipe))).toEqual([])
  expect(linesOf(page('Taart in 20 minuten', ['De taart is klaar.'], recipe))).toEqual([])
  expect(linesOf(page('PRUIMEN TAART', ['De taart gaat in de oven.'], recipe))).toEqual([])
  const mixed = linesOf(page('Taart de Frango', ['Een taart met frango en Frango.'], recipe))
  expect(mixed).toContain('Recept: Taart de Frango')
  expect(mixed.filter((line) => / taart /u.test(line))).toEqual([])
  expect(linesOf(page('A Loja dos Materiais', ['A loja abre.'], { lang: 'pt' }))).toEqual([])
})

test('a how-to title becomes an instruction and a question to the reader', () => {
  const party = linesOf(page('How to Throw a Garden Party', ['Guests like plums.']))
  expect(party).toContain('Throw a Garden Party')
  expect(party).toContain('Want to Throw a Garden Party?')
  const ripe = linesOf(page('How to Tell if a Melon Is Ripe', ['Melons are ripe.']))
  expect(ripe.filter((line) => /^(?:tell|want)/iu.test(line))).toEqual([])
})

test('a dish with quotes inside its name has the same forms as other dishes', () => {
  const recipe = { kind: 'recipe' as const }
  const lines = linesOf(page('One-Pot "Marry Me" Plum Soup', baked, recipe))
  expect(lines).toContain('How to Make One-Pot "Marry Me" Plum Soup')
})

test('a long title with a comma is the name of the dish in a language whose titles are not parsed', () => {
  const title = 'Taartjes van bladerdeeg met pruimen, noten en honing'
  const recipe = { lang: 'nl', kind: 'recipe' as const }
  const model = understandPage(page(title, ['De taartjes.'], recipe), languageOf('nl'))
  expect(formTitles(model)).toContain(`Recept: ${title}`)
})

test('no form repeats "recipe" if the name has another form of the word', () => {
  const recipe = { lang: 'hu', kind: 'recipe' as const }
  const lines = linesOf(page('Szilvás lepény egyszerű receptje', ['A lepény.'], recipe))
  expect(lines.filter((line) => /recept(?!je)/iu.test(line))).toEqual([])
})

test('the things of a list of the best are no name for it', () => {
  const headings = ['Rope Shelf', 'Wall Basket', 'Herb Wall'].map((text, at) => ({
    level: 2,
    text: `${at + 1}. ${text}`,
    at,
  }))
  expect(linesOf(page('3 Best Harbor Shelves', baked, { headings }))).toEqual([])
  expect(linesOf(page('3 Harbor Shelves', baked, { headings }))).toContain('Harbor Shelves')
})

test('praise before the name of one dish leaves the dish its name', () => {
  expect(linesOf(page('Best Banana Bread', baked))).toContain('Banana Bread')
})

test('"your own" is no part of a thing that is made', () => {
  const lines = linesOf(page('How to Build Your Own Floating Shelf', baked))
  expect(lines).toContain('How to Build Your Own Floating Shelf')
  expect(lines.filter((line) => /^own/iu.test(line))).toEqual([])
})

test('a dish that is bought is never called homemade', () => {
  const ingredients = (value: string): Partial<PageContent> => ({
    kind: 'recipe',
    facts: [{ name: 'ingredient', value, from: 'json_ld' }],
  })
  const bought = linesOf(page('Gnocchi With Tomato Sauce', baked, ingredients('1 lb gnocchi')))
  expect(bought.filter((line) => /homemade/iu.test(line))).toEqual([])
  expect(bought).toContain('How to Make Gnocchi With Tomato Sauce')
  const made = linesOf(page('Gnocchi With Tomato Sauce', baked, ingredients('1 lb potatoes')))
  expect(made).toContain('Homemade Gnocchi With Tomato Sauce')
  const german = { lang: 'de', ...ingredients('500 g Gnocchi') }
  const deutsch = linesOf(page('Gnocchi mit Tomatensoße', ['Gnocchi im Ofen backen.'], german))
  expect(deutsch.filter((line) => /selbst gemacht|selber machen/iu.test(line))).toEqual([])
})

test('a company that a report on its food names is nothing to make', () => {
  const food = [...baked, 'The fish cakes of Nokubo Sazanka are baked with a cup of flour.']
  const makes = (lines: string[]): string[] =>
    lines.filter((line) => /make|recipe|homemade/iu.test(line))
  expect(makes(linesOf(page('Nokubo Sazanka', food)))).toEqual([])
  // What the page writes small, or a lexicon knows, is a dish.
  const small = [...baked, 'Any nokubo sazanka is baked with a cup of flour.']
  expect(makes(linesOf(page('Nokubo Sazanka', small)))).not.toEqual([])
  expect(makes(linesOf(page('Nokubo Lasagna', food)))).not.toEqual([])
  expect(makes(linesOf(page('Plum Toastie', food)))).not.toEqual([])
  expect(makes(linesOf(page('Nokubo Sazanka', food, { kind: 'recipe' })))).not.toEqual([])
})
