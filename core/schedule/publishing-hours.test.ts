import { expect, test } from 'vitest'
import { isWithin, openingAfter, timeWithin } from './publishing-hours.ts'
import { instantOf, wallOf } from './wall-time.ts'

const day = { from: '08:00', until: '20:00' }
const night = { from: '20:00', until: '02:00' }
const opening = (wall: string, hours: typeof day | undefined, zone = 'Europe/Berlin') => {
  const found = openingAfter(instantOf(wall, zone), hours, zone)
  return found === null ? null : wallOf(found, zone)
}

test.each([
  ['07:59', day, false],
  ['08:00', day, true],
  ['19:59', day, true],
  ['20:00', day, false],
  ['23:00', night, true],
  ['01:59', night, true],
  ['02:00', night, false],
  ['03:00', { from: '09:00', until: '09:00' }, true],
  ['03:00', undefined, true],
])('%s is within %j: %s', (time, hours, expected) => {
  expect(isWithin(time, hours)).toBe(expected)
})

test.each([
  ['2026-11-28T12:00', day, null],
  ['2026-11-28T07:30', day, '2026-11-28T08:00'],
  ['2026-11-28T23:30', day, '2026-11-29T08:00'],
  ['2026-11-28T02:00', night, '2026-11-28T20:00'],
  ['2026-11-28T23:30', undefined, null],
  // Clocks skip from 02:00 to 03:00.
  ['2026-03-29T01:30', { from: '02:30', until: '20:00' }, '2026-03-29T03:30'],
  ['2026-03-29T01:30', { from: '02:15', until: '02:45' }, '2026-03-30T02:15'],
])('after %s the hours %j begin at %s', (wall, hours, expected) => {
  expect(opening(wall, hours)).toBe(expected)
})

test('of a beginning that clocks show twice the second is meant after the first', () => {
  const zone = 'Europe/Berlin'
  // 02:30 for the second time.
  const at = Date.parse('2026-10-25T01:30:00Z')
  const hours = { from: '02:45', until: '20:00' }
  expect(openingAfter(at, hours, zone)).toBe(at + 15 * 60_000)
})

test('a time outside the hours becomes their first one', () => {
  expect(timeWithin('23:00', day)).toBe('08:00')
  expect(timeWithin('09:15', day)).toBe('09:15')
  expect(timeWithin('23:00', undefined)).toBe('23:00')
})
