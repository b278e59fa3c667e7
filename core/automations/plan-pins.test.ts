import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultRules, type ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import type { Sending } from '#core/schedule/spacing.ts'
import { planPins, type PinsToPlan } from './plan-pins.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-11-26T10:30:00Z')
const board = { board_id: 'cakes' }
const pins = (count: number, link = '') =>
  Array.from({ length: count }, (_, nth) => ({
    id: `pin ${nth}`,
    link: link || `https://a.example/${nth}`,
    picture_ids: [`picture ${nth}`],
    boards: [board],
  }))
const slots = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
  ['09:00', '15:00'].map((time) => ({ id: `${weekday} ${time}`, weekday, time })),
)

interface Request extends Partial<Omit<PinsToPlan, 'schedule'>> {
  readonly rules?: Partial<ScheduleRules>
  readonly slots?: PinsToPlan['schedule']['slots']
}

const plan = ({ rules, slots: own = slots, ...wish }: Request = {}) =>
  planPins({
    pins: pins(3),
    goal: { kind: 'slots' },
    maxADay: 10,
    schedule: { zone: 'UTC', slots: own, rules: { ...defaultRules, ...rules } },
    taken: new Set(),
    others: [],
    seed: 'seed',
    now: NOW,
    ...wish,
  })
const walls = (wish?: Request): string[] => plan(wish).map(({ time }) => time.wall)

describe('times for the pins of a run', () => {
  test('are the next open slots', () => {
    expect(walls()).toEqual(['2026-11-26T15:00', '2026-11-27T09:00', '2026-11-27T15:00'])
    const taken = new Set([Date.parse('2026-11-27T09:00Z')])
    expect(walls({ taken })).toEqual(['2026-11-26T15:00', '2026-11-27T15:00', '2026-11-28T09:00'])
  })

  test('keep the rules of the account: pins of one page are days apart', () => {
    expect(walls({ pins: pins(2, 'https://a.example/') })).toEqual([
      '2026-11-26T15:00',
      '2026-11-28T15:00',
    ])
  })

  test('keep the limit of the automation and that of the account for a day', () => {
    const days = ['2026-11-26T15:00', '2026-11-27T09:00', '2026-11-28T09:00']
    expect(walls({ maxADay: 1 })).toEqual(days)
    expect(walls({ rules: { per_day: 1 } })).toEqual(days)
  })

  test('what is planned already counts', () => {
    const others: Sending[] = [
      {
        id: 'a',
        at: NOW + HOUR,
        link: 'https://a.example/0?utm_content=1',
        picture_ids: [],
        board: 'b',
      },
    ]
    expect(walls({ pins: pins(1), others })).toEqual(['2026-11-28T15:00'])
    expect(walls({ pins: pins(1), others, maxADay: 1, rules: { link_hours: 0 } })).toEqual([
      '2026-11-27T09:00',
    ])
  })

  test('are spread over the days that a person wants, and over more where these are full', () => {
    const wide = plan({ pins: pins(4), goal: { kind: 'spread', days: 8 } }).map(
      ({ time }) => time.at,
    )
    expect(wide.length).toBe(4)
    expect((wide.at(-1) ?? 0) - (wide[0] ?? 0)).toBeGreaterThan(4 * DAY)
    expect(walls({ pins: pins(9), goal: { kind: 'spread', days: 1 } })).toHaveLength(9)
  })

  test('are found without slots too; a pin without a board gets none', () => {
    expect(plan({ slots: [] })).toHaveLength(3)
    expect(plan({ pins: pins(1).map((pin) => ({ ...pin, boards: [] })) })).toEqual([])
  })

  test('never break a rule, hold no slot twice, and are all ahead', () => {
    const rules = fc.record({
      per_day: fc.integer({ min: 1, max: 4 }),
      link_hours: fc.constantFrom(0, 10, 48),
      picture_days: fc.constantFrom(0, 1, 7),
      board_minutes: fc.constantFrom(0, 600),
    })
    fc.assert(
      fc.property(rules, fc.nat(12), fc.integer({ min: 1, max: 3 }), (given, count, maxADay) => {
        const wanted = pins(count).map((pin, nth) => ({
          ...pin,
          link: `https://a.example/${nth % 3}`,
        }))
        const planned = plan({ pins: wanted, rules: given, maxADay })
        const byDay = Map.groupBy(planned, ({ time }) => time.wall.slice(0, 10))
        for (const day of byDay.values())
          expect(day.length).toBeLessThanOrEqual(Math.min(maxADay, given.per_day))
        const times = planned.map(({ time }) => time.at)
        expect(new Set(times).size).toBe(times.length)
        for (const one of planned) {
          expect(one.time.at).toBeGreaterThan(NOW)
          const near = planned.filter(
            (other) =>
              other !== one &&
              Number(other.pin_id.slice(4)) % 3 === Number(one.pin_id.slice(4)) % 3 &&
              Math.abs(other.time.at - one.time.at) < given.link_hours * HOUR,
          )
          expect(near).toEqual([])
        }
        // There is room enough in the days that are looked at.
        expect(planned).toHaveLength(count)
        expect(Math.max(0, ...times)).toBeLessThan(NOW + 365 * DAY)
      }),
      { numRuns: 25 },
    )
  })
})
