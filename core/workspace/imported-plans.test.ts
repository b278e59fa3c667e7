import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { importedPlans } from './imported-plans.ts'

const NOW = 1_000
const publication = (state: Publication['state'], at: number): Publication => ({
  id: testId(`${state} ${at}`),
  at,
  wall: '2026-11-26T08:30',
  zone: 'Europe/Berlin',
  board_id: testId('cakes'),
  state,
})

test.each([
  { of: 'ahead', plans: [publication('planned', NOW)], leftOut: 0, status: 'scheduled' },
  { of: 'passed', plans: [publication('planned', NOW - 1)], leftOut: 1, status: 'draft' },
  {
    of: 'being sent',
    plans: [publication('sending', NOW), publication('unknown', NOW)],
    leftOut: 0,
    status: 'publishing',
  },
  {
    of: 'over',
    plans: [publication('published', 1), publication('failed', 2)],
    leftOut: 0,
    status: 'failed',
  },
  {
    of: 'over, and passed',
    plans: [publication('planned', 1), publication('published', 2)],
    leftOut: 1,
    status: 'published',
  },
])('plans that are $of: $leftOut left out, the pin is $status', ({ plans, leftOut, status }) => {
  const before = pin('a', { status: 'scheduled', publications: plans })
  const landed = importedPlans(before, NOW)
  expect([landed.leftOut, landed.pin.status]).toEqual([leftOut, status])
  const ids = landed.pin.publications?.map(({ id }) => id)
  const kept = plans.filter(({ id }) => ids?.includes(id))
  expect(kept).toHaveLength(plans.length - leftOut)
})

test('a pin without plans stays as it is', () => {
  const draft = pin('a', { status: 'generated' })
  expect(importedPlans(draft, NOW)).toEqual({ pin: draft, leftOut: 0 })
})

test('the person is asked about what was being sent, and an emptied address is none', () => {
  const sending = publication('sending', NOW)
  const published = { ...publication('published', 1), url: '' }
  const before = pin('a', { status: 'publishing', publications: [sending, published] })
  const { publications } = importedPlans(before, NOW).pin
  expect(publications).toEqual([{ ...sending, state: 'unknown' }, publication('published', 1)])
})
