import { expect, test } from 'vitest'
import type { Slot } from '#core/contract/publishing/schedule.contract.ts'
import { addSlot, copyDay, removeSlot, slotsOf, weekFrom } from './slot-week.ts'

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
