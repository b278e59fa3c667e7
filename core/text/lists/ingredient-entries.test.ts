import { expect, test } from 'vitest'
import { ingredientEntries } from './ingredient-entries.ts'

test('every ingredient is a row, in order; headings between them are none', () => {
  expect(
    ingredientEntries(['For the dough:', '2 cups flour', 'salt', 'For the sauce:', '3 plums'], 48),
  ).toEqual(['2 cups flour', 'Salt', '3 plums'])
})

test('what is said twice without an amount is one row, an amount is never dropped', () => {
  expect(ingredientEntries(['Salt, to taste', '½ cup oil', 'salt', '½ cup oil'], 48)).toEqual([
    'Salt',
    '½ cup oil',
    '½ cup oil',
  ])
})

test('a line too long gives its alternatives away, never its amount or its name', () => {
  const line = '1 cup slow-simmered vegetable stock or a good chicken stock from the market'
  expect(ingredientEntries([line], 48)).toEqual(['1 cup slow-simmered vegetable stock'])
  const name = '2 tablespoons Grandmother Adelaide’s Own Slow-Roasted Hazelnut Butter'
  expect(ingredientEntries([name], 30)).toEqual([name])
})
