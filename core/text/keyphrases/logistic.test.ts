import { expect, test } from 'vitest'
import { probabilityOf } from './logistic.ts'

const weights = { bias: 0, features: { good: 2, bad: -2 } }

test('no feature leaves the bias, and an unknown one changes nothing', () => {
  expect(probabilityOf({}, weights)).toBe(0.5)
  expect(probabilityOf({ unknown: 1 }, weights)).toBe(0.5)
  expect(probabilityOf({}, { ...weights, bias: 1 })).toBeCloseTo(1 / (1 + Math.exp(-1)))
})

test('each feature counts by its weight and its value', () => {
  expect(probabilityOf({ good: 1 }, weights)).toBeCloseTo(1 / (1 + Math.exp(-2)))
  expect(probabilityOf({ good: 0.5 }, weights)).toBeCloseTo(1 / (1 + Math.exp(-1)))
  expect(probabilityOf({ good: 1, bad: 1 }, weights)).toBe(0.5)
})
