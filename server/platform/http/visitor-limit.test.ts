import { expect, test } from 'vitest'
import { manualClock } from '../clock.ts'
import { createVisitorLimit, visitorOf } from './visitor-limit.ts'

const windows = [
  { length: 60_000, most: 4 },
  { length: 3_600_000, most: 20 },
]

test('four a minute and twenty an hour; whoever is refused is told when, and is not kept away longer for asking', () => {
  const clock = manualClock()
  const limit = createVisitorLimit(clock, windows)
  const waits = Array.from({ length: 6 }, () => limit.take('203.0.113.5'))
  expect(waits).toEqual([0, 0, 0, 0, 60_000, 60_000])
  expect(limit.take('203.0.113.6')).toBe(0)
  clock.advance(59_999)
  expect(limit.take('203.0.113.5')).toBe(1)
  clock.advance(1)
  expect(limit.take('203.0.113.5')).toBe(0)
  let tries = 5
  while (limit.take('203.0.113.5') === 0 || tries < 20) {
    if (tries < 20) tries += 1
    clock.advance(60_000)
  }
  expect(limit.take('203.0.113.5')).toBeGreaterThan(60_000)
})

test('the addresses of one /64 are one visitor, and an IPv4 address is itself however it is written', () => {
  expect(visitorOf('2001:db8:1:2::1')).toBe(visitorOf('2001:db8:1:2:ffff::9'))
  expect(visitorOf('2001:db8:1:2::1')).not.toBe(visitorOf('2001:db8:1:3::1'))
  expect(visitorOf('::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(visitorOf('203.0.113.5')).not.toBe(visitorOf('203.0.113.6'))
})

test('it remembers no more visitors than it has room for', () => {
  const limit = createVisitorLimit(manualClock(), windows)
  for (let tries = 0; tries < 4; tries += 1) limit.take('203.0.113.5')
  for (let other = 0; other < 10_000; other += 1)
    limit.take(`10.${other >> 16}.${(other >> 8) & 255}.${other & 255}`)
  expect(limit.take('203.0.113.5')).toBe(0)
})
