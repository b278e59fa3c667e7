import { expect, test } from 'vitest'
import { languages } from '../../contract/call/languages.ts'
import { boardCategoriesIn, boardCategoryIn } from './board-categories-in.ts'
import { boardCategories, boardCategory } from './board-categories.ts'
import { categoryIds } from '../data/category-names.ts'
import categorySeeds from '../data/category-seeds.json' with { type: 'json' }

test('the categories are those by which interests are sorted', () => {
  expect(categoryIds).toHaveLength(24)
  expect(Object.keys(categorySeeds)).toEqual(categoryIds)
})

test.each(languages)('%s: every name is shown whole, and once', (language) => {
  const categories = boardCategoriesIn(language)
  const names = categories.flatMap(({ boards }) => boards)
  expect(names.filter((name) => name.length > 50 || name !== name.trim())).toEqual([])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  expect(categories.every(({ boards }) => boards.length >= 12)).toBe(true)
  expect(new Set(categories.map(({ name }) => name)).size).toBe(24)
})

test('a category is found by its address only', () => {
  expect(boardCategory('food-and-drinks')?.name).toBe('Food and drinks')
  for (const slug of ['', 'food_and_drinks', '__proto__', 'nothing'])
    expect(boardCategory(slug)).toBeUndefined()
})

test('each category is said in each language, at the same address', () => {
  for (const language of ['de', 'ar'] as const) {
    expect(boardCategoriesIn(language).map(({ slug }) => slug)).toEqual(
      boardCategories.map(({ slug }) => slug),
    )
    // None is left in English.
    expect(
      boardCategoriesIn(language)
        .filter(({ name, slug }) => name === boardCategory(slug)?.name)
        .map(({ slug }) => slug),
    ).toEqual(language === 'de' ? ['design', 'sport'] : [])
  }
  expect(
    boardCategoriesIn('ar')
      .flatMap(({ name, boards }) => [name, ...boards])
      .filter((name) => /[a-z]/i.test(name)),
  ).toEqual([])
  expect(boardCategoryIn('de', 'food-and-drinks')?.name).toBe('Essen und Trinken')
  expect(boardCategoryIn('ar', 'gardening')?.boards).toContain('زراعة الطماطم')
  expect(boardCategoryIn('de', '__proto__')).toBeUndefined()
})
