import { expect, test } from 'vitest'
import { defaultRules, type ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import type { ShownState } from '../publishing/shown-state.ts'
import { ruleMoves } from './rule-moves.ts'

const zone = 'Europe/Berlin'
const at = (wall: string) => instantOf(wall, zone)
const free: ScheduleRules = { ...defaultRules, link_hours: 0, picture_days: 0 }
const link = 'https://example.com/soup'

const planned = (name: string, wall: string, link = `https://example.com/${name}`) => ({
  pin: pin(name, { link, status: 'scheduled' }),
  publication: {
    id: testId(name),
    at: at(wall),
    wall,
    zone,
    board_id: testId('b'),
    state: 'planned' as const,
  },
})
const slot = { id: testId('slot'), weekday: 6, time: '08:00' }

interface Given {
  all: ReturnType<typeof planned>[]
  rules: Partial<ScheduleRules>
  states?: Record<string, ShownState>
}
const moved = ({ all, rules, states = {} }: Given) => {
  const byId = new Map(Object.entries(states).map(([name, state]) => [testId(name), state]))
  const taken = new Set(all.map(({ publication }) => publication.at))
  return ruleMoves({
    plan: { all, taken, schedule: { zone, slots: [slot], rules: {} }, now: at('2026-11-26T12:00') },
    schedule: { zone, rules: { ...free, ...rules } },
    stateOf: ({ id }) => byId.get(id) ?? 'planned',
  }).map(({ planned: { pin: own }, to, delay, nearAt }) => ({
    title: own.title,
    to: to.wall,
    slot: to.slot_id,
    rule: delay.rule,
    near: nearAt,
  }))
}
const titleOf = (name: string) => pin(name).title

test('a delayed pin takes a free slot at its new time, and says what it waits for and when', () => {
  const all = [planned('a', '2026-11-27T08:00', link), planned('b', '2026-11-27T20:00', link)]
  expect(moved({ all, rules: { link_hours: 24 } })).toEqual([
    {
      title: titleOf('b'),
      to: '2026-11-28T08:00',
      slot: slot.id,
      rule: 'link',
      near: at('2026-11-27T08:00'),
    },
  ])
})

test('a slot that another pin has, also one that is moved, is not claimed', () => {
  const all = [
    planned('a', '2026-11-27T08:00', link),
    planned('b', '2026-11-27T20:00', link),
    planned('c', '2026-11-28T08:00'),
  ]
  expect(moved({ all, rules: { link_hours: 24 } }).map((one) => one.slot)).toEqual([undefined])
  const two = ['a', 'b', 'c'].map((name) => planned(name, '2026-11-27T08:00', `${link}/${name}`))
  const [first, second] = two
  if (first === undefined || second === undefined) throw new Error('There are three.')
  const full = [
    first,
    second,
    planned('d', '2026-11-27T08:00', `${link}/a`),
    planned('e', '2026-11-27T08:00', `${link}/b`),
  ]
  expect(moved({ all: full, rules: { link_hours: 24 } }).map((one) => one.slot)).toEqual([
    slot.id,
    undefined,
  ])
})

test('the pin that is waited for is named with its own new time', () => {
  const all = ['a', 'b', 'c'].map((name, nth) => planned(name, `2026-11-27T1${nth}:00`, link))
  expect(moved({ all, rules: { link_hours: 24 } }).map((one) => one.near)).toEqual([
    at('2026-11-27T10:00'),
    at('2026-11-28T10:00'),
  ])
})

test('what was sent delays, what failed, missed its time or is in a file neither delays nor waits', () => {
  const all = [planned('a', '2026-11-26T11:00', link), planned('b', '2026-11-26T20:00', link)]
  const count = (state: ShownState) =>
    moved({ all, rules: { link_hours: 24 }, states: { a: state } }).length
  expect(['published', 'sending', 'unknown'].map((state) => count(state as ShownState))).toEqual([
    1, 1, 1,
  ])
  expect([count('failed'), count('missed'), count('filed')]).toEqual([0, 0, 0])
  const full = { all, rules: { per_day: 1 } }
  expect(moved(full)).toMatchObject([{ to: '2026-11-27T20:00', rule: 'perDay', near: null }])
  expect(moved({ ...full, states: { b: 'missed' } })).toEqual([])
})

test('pictures that look the same count as the same', () => {
  const all = [planned('a', '2026-11-27T08:00'), planned('b', '2026-11-27T20:00')]
  const taken = new Set(all.map(({ publication }) => publication.at))
  const samePictures = new Map(all.map(({ pin: { id } }) => [id, 'same 1']))
  const given = {
    plan: { all, taken, schedule: { zone, slots: [slot], rules: {} }, now: at('2026-11-26T12:00') },
    schedule: { zone, rules: { ...free, picture_days: 1 } },
    stateOf: () => 'planned' as const,
  }
  expect(ruleMoves(given)).toEqual([])
  expect(ruleMoves({ ...given, samePictures }).map(({ delay }) => delay.rule)).toEqual(['picture'])
})
