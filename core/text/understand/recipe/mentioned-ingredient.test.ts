import { expect, test } from 'vitest'
import { mentionedIngredient } from './mentioned-ingredient.ts'

const PROSE = 'stir in the pesto and the tomatoes, then grate the cheese over the bell pepper.'

test.each([
  ['house brand pesto', 'pesto'],
  ['oxheart tomato', 'tomato'],
  ['red bell pepper', 'bell pepper'],
  ['cheddar cheese', 'cheddar cheese'],
  ['smoked paprika', 'smoked paprika'],
])('“%s” of a list is “%s” in a sentence', (listed, said) => {
  expect(mentionedIngredient(listed, PROSE)).toBe(said)
})
