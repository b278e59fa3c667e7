import { expect, test } from 'vitest'
import { repeats } from './parts.ts'

test('a description says no second time, in figures or in words', () => {
  expect(repeats('Takes 70 minutes.', 'Easier than pie and ready in under an hour.')).toBe(true)
  expect(repeats('Zeit insgesamt: 70 Minuten.', 'In einer Stunde fertig.')).toBe(true)
  expect(repeats('Takes 70 minutes.', 'A treat for happy hour.')).toBe(false)
})

test('a description counts its guests once, and gives no figure behind "in no time"', () => {
  expect(repeats('Serves 4.', 'A quick tart with four generous servings.')).toBe(true)
  expect(
    repeats('Für 6 Personen.', 'Ein Kuchen, der vielen Gästen schmeckt: für alle Personen.'),
  ).toBe(true)
  expect(repeats('Total time: 40 minutes.', 'Plum bars that come together in just minutes.')).toBe(
    true,
  )
  expect(repeats('Temps total : 40 minutes.', 'Une tarte prête en un rien de temps.')).toBe(true)
  expect(repeats('Total time: 40 minutes.', 'Plum bars that the kids love to serve.')).toBe(false)
})

test('a sentence that counts loaves is followed by no count of slices', () => {
  expect(repeats('Makes 12 slices.', 'This recipe only makes one loaf.')).toBe(true)
  expect(repeats('Makes 12 slices.', 'This recipe makes mornings better.')).toBe(false)
})
