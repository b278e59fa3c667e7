import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { boardCategories, boardCategory } from './board-categories.ts'

test('the categories are those by which interests are sorted', async () => {
  const sorted = [...(await readFile(new URL('categories.ts', import.meta.url), 'utf8')).matchAll(/^ {2}(\w+): '\w+ /gm)].map(([, name]) => name?.replaceAll('_', '-'))
  expect(sorted).toHaveLength(24)
  expect(boardCategories.map(({ slug }) => slug)).toEqual(sorted)
})

test('every name is shown whole, and stands once', () => {
  const names = boardCategories.flatMap(({ boards }) => boards)
  expect(names.filter((name) => name.length > 50 || name !== name.trim())).toEqual([])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  expect(boardCategories.every(({ boards }) => boards.length >= 12)).toBe(true)
})

test('a category is found by its address only', () => {
  expect(boardCategory('food-and-drinks')?.name).toBe('Food and drinks')
  for (const slug of ['', 'food_and_drinks', '__proto__', 'nothing']) expect(boardCategory(slug)).toBeUndefined()
})
