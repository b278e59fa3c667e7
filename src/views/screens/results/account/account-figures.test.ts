import { expect, test } from 'vitest'
import { sentenceOf } from './account-figures.tsx'

test('days without figures, and days of zeros, have a sentence instead of a range', () => {
  expect(sentenceOf([])).toBe('results.chartUnknown')
  expect(sentenceOf([0, 0])).toBe('results.chartNone')
  expect(sentenceOf([0, 3])).toBe('results.chartWords')
})
