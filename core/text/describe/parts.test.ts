import { expect, test } from 'vitest'
import { repeats } from './parts.ts'

test('a description says no second time, in figures or in words', () => {
  expect(repeats('Takes 70 minutes.', 'Easier than pie and ready in under an hour.')).toBe(true)
  expect(repeats('Zeit insgesamt: 70 Minuten.', 'In einer Stunde fertig.')).toBe(true)
  expect(repeats('Takes 70 minutes.', 'A treat for happy hour.')).toBe(false)
})
