import { expect, test } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { heldDue, nextPlanned, withoutLater } from './next-planned.ts'
import type { Planned } from './planned-days.ts'

const NOW = 100
const planned = (at: number, state: 'planned' | 'published' = 'planned'): Planned => ({
  pin: pin(`at ${at}`),
  publication: {
    id: testId(`at ${at}`),
    at,
    wall: '2026-11-27T08:00',
    zone: 'Europe/Berlin',
    board_id: testId('b'),
    state,
  },
})

test('what is due and not sent yet can delay what goes out next, and what comes later cannot', () => {
  const all = [planned(80, 'published'), planned(90), planned(110), planned(120), planned(130)]
  const plan = { all, now: NOW }
  const next = nextPlanned(plan, 2)
  const times = (list: readonly Planned[]) => list.map(({ publication }) => publication.at)
  expect(times(next)).toEqual([110, 120])
  expect(times(withoutLater(plan, next))).toEqual([80, 90, 110, 120])
})

test('lists due pins that a rule holds back by time, without pins that are still to come', () => {
  const moves = [planned(120), planned(95), planned(90)].map((one) => ({ planned: one }))
  expect(heldDue(NOW, moves).map(({ publication }) => publication.at)).toEqual([90, 95])
})
