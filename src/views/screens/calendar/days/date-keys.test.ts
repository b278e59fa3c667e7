import { expect, test } from 'vitest'
import { dateAfterKey } from './date-keys.ts'

test.each([
  ['ArrowRight', '2026-12-01'],
  ['ArrowLeft', '2026-11-29'],
  ['ArrowDown', '2026-12-07'],
  ['ArrowUp', '2026-11-23'],
  ['PageDown', '2026-12-30'],
  ['PageUp', '2026-10-30'],
  ['Home', null],
  ['a', null],
])('%s leads from 30 November to %s', (key, date) => {
  expect(dateAfterKey(key, '2026-11-30', false)).toBe(date)
})

test('from right to left the arrows are turned round, and the others are not', () => {
  expect(dateAfterKey('ArrowRight', '2026-11-30', true)).toBe('2026-11-29')
  expect(dateAfterKey('ArrowLeft', '2026-11-30', true)).toBe('2026-12-01')
  expect(dateAfterKey('ArrowDown', '2026-11-30', true)).toBe('2026-12-07')
})
