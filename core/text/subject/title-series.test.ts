import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { understandPage } from '../understand/page-model.ts'
import { countsRecipes } from './title-series.ts'

const languages = openLanguages()

interface PageFacts {
  readonly url?: string
  readonly lang?: string
  readonly ingredients?: readonly string[]
  readonly paragraphs?: string[]
  readonly recipeName?: string
  readonly categories?: readonly string[]
}

function subjectOf(title: string, page: PageFacts): { name: string; confidence: number } {
  const { url = 'https://kitchen.example/page', lang = 'en', recipeName } = page
  const facts = [
    ...(page.ingredients ?? []).map((value) => ['ingredient', value] as const),
    ...(page.categories ?? []).map((value) => ['category', value] as const),
    ...(recipeName === undefined ? [] : [['recipe_name', recipeName] as const]),
  ]
  const content: PageContent = {
    url,
    title,
    site_name: 'Kitchen',
    description: '',
    kind: 'recipe',
    lang,
    headings: [],
    paragraphs: page.paragraphs ?? [],
    facts: facts.map(([name, value]) => ({ name, value, from: 'json_ld' as const })),
    pictures: [],
  }
  return understandPage(content, languages(lang)).subject
}

const LENTILS = ['1 cup red lentils', '2 carrots', '1 onion']

test.each([
  ['Supper Tonight: Red Lentil Curry', 'red lentil curry'],
  ['Weekday Lunches | Red Lentil Curry', 'red lentil curry'],
  ['Pots and Pages: Red Lentil Curry', 'red lentil curry'],
  ['Red Lentil Curry – Supper Tonight', 'red lentil curry'],
])('%s names the part that the ingredients bear out', (title, name) => {
  const paragraphs = ['What is for supper tonight? Something warm.']
  expect(subjectOf(title, { ingredients: LENTILS, paragraphs }).name).toBe(name)
})

test('a name that the text uses stays before its explanation', () => {
  const page = { ingredients: LENTILS, paragraphs: ['Every house has its own masoor dal.'] }
  expect(subjectOf('Masoor Dal: Lentils With Carrots', page).name).toMatch(/masoor dal/iu)
  const slug = { ...page, url: 'https://kitchen.example/2024/lentils-with-carrots/' }
  expect(subjectOf('Masoor Dal: Lentils With Carrots', slug).name).toBe('lentils with carrots')
  const named = { ...page, recipeName: 'Lentils With Carrots' }
  expect(subjectOf('Masoor Dal: Lentils With Carrots', named).name).toBe('lentils with carrots')
})

test('a category of the page is a series, whatever the text says of it', () => {
  const page = {
    ingredients: LENTILS,
    paragraphs: ['Welcome to the Thrifty Table, as every week.'],
    categories: ['The Thrifty Table'],
  }
  expect(subjectOf('The Thrifty Table: Red Lentil Curry', page).name).toBe('red lentil curry')
})

test('a German department before the dish is none of it', () => {
  const page = { lang: 'de', ingredients: ['200 g rote Linsen', '2 Möhren'] }
  expect(subjectOf('Feierabend: Rote Linsen mit Möhren', page).name).toMatch(/Linsen/u)
})

test.each([
  ['9 Cozy Millet Porridge Recipes', true],
  ['Millet Porridge: Seven Easy Recipes', true],
  ['30-Minute Millet Recipes', false],
  ['5 Ingredient Millet Recipes', false],
  ['Millet Porridge Recipe', false],
  ['Hirsebrei: 8 einfache Rezepte', true],
  ['8 recetas de mijo', true],
])('%s counts recipes: %s', (title, isCounted) => {
  expect(countsRecipes(title)).toBe(isCounted)
})

test('a page that counts recipes is no dish that patterns name', () => {
  const { confidence } = subjectOf('9 Cozy Millet Porridge Recipes', {
    ingredients: ['1 cup millet'],
  })
  expect(confidence).toBeLessThan(0.5)
})

test('a name keeps the capital that the text gives it inside a sentence', () => {
  const paragraphs = ['Harlowia Lentil Curry is warm. Try the other Harlowia dishes, too.']
  const title = 'Harlowia Lentil Curry'
  expect(subjectOf(title, { ingredients: LENTILS, paragraphs }).name).toBe('Harlowia lentil curry')
  const small = [...paragraphs, 'Every harlowia is eaten warm.']
  expect(subjectOf(title, { ingredients: LENTILS, paragraphs: small }).name).toBe(
    'harlowia lentil curry',
  )
})

test('a French page that counts recipes is no dish that patterns name', () => {
  const page = { lang: 'fr', ingredients: ['200 g de lentilles', '2 carottes'] }
  expect(subjectOf('Soupes de lentilles : 8 recettes simples', page).confidence).toBeLessThan(0.5)
})
