import { expect, test } from 'vitest'
import { isMissed, MAX_LATE_MS } from './missed.ts'

const NOW = 1_800_000_000_000
const planned = (at: number) => ({ state: 'planned' as const, at })

test('a plan is missed when it is more than two hours late, not before', () => {
  const times = { now: NOW, connectedAt: 0 }
  expect(isMissed(planned(NOW + 1), times)).toBe(false)
  expect(isMissed(planned(NOW - MAX_LATE_MS), times)).toBe(false)
  expect(isMissed(planned(NOW - MAX_LATE_MS - 1), times)).toBe(true)
  expect(isMissed({ state: 'published', at: 0 }, times)).toBe(false)
})

test('a plan whose time passed before the account was connected is missed', () => {
  expect(isMissed(planned(NOW - 10), { now: NOW, connectedAt: NOW - 5 })).toBe(true)
  expect(isMissed(planned(NOW - 10), { now: NOW, connectedAt: null })).toBe(false)
})

test('a plan that the server holds back is late only from then on', () => {
  const held = { now: NOW, connectedAt: 0, delayedUntil: NOW - MAX_LATE_MS }
  expect(isMissed(planned(0), held)).toBe(false)
  expect(isMissed(planned(0), { ...held, now: NOW + 1 })).toBe(true)
})

test('two hours late is in time, a millisecond more is missed, with and without a connection', () => {
  const at = 1_000_000
  const of = (late: number, connectedAt: number | null) =>
    isMissed({ state: 'planned', at }, { now: at + late, connectedAt })
  const hours = 7_200_000
  expect([of(hours, 0), of(hours + 1, 0)]).toEqual([false, true])
  expect([of(hours, null), of(hours + 1, null)]).toEqual([false, true])
  // Planned for before 1970, which a missing connection must not be taken for.
  expect(isMissed({ state: 'planned', at: -1 }, { now: 0, connectedAt: null })).toBe(false)
})

test('what waits in the outbox is never missed, however late; what came before it is', () => {
  const waiting = { now: NOW, connectedAt: 0, backlogFrom: 1_000 }
  expect(isMissed(planned(1_000), waiting)).toBe(false)
  expect(isMissed(planned(1_001), waiting)).toBe(false)
  expect(isMissed(planned(999), waiting)).toBe(true)
  expect(isMissed(planned(1_000), { ...waiting, backlogFrom: null })).toBe(true)
  expect(isMissed(planned(1_000), { ...waiting, connectedAt: null })).toBe(false)
})

test('what was planned before the account was connected is missed, even where a backlog waits', () => {
  const waiting = { now: NOW, connectedAt: NOW - 5, backlogFrom: 0 }
  expect(isMissed(planned(NOW - 6), waiting)).toBe(true)
  expect(isMissed(planned(NOW - 5), waiting)).toBe(false)
})
