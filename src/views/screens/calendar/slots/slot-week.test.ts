import { expect, test } from 'vitest'
import type { Slot } from '#core/contract/publishing/schedule.contract.ts'
import {
  addSlot,
  copyDay,
  removeSlot,
  slotsOf,
  slotsOfHour,
  timesToAdd,
  toggleHour,
  weekFrom,
} from './slot-week.ts'

const slot = (weekday: number, time: string): Slot => ({ id: `${weekday} ${time}`, weekday, time })

test('a week begins with any weekday and has all of them', () => {
  expect(weekFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(weekFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6])
})

test('slots of a day are in the order of time, and each time is there once', () => {
  const slots = addSlot(addSlot([slot(1, '20:00')], slot(1, '08:00')), slot(2, '08:00'))
  expect(slotsOf(slots, 1).map(({ time }) => time)).toEqual(['08:00', '20:00'])
  expect(addSlot(slots, { ...slot(1, '08:00'), id: 'new' })).toBe(slots)
  expect(removeSlot(slots, '1 08:00')).toHaveLength(2)
})

test('a day that is copied keeps the ids of slots that other days have already', () => {
  let made = 0
  const slots = [slot(1, '08:00'), slot(1, '20:00'), slot(3, '08:00'), slot(5, '12:00')]
  const copied = copyDay(slots, 1, () => `new ${(made += 1)}`)
  expect(copied).toHaveLength(14)
  expect(slotsOf(copied, 1)).toEqual(slotsOf(slots, 1))
  expect(slotsOf(copied, 3)[0]?.id).toBe('3 08:00')
  expect(slotsOf(copied, 5).map(({ time }) => time)).toEqual(['08:00', '20:00'])
  expect(made).toBe(11)
})

test('a press on an hour adds its beginning, and another one removes it', () => {
  const at = { weekday: 1, hour: 8 }
  const empty = { slots: [slot(2, '08:00')], removed: [] }
  expect(timesToAdd(empty, at)).toEqual(['08:00'])
  const added = toggleHour(empty, at, () => 'new')
  expect(added.slots.at(-1)).toEqual({ id: 'new', weekday: 1, time: '08:00' })
  expect(toggleHour(added, at, () => 'newer').slots).toEqual(empty.slots)
})

test('the slots that a press removes come back with the next press on their hour, with their ids', () => {
  const slots = [slot(1, '18:45'), slot(1, '18:05'), slot(1, '08:00'), slot(2, '18:00')]
  const evening = { weekday: 1, hour: 18 }
  expect(slotsOfHour(slots, evening).map(({ time }) => time)).toEqual(['18:05', '18:45'])
  const without = toggleHour({ slots, removed: [] }, evening, () => 'new')
  expect(without.slots).toEqual([slot(1, '08:00'), slot(2, '18:00')])
  expect(timesToAdd(without, evening)).toEqual(['18:05', '18:45'])
  expect(timesToAdd(without, { weekday: 2, hour: 18 })).toEqual(['18:00'])
  const back = toggleHour(without, evening, () => 'new')
  expect(back.slots.toSorted(byId)).toEqual(slots.toSorted(byId))
  expect(back.removed).toEqual([])
})

const byId = (a: Slot, b: Slot) => a.id.localeCompare(b.id)
