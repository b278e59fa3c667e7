import { expect, test } from 'vitest'
import { defaultRules, type ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import { emptyDays } from './empty-days.ts'
import type { SpreadRow } from './spread-plan.ts'

const zone = 'Europe/Berlin'
const time = (wall: string) => ({ at: instantOf(wall, zone), wall, zone })
const row = (name: string, wall: string, link: string): SpreadRow => ({
  pin: pin(name, { link }),
  board: { board_id: testId(name) },
  time: time(wall),
  reasons: [],
})
const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  id: testId(`slot ${weekday}`),
  weekday,
  time: '09:00',
}))
interface Given {
  readonly rules?: Partial<ScheduleRules>
  readonly slots?: typeof slots
  readonly others?: readonly string[]
}
const empty = (rows: readonly SpreadRow[], given: Given = {}) =>
  emptyDays(
    {
      schedule: {
        zone,
        slots: given.slots ?? slots,
        rules: { ...defaultRules, link_hours: 0, picture_days: 0, ...given.rules },
      },
      from: '2026-11-30',
      days: 6,
      taken: new Set(),
      others: (given.others ?? []).map((wall) => ({
        id: testId(wall),
        link: '',
        picture_ids: [],
        board: testId('other'),
        at: instantOf(wall, zone),
      })),
      seed: 'a',
      now: instantOf('2026-11-29T12:00', zone),
    },
    rows,
  )
const soup = 'https://example.com/soup'

test('days on which each pin would be too close to one with the same link name that rule', () => {
  const rows = [row('a', '2026-11-30T09:00', soup), row('b', '2026-12-05T09:00', soup)]
  expect(empty(rows, { rules: { link_hours: 120 } })).toEqual([
    { reason: 'link', days: 4, runs: [{ from: '2026-12-01', to: '2026-12-04' }] },
  ])
})

test('days that no pin needs are spare', () => {
  const rows = [row('a', '2026-11-30T09:00', soup), row('b', '2026-12-03T09:00', `${soup}/2`)]
  expect(empty(rows)).toEqual([
    {
      reason: 'spare',
      days: 4,
      runs: [
        { from: '2026-12-01', to: '2026-12-02' },
        { from: '2026-12-04', to: '2026-12-05' },
      ],
    },
  ])
})

test('days without a slot have no free time, and days with other pins aren’t empty', () => {
  const rows = [row('a', '2026-11-30T09:00', soup)]
  const onMondays = { slots: slots.slice(0, 1), others: ['2026-12-02T10:00'] }
  expect(empty(rows, onMondays)).toEqual([
    {
      reason: 'full',
      days: 4,
      runs: [
        { from: '2026-12-01', to: '2026-12-01' },
        { from: '2026-12-03', to: '2026-12-05' },
      ],
    },
  ])
})

test('an empty proposal has no empty days', () => {
  expect(empty([])).toEqual([])
})
