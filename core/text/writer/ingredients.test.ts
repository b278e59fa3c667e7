import { expect, test } from 'vitest'
import { ingredientName } from './ingredients.ts'

test.each([
  ['1 1/2 cups (190 g) plain flour', 'plain flour'],
  ['2 tablespoons lemon zest, finely grated', 'lemon zest'],
  ['3 large eggs', 'eggs'],
  ['Salt and pepper, to taste', 'Salt and pepper'],
  ['2 lb (900 g) pumpkin, peeled and cubed', 'pumpkin'],
])('the ingredient of "%s" is %s', (line, name) => {
  expect(ingredientName(line)).toBe(name)
})
