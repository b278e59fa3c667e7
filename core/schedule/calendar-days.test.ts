import { expect, test } from 'vitest'
import { dayIndexOf, daysOfMonth, daysOfWeek, shownUntil, weekNumber } from './calendar-days.ts'
import { instantOf } from './wall-time.ts'

const HOUR = 3_600_000
const hoursOf = (days: readonly { start: number; end: number }[]) =>
  days.map(({ start, end }) => (end - start) / HOUR)

test('November 2026 has five weeks from Sunday and six from Monday', () => {
  const place = { date: '2026-11-15', zone: 'UTC' }
  const fromSunday = daysOfMonth({ ...place, firstWeekday: 7 })
  const fromMonday = daysOfMonth({ ...place, firstWeekday: 1 })
  expect(fromSunday).toHaveLength(35)
  expect(fromMonday).toHaveLength(42)
  expect([fromMonday[0]?.date, fromMonday.at(-1)?.date]).toEqual(['2026-10-26', '2026-12-06'])
  expect(fromMonday.filter(({ isInMonth }) => isInMonth)).toHaveLength(30)
})

test.each([
  // Its own weeks end on December 6.
  ['2026-11-15', undefined, '2026-12-06'],
  ['2026-11-15', '2026-11-29', '2026-12-06'],
  ['2026-11-15', '2026-12-06', '2026-12-06'],
  ['2026-11-15', '2026-12-07', '2026-12-13'],
  ['2026-11-30', '2026-12-14', '2026-12-20'],
])('the month of %s with what follows until %s ends on %s', (date, until, last) => {
  const days = daysOfMonth({ date, zone: 'UTC', firstWeekday: 1 }, until)
  expect(days.length % 7).toBe(0)
  expect(days.at(-1)?.date).toBe(last)
  expect(days.filter(({ isInMonth }) => isInMonth)).toHaveLength(30)
})

test('the month of today goes on for two weeks from today, any other one ends by itself', () => {
  expect(shownUntil('2026-11-03', '2026-11-28')).toBe('2026-12-12')
  expect(shownUntil('2026-12-01', '2026-11-28')).toBeUndefined()
  expect(shownUntil('2025-11-28', '2026-11-28')).toBeUndefined()
})

test('a February of four whole weeks fills nothing in', () => {
  const days = daysOfMonth({ date: '2027-02-01', zone: 'Asia/Tokyo', firstWeekday: 1 })
  expect(days).toHaveLength(28)
  expect(days.every(({ isInMonth }) => isInMonth)).toBe(true)
})

test.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['America/Santiago', '2026-09-06', 23],
  ['Africa/Cairo', '2026-04-24', 23],
  ['Asia/Kathmandu', '2026-03-29', 24],
  ['Pacific/Apia', '2011-12-30', 0],
])('in %s %s has %d hours, and days follow without a gap', (zone, date, hours) => {
  const days = daysOfWeek({ date, zone, firstWeekday: 1 })
  expect(hoursOf(days)[days.findIndex((day) => day.date === date)]).toBe(hours)
  expect(days.slice(1).map(({ start }) => start)).toEqual(days.slice(0, -1).map(({ end }) => end))
})

test('an instant is in the day whose clocks show it', () => {
  const zone = 'America/New_York'
  const days = daysOfWeek({ date: '2026-11-01', zone, firstWeekday: 7 })
  // A week has no month of its own that a day could be outside of.
  expect(days.every(({ isInMonth }) => isInMonth)).toBe(true)
  const indexOf = (wall: string) => dayIndexOf(days, instantOf(wall, zone))
  expect(indexOf('2026-11-01T00:00')).toBe(0)
  expect(indexOf('2026-11-01T23:59')).toBe(0)
  expect(indexOf('2026-11-02T00:00')).toBe(1)
  expect(indexOf('2026-11-07T23:59')).toBe(6)
  expect(indexOf('2026-10-31T23:59')).toBe(-1)
  expect(indexOf('2026-11-08T00:00')).toBe(-1)
  expect(dayIndexOf([], 0)).toBe(-1)
})

test('a day that a zone skipped holds nothing', () => {
  const zone = 'Pacific/Apia'
  const days = daysOfWeek({ date: '2011-12-30', zone, firstWeekday: 1 })
  const at = dayIndexOf(days, instantOf('2011-12-30T12:00', zone))
  expect(days[at]?.date).toBe('2011-12-31')
})

test.each([
  // ISO 8601: the year of the week's Thursday.
  ['2026-12-31', 1, 4, 53],
  ['2027-01-03', 1, 4, 53],
  ['2027-01-04', 1, 4, 1],
  ['2024-12-30', 1, 4, 1],
  ['2026-11-26', 1, 4, 48],
  // North America: the week of 1 January is the first one.
  ['2026-12-31', 7, 1, 1],
  ['2026-12-26', 7, 1, 52],
  ['2026-01-04', 7, 1, 2],
])(
  '%s is in the right week where weeks begin on %i',
  (...[date, firstWeekday, minDays, expected]) => {
    expect(weekNumber(daysOfWeek({ date, zone: 'UTC', firstWeekday }), minDays)).toBe(expected)
  },
)
