import { expect, test } from 'vitest'
import { areaPath, linePath, roundMax } from './chart-path.ts'

test('a line goes from day to day, the highest value at the top', () => {
  expect(linePath([0, 5, 10], 10)).toBe('M0,1L1,0.5L2,0')
})

test('an unknown day interrupts the line, and a day alone is a dot', () => {
  expect(linePath([5, null, 10, 0], 10)).toBe('M0,0.5ZM2,0L3,1')
  expect(linePath([null, null], 10)).toBe('')
})

test('the area is closed down to zero, piece by piece', () => {
  expect(areaPath([5, 10, null, 5], 10)).toBe('M0,0.5L1,0L1,1L0,1ZM3,0.5L3,1Z')
})

test.each([
  [[null], 4],
  [[3], 4],
  [[412], 500],
  [[439, 7], 500],
  [[1_001], 2_000],
  [[90], 100],
])('the scale of %o ends at %s', (values, max) => {
  expect(roundMax(values)).toBe(max)
})
