import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultRules, type ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { addDays, instantOf } from '#core/schedule/wall-time.ts'
import type { Planned } from '../plan/planned-days.ts'
import { newlyHeld } from './newly-held.ts'
import { ruleMoves } from './rule-moves.ts'

const zone = 'Europe/Berlin'
const LINK = 'https://example.com/soup'
const OTHER_LINK = 'https://example.com/bread'
interface Place {
  readonly link?: string
  readonly board?: string
}
const planned = (
  name: string,
  wall: string,
  { link = LINK, board = 'b' }: Place = {},
): Planned => ({
  pin: pin(name, { link, status: 'scheduled' }),
  publication: {
    id: testId(name),
    at: instantOf(wall, zone),
    wall,
    zone,
    board_id: testId(board),
    state: 'planned',
  },
})
/** Publications that were looked at. */
const asked = new Set<string>()
const stateOf = ({ id }: { id: string }) => {
  asked.add(id)
  return id === testId('filed') ? ('filed' as const) : ('planned' as const)
}
const samePictures = new Map<string, string>()
const withRules = (rules: Partial<ScheduleRules>) => ({
  ...defaultRules,
  link_hours: 0,
  picture_days: 0,
  ...rules,
})
const knownOf = (all: readonly Planned[], rules: ScheduleRules) => {
  const taken = new Set(all.map(({ publication }) => publication.at))
  const now = instantOf('2026-11-26T12:00', zone)
  const plan = { all, taken, schedule: { zone, slots: [], rules: {} }, now }
  return { plan, schedule: { zone, rules }, stateOf, samePictures }
}
const heldIn = (all: readonly Planned[], changed: Planned, rules: ScheduleRules) => {
  asked.clear()
  return newlyHeld(knownOf(all, rules), [changed])
}
const heldAfter = (all: readonly Planned[], changed: Planned, rules: Partial<ScheduleRules>) =>
  heldIn(all, changed, withRules(rules)).map((move) => [
    move.planned.pin.title,
    move.delay.rule,
    move.to.wall,
  ])
const title = (name: string) => pin(name).title
const [first, second] = [planned('a', '2026-11-27T09:00'), planned('b', '2026-12-06T09:00')]

test('a pin that comes too soon after another one is held until the rule lets it go', () => {
  expect(heldAfter([first, second], planned('b', '2026-11-27T20:00'), { link_hours: 48 })).toEqual([
    [title('b'), 'link', '2026-11-29T09:00'],
  ])
})

test('names the other pin when the moved one comes before it', () => {
  expect(heldAfter([first, second], planned('a', '2026-12-05T09:00'), { link_hours: 48 })).toEqual([
    [title('b'), 'link', '2026-12-07T09:00'],
  ])
})

test('names a pin that is held for longer than before, and no other', () => {
  const third = planned('c', '2026-12-06T20:00')
  const all = [first, second, third]
  const rules = { link_hours: 48 }
  expect(heldAfter(all, planned('a', '2026-11-28T09:00'), rules)).toEqual([])
  expect(heldAfter(all, planned('a', '2026-12-05T09:00'), rules)).toEqual([
    [title('b'), 'link', '2026-12-07T09:00'],
    [title('c'), 'link', '2026-12-09T09:00'],
  ])
})

test('names a pin that is held for longer because another one leaves', () => {
  const all = [
    planned('a', '2026-11-27T08:00', { board: 'one' }),
    planned('b', '2026-11-27T09:00', { board: 'two' }),
    planned('c', '2026-11-27T09:30', { link: OTHER_LINK, board: 'two' }),
  ]
  const rules = { link_hours: 5, board_minutes: 120 }
  expect(heldAfter(all, planned('a', '2026-12-27T08:00', { board: 'one' }), rules)).toEqual([
    [title('c'), 'board', '2026-11-27T11:00'],
  ])
})

test('a draft is held too, and a pin in a file holds nothing', () => {
  expect(heldAfter([first], planned('d', '2026-11-27T20:00'), { per_day: 1 })).toEqual([
    [title('d'), 'perDay', '2026-11-28T20:00'],
  ])
  const filed = planned('filed', '2026-11-27T09:00')
  expect(heldAfter([filed], planned('d', '2026-11-27T20:00'), { link_hours: 48 })).toEqual([])
})

test('reads a plan of thousands once, and at each step only what is within reach of a rule', () => {
  const far = Array.from({ length: 2_000 }, (_, n) => planned(`far ${n}`, '2027-11-27T09:00'))
  const all = [first, second, ...far]
  const rules = withRules({ link_hours: 48, per_day: 150 })
  heldIn(all, planned('b', '2026-11-27T20:00'), rules)
  const [held] = heldIn(all, planned('b', '2026-11-27T21:00'), rules)
  expect([held?.planned.pin.title, held?.to.wall]).toEqual([title('b'), '2026-11-29T09:00'])
  expect(asked.size).toBe(2)
})

/** So many days of two pins each, at nine and at ten. */
const fullDays = (count: number): Planned[] =>
  Array.from({ length: count }, (_, nth) => addDays('2026-11-27', nth)).flatMap((date) => [
    planned(`${date} a`, `${date}T09:00`),
    planned(`${date} b`, `${date}T10:00`),
  ])

test('names every pin that full days push on, to the end of the plan', () => {
  const all = fullDays(400)
  const held = heldAfter(all, planned('more', '2026-11-28T08:00'), { per_day: 2 })
  expect(held).toHaveLength(399)
  expect(held.at(-1)).toEqual([title('2027-12-31 b'), 'perDay', '2028-01-01T10:00'])
})

test('names pins that wait since days long before the one that changes', () => {
  // On each day one pin too many: at the end of ten days, ten wait for the days after.
  const held = heldAfter(fullDays(10), planned('early', '2026-12-08T08:00'), { per_day: 1 })
  // The first of them goes on 7 December.
  expect(held).toHaveLength(9)
  expect(held[0]).toEqual([title('2026-11-28 b'), 'perDay', '2026-12-09T10:00'])
})

test('holds what the rules then hold, in any plan', () => {
  const moment = fc
    .record({ day: fc.nat(30), hour: fc.integer({ min: 7, max: 11 }) })
    .map(({ day, hour }) => `${addDays('2026-11-27', day)}T${String(hour).padStart(2, '0')}:00`)
  const place = fc.record({
    link: fc.constantFrom(LINK, OTHER_LINK),
    board: fc.constantFrom('one', 'two'),
  })
  const places = fc.array(fc.tuple(moment, place), { minLength: 1, maxLength: 40 })
  const rules = fc.record({
    per_day: fc.integer({ min: 1, max: 3 }),
    link_hours: fc.constantFrom(0, 1, 5, 30),
    board_minutes: fc.constantFrom(0, 90, 180),
  })
  fc.assert(
    fc.property(places, moment, rules, (plan, wall, given) => {
      const all = plan.map(([each, where], nth) => planned(`${nth}`, each, where))
      const changed = planned('0', wall, plan[0]?.[1])
      const ruled = withRules(given)
      const movesOf = (pins: readonly Planned[]) => ruleMoves(knownOf(pins, ruled))
      const before = new Map(movesOf(all).map(({ delay }) => [delay.id, delay.until]))
      const after = movesOf([...all.slice(1), changed]).filter(
        ({ delay: { id, until } }) =>
          id === changed.publication.id || until > (before.get(id) ?? -Infinity),
      )
      expect(heldIn(all, changed, ruled).map(({ delay }) => delay)).toEqual(
        after.map(({ delay }) => delay),
      )
    }),
  )
})
