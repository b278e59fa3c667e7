import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { firstWhen } from './first-when.ts'

const zone = 'Europe/Berlin'
const now = Date.parse('2026-11-27T11:05:30Z')
const publication = (wall: string, state: Publication['state']): Publication => ({
  id: 'publication',
  at: Date.parse(`${wall}:00+01:00`),
  wall,
  zone,
  board_id: 'cakes',
  state,
})
const slots = [
  { id: 'noon', weekday: 5, time: '12:00' },
  { id: 'evening', weekday: 5, time: '18:00' },
  { id: 'night', weekday: 5, time: '21:00' },
]
const plan = (given: typeof slots) => ({
  schedule: { zone, slots: given, rules: {} },
  taken: new Set([Date.parse('2026-11-27T17:00:00Z')]),
  now,
})

test('a pin whose time is ahead keeps it', () => {
  expect(firstWhen(publication('2026-11-28T09:00', 'planned'), plan(slots))).toEqual({
    date: '2026-11-28',
    time: '09:00',
  })
})

test('a pin that failed is offered the next open slot', () => {
  expect(firstWhen(publication('2026-11-27T12:00', 'failed'), plan(slots))).toEqual({
    date: '2026-11-27',
    time: '21:00',
  })
})

test('without slots it is offered this time tomorrow', () => {
  expect(firstWhen(publication('2026-11-27T12:00', 'failed'), plan([]))).toEqual({
    date: '2026-11-28',
    time: '12:05',
  })
})
