import { expect, test } from 'vitest'
import { instantOf } from '#core/schedule/wall-time.ts'
import type { CalendarMove } from '../../../../machines/calendar-move/calendar-move.machine.ts'
import { type Plan, stepToDate, stepToNextSlot } from './move-mode.ts'

const at = (wall: string) => instantOf(wall, 'Europe/Berlin')
const slot = { id: '00000000-0000-4000-8000-000000000001', weekday: 5, time: '08:00' }
const plan = (...taken: string[]): Plan => ({
  schedule: { zone: 'Europe/Berlin', slots: [slot], rules: {} },
  taken: new Set(taken.map(at)),
  now: at('2026-11-26T09:00'),
})
const mode = (time: string | null): CalendarMove => ({
  moved: { kind: 'drafts', pinIds: [] },
  title: '',
  time,
  date: '2026-11-26',
  target: null,
})

test('a planned pin keeps its time from day to day', () => {
  const moved = stepToDate(mode('10:30'), plan(), '2026-12-01')
  expect(moved).toMatchObject({ date: '2026-12-01', target: { wall: '2026-12-01T10:30' } })
  expect(moved.target?.slot_id).toBeUndefined()
})

test('a draft takes the free slot of a day', () => {
  expect(stepToDate(mode(null), plan(), '2026-11-27').target?.slot_id).toBe(slot.id)
  expect(stepToDate(mode(null), plan('2026-11-27T08:00'), '2026-11-27').target?.wall).toBe(
    '2026-11-27T12:00',
  )
})

test('a day or time that has passed is no target, and the way goes on from there', () => {
  const past = stepToDate(mode('08:00'), plan(), '2026-11-26')
  expect(past).toMatchObject({ date: '2026-11-26', target: null })
  expect(stepToDate(mode('08:00'), plan(), '2026-11-27').target).not.toBeNull()
})

test('N goes from open slot to open slot, past those that are taken', () => {
  const first = stepToNextSlot(mode(null), plan('2026-11-27T08:00'))
  expect(first).toMatchObject({ date: '2026-12-04', target: { wall: '2026-12-04T08:00' } })
  expect(stepToNextSlot(first, plan()).date).toBe('2026-12-11')
})

test('without slots N leads to no time', () => {
  const { taken, now } = plan()
  const withoutSlots = { schedule: { zone: 'UTC', slots: [], rules: {} }, taken, now }
  expect(stepToNextSlot(mode('08:00'), withoutSlots).target).toBeNull()
})
