import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '../pin.builder.ts'
import { applyToPin } from '../book/pin.reducer.ts'
import { planDifference } from './plan-difference.ts'

const publication = (name: string, at: number, fields: Partial<Publication> = {}): Publication => ({
  id: testId(name),
  at,
  wall: '2026-11-26T08:30',
  zone: 'Europe/Berlin',
  board_id: testId(name),
  state: 'planned',
  ...fields,
})
const row = (...publications: Publication[]) =>
  publications.length === 0
    ? pin('a', { status: 'draft' })
    : pin('a', { status: 'scheduled', publications })

test.each([
  ['nothing', row(), row(publication('p', 1))],
  ['a plan and nothing', row(publication('p', 1)), row()],
  ['another time', row(publication('p', 1)), row(publication('p', 2))],
  [
    'another outcome',
    row(publication('p', 1), publication('q', 2)),
    row(publication('p', 1, { state: 'published', url: 'u' }), publication('q', 2)),
  ],
  [
    'a full plan of others',
    row(...Array.from({ length: 20 }, (_, nth) => publication(`p${nth}`, nth))),
    row(...Array.from({ length: 20 }, (_, nth) => publication(`q${nth}`, nth))),
  ],
])('from %s: the events lead to the other plan, and to its status', (_name, from, to) => {
  const there = planDifference(from, to).reduce((next, event) => applyToPin(next, event), from)
  expect(there).toEqual(to)
})

test('the same plan needs no event', () => {
  expect(planDifference(row(publication('p', 1)), row(publication('p', 1)))).toEqual([])
})
