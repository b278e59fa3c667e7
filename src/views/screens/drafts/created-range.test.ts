import { expect, test } from 'vitest'
import { choiceOf, dateFieldOf, rangeOf, timeOfDateField } from './created-range.ts'

const now = new Date(2026, 10, 21, 15, 30).getTime()
const open = { from: null, to: null }

test('a length reaches back from now and stays open', () => {
  expect(rangeOf('week', now, open)).toEqual({ from: now - 7 * 86_400_000, to: null })
  expect(rangeOf('any', now, { from: 1, to: 2 })).toEqual(open)
})

test('each choice is found again in its range, an hour later too', () => {
  for (const choice of ['any', 'day', 'week', 'month', 'own'] as const)
    expect(choiceOf(rangeOf(choice, now, open), now + 3_600_000)).toBe(choice)
})

test('own dates take in the whole last day', () => {
  const to = timeOfDateField('2026-11-21', true)
  expect(to).toBe(new Date(2026, 10, 22).getTime())
  expect(dateFieldOf(to, true)).toBe('2026-11-21')
  expect(dateFieldOf(timeOfDateField('2026-03-01', false), false)).toBe('2026-03-01')
})

test('an empty or broken date is no bound', () => {
  expect(timeOfDateField('', false)).toBeNull()
  expect(timeOfDateField('soon', true)).toBeNull()
  expect(dateFieldOf(null, false)).toBe('')
})
