import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenRules } from './broken-rules.builder.ts'
import { delayOf } from './governor.ts'
import { isWithin } from './publishing-hours.ts'
import { instantOf, timeOfWall, wallOf } from './wall-time.ts'

const zone = 'Europe/Berlin'
const berlin = (wall: string) => instantOf(wall, zone)
const MINUTE = 60_000
const NOW = '2026-11-26T12:00'

const someRules = fc.record(
  {
    per_day: fc.integer({ min: 1, max: 4 }),
    link_hours: fc.integer({ min: 0, max: 72 }),
    picture_days: fc.integer({ min: 0, max: 5 }),
    board_minutes: fc.integer({ min: 0, max: 600 }),
    jitter_minutes: fc.constant(0),
    hours: fc.constantFrom({ from: '08:00', until: '20:00' }, { from: '22:00', until: '03:00' }),
  },
  { requiredKeys: ['per_day', 'link_hours', 'picture_days', 'board_minutes', 'jitter_minutes'] },
)
const someSending = fc.record({
  id: fc.uuid(),
  at: fc
    .integer({ min: -20 * 24 * 60, max: 24 * 60 })
    .map((minute) => berlin(NOW) + minute * MINUTE),
  link: fc.constantFrom('', 'https://a.example/', 'https://b.example/'),
  picture_ids: fc.subarray(['p', 'q', 'r']),
  board: fc.constantFrom('x', 'y'),
})

const someCase = fc.record({
  rules: someRules,
  one: someSending,
  others: fc.array(someSending, { maxLength: 25 }),
})

test('a delay ends at an instant at which every rule is kept', () => {
  const now = berlin(NOW)
  const day = (instant: number) => wallOf(instant, zone).slice(0, 10)
  fc.assert(
    fc.property(someCase, ({ rules, one, others }) => {
      const at = delayOf(one, { rules, zone, others, now })?.until ?? now
      const earlier = others.filter((other) => other.at <= at && other.id !== one.id)
      const thatDay = earlier.filter((other) => day(other.at) === day(at))
      expect(at).toBeGreaterThanOrEqual(now)
      expect(thatDay.length).toBeLessThan(rules.per_day)
      expect(isWithin(timeOfWall(wallOf(at, zone)), rules.hours)).toBe(true)
      expect(brokenRules({ ...one, at }, earlier, rules)).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('the order in which the others are given changes nothing', () => {
  fc.assert(
    fc.property(someCase, ({ rules, one, others }) => {
      const given = { rules, zone, now: berlin(NOW) }
      const until = delayOf(one, { ...given, others })?.until
      expect(delayOf(one, { ...given, others: others.toReversed() })?.until).toBe(until)
    }),
    { numRuns: 50 },
  )
})
