import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoff } from './backoff.ts'

test('waits 1, 2, 4 … seconds, at most 30', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => backoff(attempt, 0.5))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
})

test('spreads by a fifth either way and never more', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempt, chance) => {
        const middle = Math.min(1_000 * 2 ** attempt, 30_000)
        const wait = backoff(attempt, chance)
        expect(wait).toBeGreaterThanOrEqual(Math.floor(middle * 0.8))
        expect(wait).toBeLessThanOrEqual(Math.ceil(middle * 1.2))
      },
    ),
  )
})

test('does what Retry-After says, to the millisecond', () => {
  expect(backoff(9, 0.9, 90_000)).toBe(90_000)
  expect(backoff(0, 0, 0)).toBe(0)
})

test('waits whole milliseconds, the nearest', () => {
  expect(backoff(0, 0.99)).toBe(1_196)
  expect(backoff(0, 0.9999)).toBe(1_200)
})
