import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/publications.contract.ts'
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

test.each<[string, Publication[], Publication[], string]>([
  ['ahead', [publication('planned', NOW)], [publication('planned', NOW)], 'scheduled'],
  ['passed', [publication('planned', NOW - 1)], [], 'draft'],
  ['being sent', [publication('sending', NOW), publication('unknown', NOW)], [], 'draft'],
  [
    'over',
    [publication('published', 1), publication('failed', 2)],
    [publication('published', 1), publication('failed', 2)],
    'failed',
  ],
  [
    'of all kinds',
    [publication('published', 1), publication('planned', 2), publication('planned', 2_000)],
    [publication('published', 1), publication('planned', 2_000)],
    'scheduled',
  ],
])('plans that are %s', (_name, publications, kept, status) => {
  const before = pin('a', { status: 'scheduled', publications })
  const { pin: after, leftOut } = importedPlans(before, NOW)
  expect([after.publications ?? [], leftOut]).toEqual([kept, publications.length - kept.length])
  if (leftOut > 0) expect(after.status).toBe(status)
  else expect(after).toBe(before)
})

test('a pin without plans stays as it is', () => {
  const draft = pin('a', { status: 'generated' })
  expect(importedPlans(draft, NOW)).toEqual({ pin: draft, leftOut: 0 })
})
