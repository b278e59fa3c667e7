import { expect, test } from 'vitest'
import { defaultRules, type ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import type { Planned } from '../plan/planned-days.ts'
import { newlyHeld } from './newly-held.ts'

const zone = 'Europe/Berlin'
const link = 'https://example.com/soup'
const planned = (name: string, wall: string): Planned => ({
  pin: pin(name, { link, status: 'scheduled' }),
  publication: {
    id: testId(name),
    at: instantOf(wall, zone),
    wall,
    zone,
    board_id: testId('b'),
    state: 'planned',
  },
})
/** Publications that were looked at. */
const asked = new Set<string>()
const heldAfter = (all: readonly Planned[], changed: Planned, rules: Partial<ScheduleRules>) => {
  asked.clear()
  const known = {
    plan: {
      all,
      taken: new Set(all.map(({ publication }) => publication.at)),
      schedule: { zone, slots: [], rules: {} },
      now: instantOf('2026-11-26T12:00', zone),
    },
    schedule: { zone, rules: { ...defaultRules, link_hours: 0, picture_days: 0, ...rules } },
    stateOf: ({ id }: { id: string }) => {
      asked.add(id)
      return id === testId('filed') ? ('filed' as const) : ('planned' as const)
    },
    samePictures: new Map<string, string>(),
  }
  return newlyHeld(known, [changed]).map((move) => [
    move.planned.pin.title,
    move.delay.rule,
    move.to.wall,
  ])
}
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

test('a draft is held too, and a pin in a file holds nothing', () => {
  expect(heldAfter([first], planned('d', '2026-11-27T20:00'), { per_day: 1 })).toEqual([
    [title('d'), 'perDay', '2026-11-28T20:00'],
  ])
  const filed = planned('filed', '2026-11-27T09:00')
  expect(heldAfter([filed], planned('d', '2026-11-27T20:00'), { link_hours: 48 })).toEqual([])
})

test('reads only publications within reach of a rule in a plan of thousands', () => {
  const far = Array.from({ length: 2_000 }, (_, n) => planned(`far ${n}`, '2027-11-27T09:00'))
  expect(
    heldAfter([first, second, ...far], planned('b', '2026-11-27T20:00'), { link_hours: 48 }),
  ).toEqual([[title('b'), 'link', '2026-11-29T09:00']])
  expect(asked.size).toBe(2)
})
