import { expect, test } from 'vitest'
import { spokenIngredient } from './ingredient-words.ts'

test.each([
  ['8 oz weight cream cheese, softened', 'cream cheese'],
  ['2 TB butter', 'butter'],
  ['4 garlics, crushed', 'garlic'],
  ['250 g shells pasta', 'pasta shells'],
  ['3 garlic cloves', 'garlic'],
])('“%s” is said as “%s”', (line, spoken) => {
  expect(spokenIngredient(line, (text) => text)).toBe(spoken)
})
