import { expect, test } from 'vitest'
import { kappa, median, wilson } from './statistics.ts'

test('the interval of 8 in 10 is the published one', () => {
  const { low, high } = wilson(8, 10)
  expect(low).toBeCloseTo(0.4902, 4)
  expect(high).toBeCloseTo(0.9433, 4)
})

test('an interval stays within 0 and 1 and is wide open without cases', () => {
  expect(wilson(0, 20).low).toBe(0)
  expect(wilson(0, 20).high).toBeCloseTo(0.1611, 4)
  expect(wilson(20, 20).high).toBe(1)
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})

test('kappa of the textbook example', () => {
  const pairs = [
    ...Array.from({ length: 20 }, () => ['yes', 'yes'] as const),
    ...Array.from({ length: 5 }, () => ['yes', 'no'] as const),
    ...Array.from({ length: 10 }, () => ['no', 'yes'] as const),
    ...Array.from({ length: 15 }, () => ['no', 'no'] as const),
  ]
  expect(kappa(pairs)).toBeCloseTo(0.4, 10)
})

test('kappa is 1 when all agree, negative when none does, unknown when only one verdict is used', () => {
  expect(
    kappa([
      ['a', 'a'],
      ['b', 'b'],
    ]),
  ).toBe(1)
  expect(
    kappa([
      ['a', 'b'],
      ['b', 'a'],
    ]),
  ).toBe(-1)
  expect(kappa([['a', 'a']])).toBeNull()
  expect(kappa([])).toBeNull()
})

test('the median of an even number lies between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeNaN()
})
