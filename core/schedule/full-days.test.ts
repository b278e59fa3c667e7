import { expect, test } from 'vitest'
import { Days, Overflow } from './full-days.ts'
import { instantOf } from './wall-time.ts'

const zone = 'Europe/Berlin'
const berlin = (wall: string) => instantOf(wall, zone)

test('midnight after a day of 23 hours is of the day that begins', () => {
  const days = new Days(zone)
  expect(days.of(berlin('2026-03-28T12:00')).date).toBe('2026-03-28')
  expect(days.of(berlin('2026-03-30T00:00'))).toEqual({
    date: '2026-03-30',
    start: berlin('2026-03-30T00:00'),
    end: berlin('2026-03-31T00:00'),
  })
})

test('what full days push on asks by its time, and at one time in the order of the plan', () => {
  const days = new Days(zone)
  const overflow = new Overflow(days, undefined)
  const add = (place: number, wall: string) =>
    overflow.add({ place, sending: { at: berlin(wall) } })
  add(4, '2026-11-27T12:00')
  add(3, '2026-11-26T12:00')
  add(5, '2026-11-27T09:00')
  add(6, '2026-11-27T15:00')
  overflow.waitFor(days.of(berlin('2026-11-28T08:00')), () => expect.unreachable())
  const asked: [number, number][] = []
  for (; overflow.next < Infinity; overflow.removeFirst()) {
    const [first] = overflow.at(overflow.next)
    asked.push([overflow.next, first?.place ?? -1])
  }
  expect(asked).toEqual([
    [berlin('2026-11-28T09:00'), 5],
    [berlin('2026-11-28T12:00'), 3],
    [berlin('2026-11-28T12:00'), 4],
    [berlin('2026-11-28T15:00'), 6],
  ])
})
