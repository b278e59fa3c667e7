import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dateOfWall,
  instantOf,
  isZone,
  timeOfWall,
  wallOf,
  weekdayOf,
} from './wall-time.ts'

/** Zone, wall time, the instant it names, and the wall time shown then when it is another. */
const cases: readonly (readonly [string, string, string, string?])[] = [
  ['UTC', '2026-06-01T08:00', '2026-06-01T08:00Z'],
  // Clocks go forward by an hour at night.
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30Z', '2026-03-08T03:30'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30Z', '2026-03-29T03:30'],
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30Z', '2026-03-29T02:30'],
  ['America/St_Johns', '2026-03-08T02:30', '2026-03-08T06:00Z', '2026-03-08T03:30'],
  // At midnight.
  ['Africa/Cairo', '2026-04-24T00:30', '2026-04-23T22:30Z', '2026-04-24T01:30'],
  ['Asia/Beirut', '2026-03-29T00:30', '2026-03-28T22:30Z', '2026-03-29T01:30'],
  // In the south, where spring is in autumn.
  ['America/Santiago', '2026-09-06T00:30', '2026-09-06T04:30Z', '2026-09-06T01:30'],
  ['Australia/Adelaide', '2026-10-04T02:30', '2026-10-03T17:00Z', '2026-10-04T03:30'],
  // By half an hour, and in a zone of 45 minutes.
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45Z', '2026-10-04T02:45'],
  ['Pacific/Chatham', '2026-09-27T03:00', '2026-09-26T14:15Z', '2026-09-27T04:00'],
  // A day that a zone skipped.
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00Z', '2011-12-31T12:00'],
  // Clocks go back: the earlier of both.
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30Z'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30Z'],
  ['Europe/London', '2026-10-25T01:30', '2026-10-25T00:30Z'],
  ['America/Santiago', '2026-04-04T23:30', '2026-04-05T02:30Z'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45Z'],
  ['Pacific/Chatham', '2026-04-05T03:00', '2026-04-04T13:15Z'],
  // Without summer time.
  ['Asia/Kolkata', '2026-06-01T08:00', '2026-06-01T02:30Z'],
  ['Asia/Kathmandu', '2026-06-01T08:00', '2026-06-01T02:15Z'],
  ['Asia/Tokyo', '2026-06-01T08:00', '2026-05-31T23:00Z'],
  ['America/Phoenix', '2026-07-01T08:00', '2026-07-01T15:00Z'],
  ['America/Sao_Paulo', '2026-01-15T08:00', '2026-01-15T11:00Z'],
  ['Pacific/Kiritimati', '2026-06-01T08:00', '2026-05-31T18:00Z'],
  ['Pacific/Pago_Pago', '2026-06-01T08:00', '2026-06-01T19:00Z'],
]

test.each(cases.map(([zone, wall, instant, shown = wall]) => ({ zone, wall, instant, shown })))(
  '$zone at $wall is $instant',
  ({ zone, wall, instant, shown }) => {
    const at = instantOf(wall, zone)
    expect(new Date(at).toISOString()).toBe(instant.replace('Z', ':00.000Z'))
    expect(wallOf(at, zone)).toBe(shown)
  },
)

test('an unknown zone and an unreadable time are refused', () => {
  expect(() => instantOf('2026-06-01T08:00', 'Mars/Olympus')).toThrow(RangeError)
  expect(() => instantOf('tomorrow', 'UTC')).toThrow('Invalid ISO 8601')
})

test('dates are counted over the ends of months, and weekdays from Monday', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(weekdayOf('2026-11-23')).toBe(1)
  expect(weekdayOf('2026-11-29')).toBe(7)
})

test('a wall time has a date and a time', () => {
  expect(dateOfWall('2026-11-26T08:05')).toBe('2026-11-26')
  expect(timeOfWall('2026-11-26T08:05')).toBe('08:05')
})

test('a zone is known by its name', () => {
  expect(['Europe/Berlin', 'Etc/UTC', 'Asia/Kathmandu'].every(isZone)).toBe(true)
  expect(isZone('Europe/Nowhere')).toBe(false)
})
