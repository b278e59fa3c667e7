import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { brokenRules } from './broken-rules.builder.ts'
import { delayOf, type Sending } from './governor.ts'
import { delaysUnder, longerDelays, settledSendings } from './rule-delays.ts'
import { isWithin } from './publishing-hours.ts'
import { instantOf, timeOfWall, wallOf } from './wall-time.ts'

const zone = 'Europe/Berlin'
const berlin = (wall: string) => instantOf(wall, zone)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const free: ScheduleRules = {
  per_day: 150,
  link_hours: 0,
  picture_days: 0,
  board_minutes: 0,
  jitter_minutes: 0,
}
/** Shares nothing unless it is stated. */
const pin = (id: string, wall: string, shared: Partial<Sending> = {}): Sending => ({
  id,
  at: berlin(wall),
  link: `https://example.com/${id}`,
  picture_ids: [`picture of ${id}`],
  board: `board of ${id}`,
  ...shared,
})
const link = 'https://example.com/soup'

interface Given {
  rules: Partial<ScheduleRules>
  planned: Sending[]
  sent?: Sending[]
  now?: string
}
const delays = ({ rules, planned, sent = [], now = '2026-11-26T12:00' }: Given) =>
  delaysUnder({ rules: { ...free, ...rules }, zone, planned, sent, now: berlin(now) }).map(
    ({ id, until, rule, because }) => [id, wallOf(until, zone), rule, because],
  )

describe('delays under rules', () => {
  test('what keeps the rules has none', () => {
    const planned = [pin('a', '2026-11-27T08:00'), pin('b', '2026-11-27T08:00')]
    expect(delays({ rules: { per_day: 2, link_hours: 48 }, planned })).toEqual([])
  })

  test('outside the hours a pin waits until they begin, on a full day until those of the next one', () => {
    const rules = { per_day: 1, hours: { from: '08:00', until: '20:00' } }
    const planned = [
      pin('late', '2026-11-26T23:00'),
      pin('later', '2026-11-26T23:30'),
      pin('noon', '2026-11-29T12:00'),
    ]
    expect(delays({ rules, planned })).toEqual([
      ['late', '2026-11-27T08:00', 'hours', undefined],
      ['later', '2026-11-28T08:00', 'perDay', undefined],
    ])
  })

  test('the second of one link waits for the first, the third for the second', () => {
    const planned = [
      pin('c', '2026-11-28T08:00', { link }),
      pin('b', '2026-11-27T14:00', { link }),
      pin('a', '2026-11-27T08:00', { link }),
      pin('other', '2026-11-27T11:00'),
    ]
    expect(delays({ rules: { link_hours: 48 }, planned })).toEqual([
      ['b', '2026-11-29T08:00', 'link', 'a'],
      ['c', '2026-12-01T08:00', 'link', 'b'],
    ])
  })

  test('what was sent counts, and a time between two minutes is the next minute', () => {
    const sent = [
      { ...pin('s', '2026-11-26T20:00', { board: 'x' }), at: berlin('2026-11-26T20:00') + 1 },
    ]
    const planned = [pin('a', '2026-11-26T20:30', { board: 'x' })]
    expect(delays({ rules: { board_minutes: 60 }, planned, sent })).toEqual([
      ['a', '2026-11-26T21:01', 'board', 's'],
    ])
  })

  test('a full day moves the rest to the same times of the days after, the first planned first', () => {
    const planned = ['a', 'b', 'c', 'd', 'e'].map((id, nth) => pin(id, `2026-11-27T1${nth}:00`))
    const tomorrow = pin('z', '2026-11-28T09:00')
    expect(delays({ rules: { per_day: 2 }, planned: [...planned, tomorrow] })).toEqual([
      ['c', '2026-11-28T12:00', 'perDay', undefined],
      ['d', '2026-11-29T13:00', 'perDay', undefined],
      ['e', '2026-11-29T14:00', 'perDay', undefined],
    ])
  })

  test('what was sent at the very instant counts on its day', () => {
    const planned = [pin('a', '2026-11-27T10:00')]
    const sent = [pin('s', '2026-11-27T10:00')]
    expect(delays({ rules: { per_day: 1 }, planned, sent })).toEqual([
      ['a', '2026-11-28T10:00', 'perDay', undefined],
    ])
  })

  test('two sent at the very instant fill a day of two', () => {
    const sent = [pin('s', '2026-11-27T10:00'), pin('t', '2026-11-27T10:00')]
    expect(
      delays({ rules: { per_day: 2 }, planned: [pin('a', '2026-11-27T10:00')], sent }),
    ).toEqual([['a', '2026-11-28T10:00', 'perDay', undefined]])
  })

  test('a pin that waits for another rule goes before one that is planned later and was pushed on', () => {
    const planned = [
      pin('a', '2026-11-27T08:00', { link }),
      pin('full', '2026-11-27T09:00'),
      pin('b', '2026-11-27T10:00'),
    ]
    const sent = [pin('s', '2026-11-26T10:00', { link })]
    expect(delays({ rules: { per_day: 1, link_hours: 48 }, planned, sent })).toEqual([
      ['a', '2026-11-28T10:00', 'link', 's'],
      ['b', '2026-11-29T10:00', 'perDay', undefined],
    ])
  })

  test('at one instant the first by id goes; what is full and too near says what ends last', () => {
    const planned = [pin('b', '2026-11-27T10:00', { link }), pin('a', '2026-11-27T10:00', { link })]
    expect(delays({ rules: { per_day: 1, link_hours: 48 }, planned })).toEqual([
      ['b', '2026-11-29T10:00', 'link', 'a'],
    ])
    expect(delays({ rules: { per_day: 1, link_hours: 2 }, planned })).toEqual([
      ['b', '2026-11-28T10:00', 'perDay', undefined],
    ])
  })

  test('a time that has passed asks now, and is not delayed by that', () => {
    const planned = [
      pin('late', '2026-11-26T11:00', { link }),
      pin('a', '2026-11-26T12:30', { link }),
    ]
    const given = { planned, now: '2026-11-26T12:00' }
    expect(delays({ ...given, rules: {} })).toEqual([])
    expect(delays({ ...given, rules: { link_hours: 1 } })).toEqual([
      ['a', '2026-11-26T13:00', 'link', 'late'],
    ])
  })

  test('of pins that a full day pushes on and those of the next day, the first planned goes first', () => {
    const planned = [
      pin('a', '2026-11-27T10:00'),
      pin('b', '2026-11-27T10:00'),
      pin('c', '2026-11-28T10:00'),
      pin('early', '2026-11-29T08:00'),
    ]
    expect(delays({ rules: { per_day: 1 }, planned })).toEqual([
      ['b', '2026-11-28T10:00', 'perDay', undefined],
      ['c', '2026-11-30T10:00', 'perDay', undefined],
    ])
  })

  test('full days push pins on by their times, also to a day on which clocks change', () => {
    const planned = ['00:30', '02:30', '03:15', '04:00'].map((time) =>
      pin(time, `2026-03-27T${time}`),
    )
    const before = pin('before', '2026-03-27T00:00')
    const now = '2026-03-26T12:00'
    // On 29 March clocks skip from 02:00 to 03:00: what is planned for 02:30 comes after 03:15.
    expect(delays({ rules: { per_day: 1 }, planned: [before, ...planned], now })).toEqual([
      ['00:30', '2026-03-28T00:30', 'perDay', undefined],
      ['03:15', '2026-03-29T03:15', 'perDay', undefined],
      ['02:30', '2026-03-30T02:30', 'perDay', undefined],
      ['04:00', '2026-03-31T04:00', 'perDay', undefined],
    ])
  })

  test('a pin that waits for a day with room is not asked about on each full day before', () => {
    let reads = 0
    const counted = (one: Sending): Sending => ({
      ...one,
      get at() {
        reads += 1
        return one.at
      },
    })
    // A thousand days with two pins each, and half of them has to wait for days after these.
    const planned = Array.from({ length: 2_000 }, (_, nth) => {
      const at = berlin('2026-11-27T09:00') + (nth % 2) * 3 * HOUR + Math.floor(nth / 2) * 24 * HOUR
      return { ...pin(String(nth), '2026-11-27T09:00'), at }
    })
    const given = { zone: 'UTC', planned: planned.map(counted), sent: [], now: 0 }
    expect(delaysUnder({ ...given, rules: { ...free, per_day: 1 } })).toHaveLength(1_000)
    // 9,998. Asked about on each day, they were 1,008,998.
    expect(reads).toBeLessThan(20_000)
  })

  test('5,000 pins at one instant fill a thousand days', () => {
    const planned = Array.from({ length: 5_000 }, (_, nth) =>
      pin(String(nth).padStart(4, '0'), '2026-11-27T10:00'),
    )
    const found = delays({ rules: { per_day: 5 }, planned })
    expect(found).toHaveLength(4_995)
    expect(found.at(-1)).toEqual(['4999', '2029-08-22T10:00', 'perDay', undefined])
  })
})

test('what is ahead settles at the time at which it goes; what has come keeps its own', () => {
  const now = berlin('2026-11-26T12:00')
  const all = [
    pin('ahead', '2026-11-26T12:01', { link }),
    pin('now', '2026-11-26T12:00', { link }),
    pin('sent', '2026-11-26T11:00', { link }),
  ]
  const rules = { ...free, link_hours: 24 }
  const settled = settledSendings(all, { rules, zone, now })
  expect(settled.map(({ id, at }) => [id, wallOf(at, zone)])).toEqual([
    ['ahead', '2026-11-27T12:00'],
    ['now', '2026-11-26T12:00'],
    ['sent', '2026-11-26T11:00'],
  ])
})

test('what is held back counts when it goes, not when it was planned for', () => {
  const now = berlin('2026-11-26T12:00')
  const all = [
    pin('sent', '2026-11-26T11:00', { link }),
    pin('held', '2026-11-26T11:30', { link, isWaiting: true }),
  ]
  const settled = settledSendings(all, { rules: { ...free, link_hours: 24 }, zone, now })
  expect(settled.map(({ id, at }) => [id, wallOf(at, zone)])).toEqual([
    ['sent', '2026-11-26T11:00'],
    ['held', '2026-11-27T11:00'],
  ])
})

test('what is held back and may go counts as going now', () => {
  const now = berlin('2026-11-26T12:00')
  const all = [pin('held', '2026-11-26T11:30', { link, isWaiting: true })]
  expect(settledSendings(all, { rules: free, zone, now }).map(({ at }) => at)).toEqual([now])
})

test('only what is held by a change, or for longer than before it, is named', () => {
  const before = [
    pin('a', '2026-11-27T08:00', { link }),
    pin('held', '2026-11-27T14:00', { link }),
    pin('c', '2026-12-01T08:00', { link }),
  ]
  const longer = (added: Sending) =>
    longerDelays(
      {
        rules: { ...free, link_hours: 24 },
        zone,
        planned: [...before, added],
        sent: [],
        now: berlin('2026-11-26T12:00'),
      },
      before,
    ).map(({ id, until }) => [id, wallOf(until, zone)])
  expect(longer(pin('other', '2026-11-27T09:00'))).toEqual([])
  expect(longer(pin('new', '2026-11-28T12:00', { link }))).toEqual([['new', '2026-11-29T08:00']])
  expect(longer(pin('first', '2026-11-27T07:00', { link }))).toEqual([
    ['a', '2026-11-28T07:00'],
    ['held', '2026-11-29T07:00'],
  ])
})

const someRules = fc.record(
  {
    per_day: fc.integer({ min: 1, max: 4 }),
    link_hours: fc.integer({ min: 0, max: 72 }),
    picture_days: fc.integer({ min: 0, max: 5 }),
    board_minutes: fc.integer({ min: 0, max: 10 }).map((hours) => hours * 60),
    jitter_minutes: fc.constant(0),
    hours: fc.constantFrom({ from: '08:00', until: '20:00' }, { from: '22:00', until: '03:00' }),
  },
  { requiredKeys: ['per_day', 'link_hours', 'picture_days', 'board_minutes', 'jitter_minutes'] },
)
const NOW = '2026-10-22T12:00'
const minutesFromNow = (min: number, max: number) =>
  fc.integer({ min, max }).map((minute) => berlin(NOW) + minute * MINUTE)
const sending = (at: fc.Arbitrary<number>) =>
  fc.record({
    id: fc.uuid(),
    at,
    link: fc.constantFrom('', 'https://a.example/', 'https://b.example/'),
    picture_ids: fc.subarray(['p', 'q', 'r']),
    board: fc.constantFrom('x', 'y'),
  })
const somePlanned = fc.uniqueArray(sending(minutesFromNow(0, 6 * 24 * 60)), {
  maxLength: 25,
  selector: ({ id }) => id,
})
const someSent = fc.uniqueArray(sending(minutesFromNow(-6 * 24 * 60, -1)), {
  maxLength: 8,
  // No two within a minute of each other, also some whole hours later.
  selector: ({ at }) => (at / MINUTE) % 60,
})

test('planned for the new times every rule is kept, and nothing is delayed any more', () => {
  const now = berlin(NOW)
  const day = (at: number) => wallOf(at, zone).slice(0, 10)
  fc.assert(
    fc.property(someRules, somePlanned, someSent, (rules, planned, sent) => {
      const found = new Map(
        delaysUnder({ rules, zone, planned, sent, now }).map((one) => [one.id, one]),
      )
      const moved = planned.map((one) => ({ ...one, at: found.get(one.id)?.until ?? one.at }))
      expect(delaysUnder({ rules, zone, planned: moved, sent, now })).toEqual([])
      const all = [...moved, ...sent]
      for (const one of moved) {
        expect(isWithin(timeOfWall(wallOf(one.at, zone)), rules.hours)).toBe(true)
        expect(all.filter(({ at }) => day(at) === day(one.at)).length).toBeLessThanOrEqual(
          Math.max(rules.per_day, sent.filter(({ at }) => day(at) === day(one.at)).length),
        )
        const others = all.filter((other) => other !== one)
        expect(brokenRules(one, others, rules).filter((rule) => rule !== 'gap')).toEqual([])
      }
    }),
    { numRuns: 150 },
  )
})

test('one pin waits as long, and for the same, as the governor says', () => {
  fc.assert(
    fc.property(someRules, sending(minutesFromNow(0, 60)), someSent, (rules, some, sent) => {
      const one = { ...some, id: 'one' }
      const taken = new Set(sent.map(({ at }) => (at / MINUTE) % 60))
      fc.pre(!taken.has((one.at / MINUTE) % 60))
      const { at, id } = one
      const delay = delayOf(one, { rules, zone, others: sent, now: at })
      const input = { rules, zone, planned: [one], sent, now: berlin(NOW) }
      expect(delaysUnder(input)).toEqual(delay === null ? [] : [{ ...delay, id, at }])
    }),
    { numRuns: 200 },
  )
})
