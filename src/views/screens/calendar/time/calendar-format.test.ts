import { expect, test } from 'vitest'
import { createCalendarFormat, firstWeekdayOf, minDaysOfFirstWeek } from './calendar-format.ts'

test('weeks begin as in the reader’s region, else as in the language', () => {
  expect(firstWeekdayOf('en', 'en-US')).toBe(7)
  expect(firstWeekdayOf('en', 'en-GB')).toBe(1)
  expect(firstWeekdayOf('de', 'en-US')).toBe(1)
  expect(firstWeekdayOf('ar', 'ar-EG')).toBe(6)
})

test('where weeks begin on Monday, four days make the first week; elsewhere one does', () => {
  expect([1, 6, 7].map(minDaysOfFirstWeek)).toEqual([4, 1, 1])
})

test('dates and times are said as they are written, in no zone', () => {
  const format = createCalendarFormat('en-GB')
  expect(format.month('2026-11-30')).toBe('November 2026')
  expect(format.day('2026-11-27')).toBe('Friday 27 November')
  expect(format.dayOfOtherMonth('2026-12-01')).toBe('1 December')
  expect(format.moment('2026-11-27T00:05')).toBe('Fri 27 Nov, 00:05')
  expect([1, 7].map(format.weekday)).toEqual(['Mon', 'Sun'])
  expect(format.time('20:00')).toBe('20:00')
})
