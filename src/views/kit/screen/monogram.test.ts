import { expect, test } from 'vitest'
import { hueOf, lettersOf } from './monogram.tsx'

test('a monogram has the first letters of the first and last word', () => {
  expect(
    [
      'Saltmarsh Kitchen',
      'ada',
      'The Little Loom',
      '  ',
      '🍋 lemon',
      '👩‍🍳 at home',
      'e\u0301lan vital',
      'élan vital',
      'Saltmarsh (2)',
      '«Loom»',
      '&',
    ].map(lettersOf),
  ).toEqual(['SK', 'A', 'TL', '', '🍋L', '👩‍🍳H', 'E\u0301V', 'ÉV', 'S2', 'L', '&'])
})

test('names that differ a little get hues that differ', () => {
  const hues = [
    'Garden notes',
    'Garden notes 2',
    'Saltmarsh Kitchen',
    'Brand one',
    'Brand two',
  ].map(hueOf)
  expect(new Set(hues).size).toBe(hues.length)
  expect(hues.every((hue) => hue >= 0 && hue < 360)).toBe(true)
})
