import { expect, test } from 'vitest'
import { nextZoom, scrollFor, wheeledZoom, ZOOM_STEPS } from './zoom.ts'

test.each([
  [0.41, 1, 0.5],
  [0.41, -1, 0.25],
  [0.5, 1, 0.75],
  [0.5, -1, 0.25],
  [0.4999, 1, 0.75],
  [4, 1, 4],
  [0.25, -1, 0.25],
  [0.1, 1, 0.25],
] as const)('from %s one step %s leads to %s', (shown, way, next) => {
  expect(nextZoom(shown, way)).toBe(next)
})

test('a wheel never leads past the ends', () => {
  for (const delta of [-1e6, -100, -1, 0, 1, 100, 1e6])
    for (const step of ZOOM_STEPS) {
      const next = wheeledZoom(step, delta)
      expect(next).toBeGreaterThanOrEqual(0.25)
      expect(next).toBeLessThanOrEqual(4)
    }
  expect(wheeledZoom(1, -100)).toBeGreaterThan(1)
  expect(wheeledZoom(1, 100)).toBeLessThan(1)
})

test('what is under the pointer stays there', () => {
  // 300 pixels into a picture that becomes twice as large
  expect(scrollFor(200, 100, 2)).toBe(500)
  expect(scrollFor(0, 0, 3)).toBe(0)
})
