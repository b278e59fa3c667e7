import { expect, test } from 'vitest'
import type { PlannedTime } from '#core/contract/publications.contract.ts'
import { TimeGrid } from './time-grid.ts'

const time = (at: number): PlannedTime => ({ at, wall: '2026-11-26T08:00', zone: 'Etc/UTC' })
const day = (room: number, ...ats: number[]) => ({ times: ats.map(time), room })
const grid = () => new TimeGrid([day(2, 10, 20, 30), day(0, 40, 50), day(9, 60, 70)])

test('a day without room is not in it, and a day has no more room than times', () => {
  expect(grid().length).toBe(5)
  expect(grid().room).toBe(4)
  expect([0, 3, 4, 5].map((place) => grid().at(place)?.at)).toEqual([10, 60, 70, undefined])
})

test('the next free time is behind those that are taken, and a full day is passed', () => {
  const days = grid()
  expect(days.freeFrom(0)).toBe(0)
  days.take(0)
  expect([0, 1, 2].map((place) => days.freeFrom(place))).toEqual([1, 1, 2])
  days.take(2)
  expect([0, 1, 2, 3].map((place) => days.freeFrom(place))).toEqual([3, 3, 3, 3])
  days.take(4)
  expect([0, 3, 4].map((place) => days.freeFrom(place))).toEqual([3, 3, 5])
  days.take(3)
  expect([0, 3, 5].map((place) => days.freeFrom(place))).toEqual([5, 5, 5])
})

test('finds the first time at or after an instant', () => {
  expect([0, 10, 11, 30, 31, 60, 70, 71].map((at) => grid().placeOf(at))).toEqual([
    0, 0, 1, 2, 3, 3, 4, 5,
  ])
})

test('a share of the room counts a day by its room, not by its times', () => {
  // Each day has two of the four places; the first one offers three times for them.
  const places = [0, 0.2, 0.4, 0.49, 0.5, 0.74, 0.75, 0.99, 1]
  expect(places.map((share) => grid().placeAtShare(share))).toEqual([0, 1, 2, 2, 3, 3, 4, 4, 5])
  expect(new TimeGrid([]).placeAtShare(0)).toBe(0)
})
