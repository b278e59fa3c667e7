import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import type { Sending } from './spacing.ts'
import { brokenRules, type Sent } from './broken-rules.builder.ts'
import { delaysUnder, settledSendings } from './rule-delays.ts'
import { type SpreadInput, type SpreadPin, spreadPins } from './spread.ts'
import { dateOfWall, instantOf, wallOf } from './wall-time.ts'

const zone = 'Europe/Berlin'
const berlin = (wall: string) => instantOf(wall, zone)
const HOUR = 3_600_000

const everyDay = (...times: string[]) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    times.map((time) => ({ id: `${weekday} ${time}`, weekday, time })),
  )
const FIVE = everyDay('08:00', '11:00', '14:00', '17:00', '20:00')
const pins = (count: number, given: Partial<SpreadPin> = {}): SpreadPin[] =>
  Array.from({ length: count }, (_, nth) => ({
    id: `${nth}`,
    link: `https://example.com/${nth}`,
    picture_ids: [],
    boards: [{ board_id: `board of ${nth}` }],
    ...given,
  }))
interface Given extends Partial<Omit<SpreadInput, 'schedule'>> {
  slots?: SpreadInput['schedule']['slots']
  rules?: Partial<ScheduleRules>
}
const free = { per_day: 5, link_hours: 0, picture_days: 0, board_minutes: 0, jitter_minutes: 0 }
const spread = ({ slots = FIVE, rules = {}, ...given }: Given) =>
  spreadPins({
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

test('the governor delays nothing that was placed, nor anything else for it', () => {
  const now = berlin('2027-03-25T10:00')
  fc.assert(
    fc.property(someCase, fc.integer({ min: 1, max: 9 }), (given, perDay) => {
      const rules = { ...free, ...given.rules }
      const settled = settledSendings(given.others, { rules, zone, now })
      const { placed } = spread({ ...given, others: settled, perDay, from: '2027-03-25', now })
      const byId = new Map(given.pins.map((one) => [one.id, one]))
      const own = placed.map(({ pin_id, board, time }, nth) => ({
        id: `placed ${nth}`,
        link: byId.get(pin_id)?.link ?? '',
        picture_ids: byId.get(pin_id)?.picture_ids ?? [],
        board: board.board_id,
        at: time.at,
      }))
      const { ahead = [], sent = [] } = Object.groupBy(given.others, ({ at }) =>
        at > now ? 'ahead' : 'sent',
      )
      const delays = (planned: Sending[]) => delaysUnder({ rules, zone, planned, sent, now })
      expect(delays([...ahead, ...own])).toEqual(delays(ahead))
    }),
    { numRuns: 150 },
  )
})

test('nothing that was placed breaks a rule, and nothing gets lost', () => {
  const now = berlin('2027-03-25T10:00')
  const day = ({ at }: Sent) => dateOfWall(wallOf(at, zone))
  fc.assert(
    fc.property(someCase, (given) => {
      const result = spread({ ...given, from: '2027-03-25', now })
      const expected = given.pins.reduce((sum, { boards }) => sum + Math.max(1, boards.length), 0)
      expect(result.placed.length + result.left.length).toBe(expected)
      const ats = result.placed.map(({ time }) => time.at)
      expect(ats).toEqual(ats.toSorted((a, b) => a - b))
      const byId = new Map(given.pins.map((one) => [one.id, one]))
      const own: Sent[] = result.placed.map(({ pin_id, board, time }) => ({
        ...(byId.get(pin_id) ?? { link: '', picture_ids: [] }),
        board: board.board_id,
        at: time.at,
      }))
      const all = [...own, ...given.others]
      const days = Map.groupBy(all, day)
      for (const one of own) {
        expect(one.at).toBeGreaterThan(now)
        expect(days.get(day(one))?.length).toBeLessThanOrEqual(given.rules.per_day)
        const others = all.filter((other) => other !== one)
        expect(brokenRules(one, others, given.rules)).toEqual([])
      }
    }),
    { numRuns: 100 },
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
