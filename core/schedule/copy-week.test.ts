import { expect, test } from 'vitest'
import { copyWeek } from './copy-week.ts'
import { instantOf } from './wall-time.ts'

const zone = 'Europe/Berlin'
const at = (wall: string) => instantOf(wall, zone)
const schedule = { zone, slots: [{ id: 'monday-nine', weekday: 1, time: '09:00' }] }
const nothing = new Set<number>()
const wallsOf = (weeks: ReturnType<typeof copyWeek>) =>
  weeks.map(({ times }) => times.map(({ wall }) => wall))

test('each week that follows has the same wall times, also where the clocks change between', () => {
  const copied = copyWeek(['2026-10-19T09:00', '2026-10-22T18:30'], {
    weeks: 2,
    schedule,
    taken: nothing,
    now: at('2026-10-19T00:00'),
  })
  expect(wallsOf(copied)).toEqual([
    ['2026-10-26T09:00', '2026-10-29T18:30'],
    ['2026-11-02T09:00', '2026-11-05T18:30'],
  ])
  // Summer time ended on 25 October.
  expect(copied[0]?.times[0]?.at).toBe(Date.UTC(2026, 9, 26, 8))
  expect(copied.map(({ weeksAhead }) => weeksAhead)).toEqual([1, 2])
})

test('a time that is a slot claims it, another one is set by hand', () => {
  const [week] = copyWeek(['2026-11-02T09:00', '2026-11-03T09:00'], {
    weeks: 1,
    schedule,
    taken: nothing,
    now: 0,
  })
  expect(week?.times.map(({ slot_id }) => slot_id)).toEqual(['monday-nine', undefined])
})

test('what has passed, is taken or came twice is left out', () => {
  const copied = copyWeek(
    ['2026-11-02T09:00', '2026-11-03T10:00', '2026-11-03T10:00', '2026-11-04T11:00'],
    {
      weeks: 1,
      schedule,
      taken: new Set([at('2026-11-11T11:00')]),
      now: at('2026-11-09T09:00'),
    },
  )
  expect(wallsOf(copied)).toEqual([['2026-11-10T10:00']])
})

test('an hour that the clocks leave out goes forward, and takes no time twice', () => {
  const copied = copyWeek(['2026-03-22T02:30', '2026-03-22T03:30'], {
    weeks: 1,
    schedule,
    taken: nothing,
    now: 0,
  })
  expect(copied[0]?.times.map((time) => time.at)).toEqual([Date.UTC(2026, 2, 29, 1, 30)])
})

test('the times of a week come earliest first, in whatever order they were copied', () => {
  const copied = copyWeek(['2026-11-05T18:00', '2026-11-02T09:00', '2026-11-03T10:00'], {
    weeks: 1,
    schedule,
    taken: nothing,
    now: 0,
  })
  expect(wallsOf(copied)).toEqual([['2026-11-09T09:00', '2026-11-10T10:00', '2026-11-12T18:00']])
})
