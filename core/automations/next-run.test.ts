import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextRunAt, pinsOfRun, startOfDay } from './next-run.ts'

describe('the next run', () => {
  const at = (iso: string): number => Date.parse(iso)
  test.each([
    ['07:00 UTC', '2026-11-26T06:59:59Z', '2026-11-26T07:00:00Z'],
    ['07:00 UTC', '2026-11-26T07:00:00Z', '2026-11-27T07:00:00Z'],
    ['07:00 Asia/Kathmandu', '2026-11-26T01:20:00Z', '2026-11-27T01:15:00Z'],
    ['23:30 America/New_York', '2026-11-26T03:00:00Z', '2026-11-26T04:30:00Z'],
    // The clocks skip half past two, and show it twice.
    ['02:30 Europe/Berlin', '2026-03-29T00:00:00Z', '2026-03-29T01:30:00Z'],
    ['02:30 Europe/Berlin', '2026-10-25T00:00:00Z', '2026-10-25T00:30:00Z'],
    ['02:30 Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00Z'],
  ])('daily at %s after %s is %s', (daily, now, next) => {
    const [daily_at = '', zone = ''] = daily.split(' ')
    expect(nextRunAt({ daily_at }, { zone, now: at(now) })).toBe(at(next))
  })

  test('comes never by itself when it is only asked for', () => {
    expect(nextRunAt({ daily_at: null }, { zone: 'UTC', now: 0 })).toBeNull()
  })

  test('a day begins at midnight of the zone', () => {
    expect(startOfDay(at('2026-11-26T20:00:00Z'), 'Asia/Tokyo')).toBe(at('2026-11-26T15:00:00Z'))
  })
})

describe('the pins of a run', () => {
  const settings = { max_pages: 3, pins_a_page: 4, max_pins_a_day: 10 }
  test.each([
    [5, 0, [4, 4, 2]],
    [1, 0, [4]],
    [5, 9, [1]],
    [5, 10, []],
    [5, 99, []],
    [0, 0, []],
  ])('of %i articles, with %i made today, are %j', (articles, madeToday, pins) => {
    expect(pinsOfRun(articles, { settings, madeToday })).toEqual(pins)
  })

  test('are never more than the day holds, and no article gets none', () => {
    const upTo = (max: number) => fc.integer({ min: 1, max })
    fc.assert(
      fc.property(
        fc.record({ max_pages: upTo(50), pins_a_page: upTo(10), max_pins_a_day: upTo(100) }),
        fc.record({ articles: fc.nat(60), madeToday: fc.nat(120) }),
        (limits, { articles, madeToday }) => {
          const { max_pages, pins_a_page, max_pins_a_day } = limits
          const pins = pinsOfRun(articles, { settings: limits, madeToday })
          const sum = pins.reduce((all, count) => all + count, 0)
          expect(sum).toBeLessThanOrEqual(Math.max(0, max_pins_a_day - madeToday))
          expect(pins.length).toBeLessThanOrEqual(Math.min(articles, max_pages))
          for (const count of pins) expect(count >= 1 && count <= pins_a_page).toBe(true)
        },
      ),
    )
  })
})
