import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScheduleRules } from '#core/contract/schedule.contract.ts'
import { brokenRules, type Sent } from './broken-rules.builder.ts'
import type { Sending } from './spacing.ts'
import { type SpreadInput, type SpreadPin, spreadPins } from './spread.ts'
import { dateOfWall, instantOf, timeOfWall, wallOf } from './wall-time.ts'

const zone = 'Europe/Berlin'
const berlin = (wall: string) => instantOf(wall, zone)
const HOUR = 3_600_000

const free: ScheduleRules = {
  per_day: 5,
  link_hours: 0,
  picture_days: 0,
  board_minutes: 0,
  jitter_minutes: 0,
}
const everyDay = (...times: string[]) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    times.map((time) => ({ id: `${weekday} ${time}`, weekday, time })),
  )
const FIVE = everyDay('08:00', '11:00', '14:00', '17:00', '20:00')

/** Pins that share nothing unless it is said. */
const pin = (id: string, given: Partial<SpreadPin> = {}): SpreadPin => ({
  id,
  link: `https://example.com/${id}`,
  picture_ids: [`picture of ${id}`],
  boards: [{ board_id: `board of ${id}` }],
  ...given,
})
const pins = (count: number, given: Partial<SpreadPin> = {}) =>
  Array.from({ length: count }, (_, nth) => pin(`${nth}`, given))
const planned = (id: string, wall: string, given: Partial<Sending> = {}): Sending => ({
  id,
  at: berlin(wall),
  link: '',
  picture_ids: [],
  board: `board of ${id}`,
  ...given,
})
interface Given extends Partial<Omit<SpreadInput, 'schedule'>> {
  slots?: SpreadInput['schedule']['slots']
  rules?: Partial<ScheduleRules>
}
const input = ({ slots = FIVE, rules = {}, ...given }: Given): SpreadInput => ({
  pins: [],
  schedule: { zone, slots, rules: { ...free, ...rules } },
  from: '2026-11-27',
  days: 7,
  taken: new Set((given.others ?? []).map(({ at }) => at)),
  others: [],
  seed: 'seed',
  now: berlin('2026-11-26T12:00'),
  ...given,
})
const spread = (given: Given) => spreadPins(input(given))
const wallsOf = ({ placed }: ReturnType<typeof spreadPins>) => placed.map(({ time }) => time.wall)
const daysOf = (result: ReturnType<typeof spreadPins>) =>
  wallsOf(result).reduce<Record<string, number>>((days, wall) => {
    const date = dateOfWall(wall)
    return { ...days, [date]: (days[date] ?? 0) + 1 }
  }, {})

describe('without conflicts', () => {
  test('as many pins as slots take each slot once, with its id', () => {
    const result = spread({ pins: pins(35) })
    expect(result.left).toEqual([])
    expect(new Set(wallsOf(result)).size).toBe(35)
    expect(Object.values(daysOf(result))).toEqual([5, 5, 5, 5, 5, 5, 5])
    const [first] = result.placed
    const [slot] = FIVE.filter(({ weekday, time }) => weekday === 5 && time === '08:00')
    const wall = '2026-11-27T08:00'
    expect(first?.time).toEqual({ at: berlin(wall), wall, zone, slot_id: slot?.id })
    expect(result.placed.every(({ reasons }) => reasons.length === 0)).toBe(true)
  })

  test('few pins are even over the days and keep their order', () => {
    const result = spread({ pins: pins(14) })
    expect(Object.values(daysOf(result))).toEqual([2, 2, 2, 2, 2, 2, 2])
    expect(result.placed.map(({ pin_id }) => Number(pin_id))).toEqual([...Array(14).keys()])
  })

  test('one pin a day goes out at different times of the day, by the seed', () => {
    const of = (seed: string) =>
      wallsOf(spread({ pins: pins(28), days: 28, rules: { per_day: 1 }, seed }))
    const times = Map.groupBy(of('a'), timeOfWall)
    expect(times.size).toBe(5)
    expect(of('a')).toEqual(of('a'))
    expect(of('b')).not.toEqual(of('a'))
  })

  test('a pin on several boards has a time for each, evenly apart', () => {
    const boards = [{ board_id: 'x' }, { board_id: 'y', section_id: 's' }, { board_id: 'z' }]
    const { placed, left } = spread({ pins: [pin('a', { boards })], days: 30 })
    expect(left).toEqual([])
    expect(placed.map(({ board }) => board)).toEqual(boards)
    const [first = 0, second = 0, third = 0] = placed.map(({ time }) => time.at)
    expect(second - first).toBeGreaterThan(3 * 24 * HOUR)
    expect(third - second).toBeGreaterThan(3 * 24 * HOUR)
  })

  test('pins with one link are put apart among the others', () => {
    const same = Array.from({ length: 5 }, (_, nth) => pin(`same ${nth}`, { link: 'https://a.b/' }))
    const { placed } = spread({ pins: [...same, ...pins(30)], rules: { link_hours: 20 } })
    const times = placed
      .filter(({ pin_id }) => pin_id.startsWith('same'))
      .map(({ time }) => time.at)
    for (const [nth, at] of times.slice(1).entries())
      expect(at - (times[nth] ?? 0)).toBeGreaterThan(20 * HOUR)
  })
})

describe('room', () => {
  test('slots that are taken and days that are full stay free of more', () => {
    const others = [
      planned('a', '2026-11-27T08:00'),
      planned('b', '2026-11-27T09:30'),
      planned('c', '2026-11-28T14:00'),
    ]
    const result = spread({ pins: pins(40), days: 2, rules: { per_day: 2 }, others })
    expect(daysOf(result)).toEqual({ '2026-11-28': 1 })
    expect(wallsOf(result)).not.toContain('2026-11-28T14:00')
    expect(result.left).toHaveLength(39)
    expect(result.left.every(({ reason }) => reason.rule === 'full')).toBe(true)
  })

  test('what is on no board and what has passed is left out', () => {
    const result = spread({
      pins: [pin('a', { boards: [] }), ...pins(9)],
      from: '2026-11-26',
      days: 1,
      now: berlin('2026-11-26T14:00'),
    })
    expect(wallsOf(result)).toEqual(['2026-11-26T17:00', '2026-11-26T20:00'])
    expect(result.left[0]).toEqual({ pin_id: 'a', board: null, reason: { rule: 'noBoard' } })
    expect(result.left).toHaveLength(8)
  })

  test('a full end of the days is made up for at their beginning', () => {
    // Every time behind the first is forbidden by what is planned for the day after.
    const link = 'https://a.b/'
    const others = [planned('a', '2026-11-30T12:00', { link })]
    const result = spread({
      pins: [pin('one', { link })],
      days: 4,
      slots: everyDay('08:00'),
      rules: { link_hours: 70 },
      others,
      seed: 'late',
    })
    expect(wallsOf(result)).toEqual(['2026-11-27T08:00'])
  })

  test('without slots the times are spread over the day, and those that are taken left out', () => {
    const given = { pins: pins(20), slots: [], days: 2, rules: { per_day: 10 } }
    const result = spread(given)
    expect(Object.values(daysOf(result))).toEqual([10, 10])
    const times = wallsOf(result).map(timeOfWall)
    expect(times.every((time) => time >= '08:00' && time < '20:00')).toBe(true)
    expect(result.placed.every(({ time }) => time.slot_id === undefined)).toBe(true)
    const hours = Map.groupBy(times.slice(0, 10), (time) => time.slice(0, 2))
    expect(hours.size).toBeGreaterThan(7)
    const taken = new Set(result.placed.map(({ time }) => time.at))
    expect(spread({ ...given, taken }).placed).toEqual([])
  })

  test('150 a day without slots do not meet in a minute', () => {
    const result = spread({ pins: pins(150), slots: [], days: 1, rules: { per_day: 150 } })
    expect(new Set(wallsOf(result)).size).toBe(150)
  })
})

describe('rules', () => {
  const link = 'https://example.com/soup'
  const others = [planned('before', '2026-11-26T12:00', { link, board: 'x', picture_ids: ['p'] })]
  const day = 24 * 60
  const cases = [
    { rule: 'link', rules: { link_hours: 48 }, given: { link }, wall: '2026-11-28T14:00' },
    {
      rule: 'picture',
      rules: { picture_days: 3 },
      given: { picture_ids: ['q', 'p'] },
      wall: '2026-11-29T14:00',
    },
    {
      rule: 'board',
      rules: { board_minutes: day + 60 },
      given: { boards: [{ board_id: 'x' }] },
      wall: '2026-11-27T14:00',
    },
  ]
  test.each(cases)(
    '%s: it moves behind what is too near, and says so',
    ({ rule, rules, given, wall }) => {
      const result = spread({ pins: [pin('one', given)], days: 4, rules, others, seed: 'early' })
      const reasons = [{ rule, because: 'before', at: berlin('2026-11-26T12:00') }]
      const [placed] = spread({ pins: [pin('one', given)], days: 4, others, seed: 'early' }).placed
      // Without the rule it is earlier than the rule lets it be.
      expect(placed?.time.at).toBeLessThan(berlin(wall))
      expect(wallsOf(result)).toEqual([wall])
      expect(result.placed[0]?.reasons).toEqual(reasons)
    },
  )

  test('what no day lets in is left with its reason', () => {
    const result = spread({ pins: pins(4, { link }), rules: { link_hours: 80 } })
    expect(result.placed).toHaveLength(2)
    expect(result.left).toHaveLength(2)
    for (const { reason, board, pin_id } of result.left) {
      expect(reason).toMatchObject({ rule: 'link' })
      expect(result.placed.map((placed) => placed.pin_id)).toContain(
        'because' in reason ? reason.because : null,
      )
      expect(board).toEqual({ board_id: `board of ${pin_id}` })
    }
  })
})

const someRules = fc.record({
  per_day: fc.integer({ min: 1, max: 6 }),
  link_hours: fc.constantFrom(0, 5, 48),
  picture_days: fc.constantFrom(0, 1, 3),
  board_minutes: fc.constantFrom(0, 90, 1_500),
  jitter_minutes: fc.constant(0),
})
const some = {
  link: fc.constantFrom('', 'https://a.b/', 'https://c.d/?x=1&utm_source=e'),
  picture_ids: fc.subarray(['p', 'q', 'r']),
}
const somePins = fc.array(
  fc.record({
    id: fc.uuid(),
    ...some,
    boards: fc.subarray([{ board_id: 'x' }, { board_id: 'y' }, { board_id: 'y', section_id: 's' }]),
  }),
  { maxLength: 25 },
)
const someOthers = fc.array(
  fc.record({
    id: fc.uuid(),
    at: fc
      .integer({ min: -48, max: 24 * 10 })
      .map((hour) => berlin('2027-03-25T00:00') + hour * HOUR),
    ...some,
    board: fc.constantFrom('x', 'y'),
  }),
  { maxLength: 8 },
)

const someCase = fc.record({
  rules: someRules,
  pins: somePins,
  others: someOthers,
  slots: fc.constantFrom([], FIVE, everyDay('02:30', '03:30', '23:59')),
})

test('nothing that was placed breaks a rule, and nothing gets lost', () => {
  const now = berlin('2027-03-25T10:00')
  const day = ({ at }: Sent) => dateOfWall(wallOf(at, zone))
  fc.assert(
    fc.property(someCase, (given) => {
      const result = spread({ ...given, from: '2027-03-25', now })
      const expected = given.pins.reduce((sum, { boards }) => sum + Math.max(1, boards.length), 0)
      expect(result.placed.length + result.left.length).toBe(expected)
      const byId = new Map(given.pins.map((one) => [one.id, one]))
      const own: Sent[] = result.placed.map(({ pin_id, board, time }) => ({
        ...(byId.get(pin_id) ?? pin('')),
        board: board.board_id,
        at: time.at,
      }))
      const all = [...own, ...given.others]
      for (const one of own) {
        expect(one.at).toBeGreaterThan(now)
        const thatDay = all.filter((other) => day(other) === day(one))
        expect(thatDay.length).toBeLessThanOrEqual(given.rules.per_day)
        const others = all.filter((other) => other !== one)
        expect(brokenRules(one, others, given.rules)).toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})

describe('5,000 pins', () => {
  const link = 'https://example.com/soup'

  test('with nothing in common need one try each', () => {
    const result = spread({ pins: pins(5_000), slots: [], days: 40, rules: { per_day: 150 } })
    expect(result.left).toEqual([])
    expect(result.tried).toBe(5_000)
  })

  test('of one page in a month try no more than the few times that its spacing leaves', () => {
    const rules = { per_day: 150, link_hours: 48 }
    const result = spread({ pins: pins(5_000, { link }), slots: [], days: 30, rules })
    expect(result.placed.length).toBeGreaterThan(7)
    expect(result.placed.length + result.left.length).toBe(5_000)
    // 15 steps of two days from one end to the other, twice.
    expect(result.tried).toBeLessThan(5_000 * 32)
  })

  test('on one day fill it, and the others are named', () => {
    const result = spread({ pins: pins(5_000), days: 1 })
    expect([result.placed.length, result.left.length]).toEqual([5, 4_995])
    expect(result.tried).toBe(5)
  })
})
