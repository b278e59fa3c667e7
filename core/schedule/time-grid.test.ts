import { expect, test } from 'vitest'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { TimeGrid } from './time-grid.ts'

const time = (at: number): PlannedTime => ({ at, wall: '2026-11-26T08:00', zone: 'Etc/UTC' })
const day = (room: number, ...ats: number[]) => ({ times: ats.map(time), room })
const grid = () => new TimeGrid([day(2, 10, 20, 30), day(0, 40, 50), day(9, 60, 70)])

test('a day without room is not in it, and a day has no more room than times', () => {
  expect(grid().length).toBe(5)
  expect(grid().evenPlaces(5, () => 0)).toEqual([0, 1, 3, 4, 5])
  expect([0, 3, 4, 5].map((place) => grid().at(place)?.at)).toEqual([10, 60, 70, undefined])
})

test('the next free time is behind those that are taken, and a full day is passed', () => {
  const days = grid()
  expect(days.freeFrom(0)).toBe(0)
  days.claim(0)
  expect([0, 1, 2].map((place) => days.freeFrom(place))).toEqual([1, 1, 2])
  days.claim(2)
  expect([0, 1, 2, 3].map((place) => days.freeFrom(place))).toEqual([3, 3, 3, 3])
  days.claim(4)
  expect([0, 3, 4].map((place) => days.freeFrom(place))).toEqual([3, 3, 5])
  days.claim(3)
  expect([0, 3, 5].map((place) => days.freeFrom(place))).toEqual([5, 5, 5])
})

test('finds the first time at or after an instant', () => {
  expect([0, 10, 11, 30, 31, 60, 70, 71].map((at) => grid().placeOf(at))).toEqual([
    0, 0, 1, 2, 3, 3, 4, 5,
  ])
})

test('places are even over the days, however many times a day offers', () => {
  expect(grid().evenPlaces(1, () => 0)).toEqual([0])
  expect(grid().evenPlaces(2, () => 0)).toEqual([0, 3])
  expect(grid().evenPlaces(3, () => 0)).toEqual([0, 1, 3])
  expect(grid().evenPlaces(4, () => 0.99)).toEqual([1, 2, 3, 4])
  expect(new TimeGrid([]).evenPlaces(2, () => 0)).toEqual([0, 0])
})

test('fewer pins than days are as far apart as possible, from the first day on', () => {
  const days = new TimeGrid(Array.from({ length: 8 }, (_, nth) => day(2, nth * 10, nth * 10 + 5)))
  expect(days.evenPlaces(3, () => 0)).toEqual([0, 4, 10])
})

test('what a day has no room for is spread over the others', () => {
  const short = new TimeGrid([day(1, 5), day(3, 10, 20, 30), day(3, 40, 50, 60)])
  expect(short.evenPlaces(5, () => 0)).toEqual([0, 1, 2, 4, 5])
  expect(short.evenPlaces(6, () => 0)).toEqual([0, 1, 2, 3, 4, 5])
  expect(short.evenPlaces(9, () => 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 7])
})

test('a place on a day that has its share goes to the same part of the next day first', () => {
  const days = new TimeGrid([day(2, 1, 2, 3, 4), day(4, 5, 6, 7, 8), day(2, 9, 10)])
  expect(days.evenPlaces(3, () => 0)).toEqual([0, 4, 8])
  expect(days.limits).toEqual(['alike', 'share', 'level', 'room'])
  expect([0, 3, 4, 7].map((place) => days.freeFrom(place, 'alike'))).toEqual([0, 3, 4, 7])
  days.claim(2)
  expect([0, 1, 2, 3].map((place) => days.freeFrom(place, 'alike'))).toEqual([4, 5, 6, 7])
  days.claim(7)
  expect([2, 3, 4, 5, 6, 7].map((place) => days.freeFrom(place, 'alike'))).toEqual([
    9, 9, 8, 8, 9, 9,
  ])
  expect([0, 3, 8].map((place) => days.freeFrom(place, 'share'))).toEqual([8, 8, 8])
  days.claim(9)
  expect([0, 6, 9].map((place) => days.freeFrom(place, 'alike'))).toEqual([10, 10, 10])
  expect([0, 6, 9].map((place) => days.freeFrom(place, 'level'))).toEqual([10, 10, 10])
  expect([0, 2, 7, 9].map((place) => days.freeFrom(place))).toEqual([0, 3, 8, 10])
})

test('a day becomes no fuller than the fullest one with a share, with what goes out on it', () => {
  const days = new TimeGrid([{ ...day(3, 1, 2, 3), planned: 1 }, day(3, 4, 5, 6), day(3, 7, 8, 9)])
  expect(days.evenPlaces(1, () => 0)).toEqual([3])
  expect(days.evenPlaces(2, () => 0)).toEqual([3, 6])
  expect(days.freeFrom(0, 'level')).toBe(3)
  expect(days.evenPlaces(3, () => 0)).toEqual([0, 3, 6])
  expect(days.freeFrom(0, 'level')).toBe(0)
  days.claim(0)
  expect(days.freeFrom(1, 'level')).toBe(3)
  days.claim(3)
  expect(days.freeFrom(3, 'level')).toBe(4)
  expect(days.freeFrom(4, 'alike')).toBe(7)
  expect(days.freeFrom(4, 'share')).toBe(6)
  days.claim(4)
  expect(days.freeFrom(4, 'level')).toBe(6)
})

test('a day without more room is passed, however full the others may be', () => {
  const days = new TimeGrid([day(1, 1, 2), day(3, 3, 4, 5)])
  expect(days.evenPlaces(3, () => 0)).toEqual([0, 2, 3])
  days.claim(0)
  expect([0, 1].map((place) => days.freeFrom(place, 'level'))).toEqual([2, 2])
})

test('what is the same as all the room is not searched twice', () => {
  const days = new TimeGrid([day(2, 1, 2), day(3, 3, 4, 5)])
  expect(days.limits).toEqual(['room'])
  days.evenPlaces(1, () => 0)
  expect(days.limits).toEqual(['level', 'room'])
  days.evenPlaces(2, () => 0)
  expect(days.limits).toEqual(['alike', 'share', 'level', 'room'])
  days.evenPlaces(4, () => 0)
  expect(days.limits).toEqual(['alike', 'share', 'level', 'room'])
  days.evenPlaces(5, () => 0)
  expect(days.limits).toEqual(['room'])
  const one = new TimeGrid([day(1, 1), { ...day(3, 2, 3, 4), planned: 5 }])
  one.evenPlaces(1, () => 0)
  expect(one.limits).toEqual(['alike', 'share', 'level', 'room'])
})
