import { expect, test } from 'vitest'
import { dayByKey } from './day-keys.ts'

const from = (at: number, isMirrored = false) => ({ at, last: 29, isMirrored })

test.each([
  ['ArrowLeft', 10, 9],
  ['ArrowRight', 10, 11],
  ['ArrowUp', 10, 11],
  ['PageDown', 10, 3],
  ['PageUp', 10, 17],
  ['PageUp', 27, 29],
  ['ArrowLeft', 0, 0],
  ['Home', 10, 0],
  ['End', 10, 29],
])('%s goes from day %d to day %d', (key, at, to) => {
  expect(dayByKey(key, from(at))).toBe(to)
})

test('left is later where the page is mirrored, and up stays later', () => {
  expect(dayByKey('ArrowLeft', from(10, true))).toBe(11)
  expect(dayByKey('ArrowUp', from(10, true))).toBe(11)
})

test('other keys are left to the page', () => {
  expect(dayByKey('Tab', from(10))).toBeNull()
  expect(dayByKey('toString', from(10))).toBeNull()
})
