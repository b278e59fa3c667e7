import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../../server/features/pages/extraction/languages.ts'
import { materialOf } from '../../writer/material.ts'
import { isPortioned, servingFacts } from './servings.ts'

const languages = openLanguages()

function made(value: string, name: string, lang = 'en'): string {
  return madeOn([], value, { name, lang })
}

function madeOn(
  paragraphs: string[],
  value: string,
  { name, lang }: { readonly name: string; readonly lang: string },
): string {
  const content: PageContent = {
    url: 'https://kitchen.example/page',
    title: name,
    site_name: 'Kitchen',
    description: '',
    kind: 'recipe',
    lang,
    headings: [],
    paragraphs,
    facts: [{ name: 'servings', value, from: 'json_ld' }],
    pictures: [],
  }
  const facts = servingFacts(materialOf(content, languages(lang)), name)
  return [...facts].map(([key, { text }]) => `${key} ${text}`).join()
}

test('people are counted in words of the language, or by a small number alone', () => {
  expect(made('4 servings', 'plum tart')).toBe('servings 4')
  expect(made('6', 'plum tart')).toBe('servings 6')
  expect(made('20', 'walnut loaf')).toBe('')
  expect(made('8 personnes', 'tarte aux prunes', 'fr')).toBe('servings 8')
  expect(made('6', 'taco seasoning')).toBe('')
})

test('a small number of cookies is no number of servings by itself', () => {
  expect(made('12', 'brown butter snickerdoodles')).toBe('')
  expect(made('8', 'jam cookies')).toBe('')
})

test('what is made is the dish or a known piece', () => {
  expect(made('12 tarts', 'plum tarts')).toBe('yield 12 tarts')
  expect(made('2 loaves', 'walnut bread')).toBe('yield 2 loaves')
  expect(made('12 Stück', 'Pflaumentörtchen', 'de')).toBe('yield 12 Stück')
  expect(made('20 gaufres', 'gâteau aux noix', 'fr')).toBe('')
  expect(made('1 serving', 'tartine aux figues', 'fr')).toBe('servings 1')
  expect(made('1 slice', 'pumpkin slice')).toBe('')
})

test('one thing for one person is no number of servings', () => {
  expect(made('4', 'plum burger with slaw')).toBe('')
  expect(made('4', 'plum burgers with slaw')).toBe('servings 4')
})

test('one alone is served no whole tart, and more than one has its plural', () => {
  expect(made('1', 'plum tart')).toBe('')
  expect(made('4 tart', 'plum tart')).toBe('')
  expect(made('4 tarts', 'plum tart')).toBe('yield 4 tarts')
})

test('a span of people stays a span', () => {
  expect(made('10-12 servings', 'plum tart')).toBe('servings 10 to 12')
  expect(made('4 bis 6 Portionen', 'Pflaumentarte', 'de')).toBe('servings 4 bis 6')
})

test('two numbers of servings on a page are none', () => {
  const tart = { name: 'tarta de higos', lang: 'es' }
  expect(madeOn(['Raciones: 6'], '4 porciones', tart)).toBe('')
  expect(madeOn(['Raciones: 6'], '6 porciones', tart)).toBe('servings 6')
  const plum = { name: 'plum tart', lang: 'en' }
  expect(madeOn(['Serving: 90 g', 'Servings: 4'], '4 servings', plum)).toBe('servings 4')
})

test('two to three are not two', () => {
  const countOf = (value: string): unknown => {
    const material = materialOf(
      {
        url: 'https://kitchen.example/page',
        title: 'plum risotto',
        site_name: 'Kitchen',
        description: '',
        kind: 'recipe',
        lang: 'en',
        headings: [],
        paragraphs: [],
        facts: [{ name: 'servings', value, from: 'json_ld' }],
        pictures: [],
      },
      languages('en'),
    )
    return servingFacts(material, 'plum risotto').get('servings')
  }
  expect(countOf('2-3 servings')).toMatchObject({ text: '2 to 3', number: 3 })
  expect(countOf('2 servings')).toMatchObject({ text: '2', number: 2 })
})

test('a bare number that the page calls pieces is no number of servings', () => {
  const german = { name: 'Fladenbrot', lang: 'de' }
  expect(madeOn(['Zutaten für 6 Stück'], '6', german)).toBe('')
  expect(madeOn(['Zutaten für 6 Gäste'], '6', german)).toBe('servings 6')
  expect(madeOn(['Cook 6 pieces of leek.'], '6', { name: 'leek tart', lang: 'en' })).toBe(
    'servings 6',
  )
})

test.each([
  [
    'en',
    ['Spring Rolls', 'Stuffed Cabbage Rolls', 'Lobster Rolls', 'Shrimp Cocktail', 'Tuna Cakes'],
  ],
  ['en', ['Lentil Loaf', 'Crab Cakes', 'Vegetable Egg Rolls']],
  ['de', ['Zwiebelkuchen', 'Pfannkuchen', 'Flammkuchen', 'Lauchtorte']],
  ['es', ['Pastel de carne', 'Pastel de papas', 'Tarta de puerros', 'Pan de carne']],
  [
    'fr',
    [
      'Pain de viande',
      'Cake au jambon',
      'Cake aux olives et au jambon',
      'Gâteau de pommes de terre',
    ],
  ],
])('a meal is served to a number of guests: %s %j', (lang, names) => {
  expect(names.filter((name) => isPortioned(name, lang))).toEqual([])
})

test.each([
  ['en', ['Cinnamon Rolls', 'Plum Loaf', 'Gin Cocktail', 'Carrot Cake']],
  ['de', ['Pflaumenkuchen', 'Käsekuchen', 'Zwiebelbrot', 'Nusstorte']],
  ['es', ['Pastel de chocolate', 'Tarta de queso', 'Pan de cebolla']],
  ['fr', ['Pain de campagne', 'Cake au citron', 'Gâteau au caramel salé']],
])('what is cut as each guest likes serves no number: %s %j', (lang, names) => {
  expect(names.filter((name) => !isPortioned(name, lang))).toEqual([])
})

test('a cocktail of shrimps serves more than one', () => {
  expect(made('4', 'shrimp cocktail')).toBe('servings 4')
  expect(made('4', 'gin cocktail')).toBe('')
})
