import { describe, expect, test } from 'vitest'
import type { Slot } from '#core/contract/publishing/schedule.contract.ts'
import { nextOpenSlots, openSlotsOfDay, plannedAt, timeOnDay, timesFrom } from './open-slots.ts'
import { instantOf } from './wall-time.ts'

const slot = (weekday: number, time: string): Slot => ({
  id: `00000000-0000-4000-8000-0000000${weekday}${time.replace(':', '')}`,
  weekday,
  time,
})
const everyDay = (...times: string[]) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => times.map((time) => slot(weekday, time)))
const berlin = (...slots: Slot[]) => ({ zone: 'Europe/Berlin', slots, rules: {} })
const within = (from: string, until: string, ...slots: Slot[]) => ({
  ...berlin(...slots),
  rules: { hours: { from, until } },
})
const nothing = new Set<number>()
const wallsOf = (times: readonly { wall: string }[]) => times.map(({ wall }) => wall)
const inBerlin = (wall: string) => instantOf(wall, 'Europe/Berlin')

test('the next open slots are the free ones after now, earliest first', () => {
  const schedule = berlin(...everyDay('20:00', '08:00'))
  const taken = new Set([inBerlin('2026-11-27T08:00')])
  const from = inBerlin('2026-11-26T08:00')
  const times = nextOpenSlots(schedule, taken, { from, count: 3 })
  expect(wallsOf(times)).toEqual(['2026-11-26T20:00', '2026-11-27T20:00', '2026-11-28T08:00'])
  expect(times[0]).toEqual({
    at: inBerlin('2026-11-26T20:00'),
    wall: '2026-11-26T20:00',
    zone: 'Europe/Berlin',
    slot_id: slot(4, '20:00').id,
  })
})

test('a slot keeps its wall time when the clocks change', () => {
  const times = nextOpenSlots(berlin(...everyDay('08:00')), nothing, {
    from: inBerlin('2026-10-23T12:00'),
    count: 3,
  })
  expect(times.map(({ at }) => new Date(at).toISOString().slice(0, 16))).toEqual([
    '2026-10-24T06:00',
    '2026-10-25T07:00',
    '2026-10-26T07:00',
  ])
})

test('two slots that a gap moves to one instant are offered once', () => {
  const schedule = berlin(slot(7, '02:30'), slot(7, '03:30'))
  const open = openSlotsOfDay(schedule, nothing, '2026-03-29')
  expect(open.map(({ at }) => at)).toEqual([inBerlin('2026-03-29T03:30')])
  expect(open[0]?.slot_id).toBe(slot(7, '02:30').id)
  const taken = new Set([inBerlin('2026-03-29T03:30')])
  expect(openSlotsOfDay(schedule, taken, '2026-03-29')).toEqual([])
})

test('a slot of a day that a zone skipped is that of the next day, and offered once', () => {
  const zone = 'Pacific/Apia'
  const hours = ['08:00', '12:00', '16:00']
  const schedule = { zone, slots: everyDay(...hours), rules: {} }
  const from = instantOf('2011-12-29T16:00', zone)
  const times = nextOpenSlots(schedule, nothing, { from, count: 6 })
  const walls = ['2011-12-31', '2012-01-01'].flatMap((day) => hours.map((hour) => `${day}T${hour}`))
  expect(times.map(({ at }) => at)).toEqual(walls.map((wall) => instantOf(wall, zone)))
})

test('the search ends where every slot is taken', () => {
  const all = { has: () => true }
  expect(nextOpenSlots(berlin(slot(1, '08:00')), all, { from: 0, count: 1 })).toEqual([])
  expect(nextOpenSlots(berlin(slot(1, '08:00')), nothing, { from: 0, count: 0 })).toEqual([])
})

test('without slots nothing is offered, and with few slots as many as are asked for', () => {
  expect(nextOpenSlots(berlin(), nothing, { from: 0, count: 3 })).toEqual([])
  const weekly = berlin(slot(1, '08:00'))
  const times = nextOpenSlots(weekly, nothing, { from: inBerlin('2026-11-26T08:00'), count: 60 })
  expect(times).toHaveLength(60)
  expect(new Set(times.map(({ at }) => at)).size).toBe(60)
})

test('no day is looked at after the last one that is needed', () => {
  const asked = new Set<number>()
  const none = { has: (at: number) => !asked.add(at) }
  const schedule = berlin(...everyDay('08:00'))
  nextOpenSlots(schedule, none, { from: inBerlin('2026-11-26T09:00'), count: 2 })
  expect(Math.max(...asked)).toBe(inBerlin('2026-11-28T08:00'))
})

test('a claimed slot is never offered again', () => {
  const schedule = berlin(...everyDay('08:00', '12:00'))
  const taken = new Set<number>()
  for (let count = 0; count < 40; count += 1) {
    const [next] = nextOpenSlots(schedule, taken, { from: inBerlin('2026-03-27T09:00'), count: 1 })
    expect(taken.has(next?.at ?? 0)).toBe(false)
    taken.add(next?.at ?? 0)
  }
  expect(taken.size).toBe(40)
})

test('a time by hand takes a slot that is there and free', () => {
  const schedule = berlin(...everyDay('08:00'))
  const wall = '2026-11-27T08:00'
  expect(plannedAt(schedule, nothing, wall).slot_id).toBe(slot(5, '08:00').id)
  expect(plannedAt(schedule, new Set([inBerlin(wall)]), wall)).toEqual({
    at: inBerlin(wall),
    wall,
    zone: 'Europe/Berlin',
  })
  expect(plannedAt(schedule, nothing, '2026-11-27T08:01').slot_id).toBeUndefined()
})

test('a pin that is put on a day gets its first free slot, else noon, else the next full hour', () => {
  const schedule = berlin(...everyDay('08:00', '10:00'))
  const on = (date: string, now: string, taken: Set<number> = nothing) =>
    timeOnDay(schedule, taken, { date, now: inBerlin(now) })?.wall
  expect(on('2026-11-27', '2026-11-26T09:00')).toBe('2026-11-27T08:00')
  expect(on('2026-11-26', '2026-11-26T09:00')).toBe('2026-11-26T10:00')
  expect(on('2026-11-26', '2026-11-26T11:00')).toBe('2026-11-26T12:00')
  expect(on('2026-11-26', '2026-11-26T14:20')).toBe('2026-11-26T15:00')
  expect(on('2026-11-26', '2026-11-26T23:20')).toBeUndefined()
  expect(on('2026-11-25', '2026-11-26T09:00')).toBeUndefined()
})

test('a pin that is put on a day takes no time for which another one is planned, while one is free', () => {
  const on = (now: string, ...walls: string[]) =>
    timeOnDay(berlin(), new Set(walls.map(inBerlin)), { date: '2026-11-26', now: inBerlin(now) })
      ?.wall
  const noon = '2026-11-26T12:00'
  expect(on('2026-11-25T09:00', noon)).toBe('2026-11-26T13:00')
  expect(on('2026-11-26T14:20', '2026-11-26T15:00')).toBe('2026-11-26T16:00')
  const allHours = Array.from({ length: 12 }, (_, at) => `2026-11-26T${at + 12}:00`)
  expect(on('2026-11-25T09:00', ...allHours)).toBe(noon)
})

test('nor do those that follow it day by day', () => {
  const first = plannedAt(berlin(), nothing, '2026-11-26T09:15')
  const taken = new Set([inBerlin('2026-11-27T09:15')])
  expect(wallsOf(timesFrom(berlin(), taken, { first, count: 3 }))).toEqual([
    '2026-11-26T09:15',
    '2026-11-27T10:15',
    '2026-11-28T09:15',
  ])
})

test('where no slot is left, the days that follow have the time of the last slot', () => {
  const schedule = berlin(slot(6, '08:00'), slot(7, '10:00'))
  const sunday = inBerlin('2026-11-29T10:00')
  const first = plannedAt(schedule, nothing, '2026-11-27T09:15')
  expect(wallsOf(timesFrom(schedule, { has: (at) => at > sunday }, { first, count: 4 }))).toEqual([
    '2026-11-27T09:15',
    '2026-11-28T08:00',
    '2026-11-29T10:00',
    '2026-11-30T10:00',
  ])
})

test('several pins go on from the first time through the open slots, or day by day without slots', () => {
  const at = (schedule: ReturnType<typeof berlin>, count: number) =>
    wallsOf(
      timesFrom(schedule, nothing, {
        first: plannedAt(schedule, nothing, '2026-11-27T09:15'),
        count,
      }),
    )
  expect(at(berlin(...everyDay('08:00', '20:00')), 3)).toEqual([
    '2026-11-27T09:15',
    '2026-11-27T20:00',
    '2026-11-28T08:00',
  ])
  expect(at(berlin(), 3)).toEqual(['2026-11-27T09:15', '2026-11-28T09:15', '2026-11-29T09:15'])
  expect(at(berlin(), 1)).toEqual(['2026-11-27T09:15'])
})

test('a slot at this very moment is not open any more', () => {
  const schedule = berlin(...everyDay('08:00', '12:00'))
  const now = inBerlin('2026-11-27T08:00')
  const time = timeOnDay(schedule, nothing, { date: '2026-11-27', now })
  expect(time?.wall).toBe('2026-11-27T12:00')
  expect(time?.slot_id).toBe(slot(5, '12:00').id)
})

test('a day without slots offers noon while that is ahead, then the next full hour', () => {
  const at = (wall: string, date = '2026-11-27') =>
    timeOnDay(berlin(), nothing, { date, now: inBerlin(wall) })?.wall
  expect(at('2026-11-27T11:59')).toBe('2026-11-27T12:00')
  expect(at('2026-11-27T12:00')).toBe('2026-11-27T13:00')
  expect(at('2026-11-27T12:00', '2026-11-28')).toBe('2026-11-28T12:00')
  expect(at('2026-11-27T23:30')).toBeUndefined()
})

test('times without slots are one a day', () => {
  const first = plannedAt(berlin(), nothing, '2026-11-27T09:15')
  const times = timesFrom(berlin(), nothing, { first, count: 4 })
  expect(wallsOf(times)).toEqual(['27', '28', '29', '30'].map((day) => `2026-11-${day}T09:15`))
})

test('where the slots do not suffice the days after the last one go on at its time', () => {
  const free = [inBerlin('2026-11-30T08:00'), inBerlin('2026-12-01T08:00')]
  const taken = { has: (at: number) => !free.includes(at) }
  const schedule = berlin(...everyDay('08:00'))
  const first = plannedAt(schedule, taken, '2026-11-27T09:15')
  expect(wallsOf(timesFrom(schedule, taken, { first, count: 5 }))).toEqual([
    '2026-11-27T09:15',
    '2026-11-30T08:00',
    '2026-12-01T08:00',
    '2026-12-02T08:00',
    '2026-12-03T08:00',
  ])
})

describe('rules that publish only at certain hours', () => {
  const date = '2026-11-27'
  const now = inBerlin(`${date}T00:00`)

  test('pass over the slots outside them, without which there may be none', () => {
    const slots = everyDay('06:00', '09:00', '22:00')
    const from = now
    const next = nextOpenSlots(within('08:00', '21:00', ...slots), nothing, { from, count: 2 })
    expect(wallsOf(next)).toEqual(['2026-11-27T09:00', '2026-11-28T09:00'])
    expect(nextOpenSlots(within('10:00', '21:00', ...slots), nothing, { from, count: 2 })).toEqual(
      [],
    )
    // Other times of the day can be chosen by hand.
    expect(openSlotsOfDay(within('10:00', '21:00', ...slots), nothing, date)).toHaveLength(3)
  })

  test('give a day its first time within them', () => {
    const at = (schedule: ReturnType<typeof within>, when = now, taken = nothing) =>
      timeOnDay(schedule, taken, { date, now: when })?.wall
    expect(at(within('08:00', '21:00', ...everyDay('06:00', '09:00')))).toBe(`${date}T09:00`)
    expect(at(within('18:00', '22:00', ...everyDay('06:00')))).toBe(`${date}T18:00`)
    const evening = inBerlin(`${date}T18:30`)
    expect(at(within('18:00', '22:00'), evening)).toBe(`${date}T19:00`)
    // What is left of the day is outside.
    expect(at(within('08:00', '11:00'), inBerlin(`${date}T12:30`))).toBe(`${date}T13:00`)
  })

  test('offer no slot that a gap of the clocks moves out of them', () => {
    const schedule = within('02:00', '03:00', ...everyDay('02:30'))
    const from = inBerlin('2026-03-27T12:00')
    expect(wallsOf(nextOpenSlots(schedule, nothing, { from, count: 2 }))).toEqual([
      '2026-03-28T02:30',
      '2026-03-30T02:30',
    ])
    const now = inBerlin('2026-03-29T00:00')
    expect(timeOnDay(schedule, nothing, { date: '2026-03-29', now })?.slot_id).toBeUndefined()
  })

  test('give no later hour outside them for one that is taken', () => {
    const schedule = within('12:00', '14:00')
    const at = (...hours: string[]) => {
      const taken = new Set(hours.map((hour) => inBerlin(`${date}T${hour}:00`)))
      return timeOnDay(schedule, taken, { date, now })?.wall
    }
    expect(at('12')).toBe(`${date}T13:00`)
    expect(at('12', '13')).toBe(`${date}T12:00`)
  })

  test('give days after a time outside them their first time', () => {
    const schedule = within('08:00', '21:00')
    const first = plannedAt(schedule, nothing, `${date}T22:00`)
    expect(wallsOf(timesFrom(schedule, nothing, { first, count: 3 }))).toEqual([
      `${date}T22:00`,
      '2026-11-28T08:00',
      '2026-11-29T08:00',
    ])
  })
})
