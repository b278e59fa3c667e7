import { expect, test } from 'vitest'
import type { PublicationState } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import { shiftDays, toNextSlots } from './new-times.ts'

const zone = 'Europe/Berlin'
const slot = { id: testId('slot'), weekday: 1, time: '09:00' }
const at = (wall: string) => instantOf(wall, zone)
const planned = (name: string, wall: string, state: PublicationState = 'planned') => ({
  pin: pin(name, { status: 'scheduled' }),
  publication: { id: testId(name), at: at(wall), wall, zone, board_id: testId('b'), state },
})
const now = at('2026-11-26T12:00')
const planOf = (...walls: string[]) => ({
  schedule: { zone, slots: [slot], rules: {} },
  taken: new Set(walls.map(at)),
  now,
})
const wallsOf = (moves: readonly { to: { wall: string } }[]) => moves.map(({ to }) => to.wall)

test('pins take the next open slots in order; what was sent is left out', () => {
  const list = [
    planned('a', '2026-11-24T09:00'),
    planned('b', '2026-11-24T10:00', 'published'),
    planned('c', '2026-11-25T09:00', 'failed'),
  ]
  const moves = toNextSlots(planOf('2026-11-30T09:00'), list)
  expect(wallsOf(moves)).toEqual(['2026-12-07T09:00', '2026-12-14T09:00'])
  expect(moves.map((move) => move.planned)).toEqual([list[0], list[2]])
  expect(toNextSlots({ ...planOf(), schedule: { zone, slots: [], rules: {} } }, list)).toEqual([])
})

test('by days they keep the time of day over a change of the clocks, and what would be past stays', () => {
  const list = [planned('a', '2027-03-27T08:30'), planned('b', '2026-11-27T08:30')]
  const later = shiftDays(planOf(), list, 1)
  expect(wallsOf(later.moves)).toEqual(['2027-03-28T08:30', '2026-11-28T08:30'])
  expect(later.moves[0]?.to.at).toBe(at('2027-03-27T08:30') + 23 * 3_600_000)
  const earlier = shiftDays(planOf(), list, -1)
  expect(wallsOf(earlier.moves)).toEqual(['2027-03-26T08:30'])
  expect(earlier.left).toEqual([list[1]])
  expect(shiftDays(planOf(), [planned('c', '2027-01-01T08:30', 'sending')], 1).moves).toEqual([])
})

test('a slot goes to one of those that come to it, and one that is moved away is free', () => {
  const list = [
    planned('a', '2026-11-30T09:00'),
    planned('b', '2026-12-07T09:00'),
    planned('c', '2026-11-30T09:00'),
  ]
  const { moves } = shiftDays(planOf('2026-11-30T09:00', '2026-12-07T09:00'), list, 7)
  expect(wallsOf(moves)).toEqual(['2026-12-07T09:00', '2026-12-14T09:00', '2026-12-07T09:00'])
  expect(moves.map(({ to }) => to.slot_id)).toEqual([slot.id, slot.id, undefined])
})
