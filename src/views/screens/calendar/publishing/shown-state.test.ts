import { expect, test } from 'vitest'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import { pollPause, type SendingTimes, shownState } from './shown-state.ts'

const now = Date.UTC(2026, 10, 26, 12)
const times = (changed: Partial<SendingTimes> = {}): SendingTimes => ({
  now,
  connectedAt: 0,
  backlogFrom: null,
  delays: new Map(),
  asked: new Set(),
  filed: new Map(),
  ...changed,
})
const planned = (at: number) => ({ id: 'p', state: 'planned', at }) as const
const filed = new Map([['p', 1]])
const delays = (until: number) => new Map([['p', { until, rule: 'board' } as const]])

test.each([
  ['planned', planned(now + 1), times()],
  ['due', planned(now), times()],
  ['due', planned(now - MAX_LATE_MS), times()],
  ['missed', planned(now - MAX_LATE_MS - 1), times()],
  ['missed', planned(now - 1), times({ connectedAt: now })],
  ['missed', planned(now - MAX_LATE_MS - 1), times({ connectedAt: null })],
  ['due', planned(now - MAX_LATE_MS - 1), times({ backlogFrom: now - MAX_LATE_MS - 1 })],
  ['missed', planned(now - MAX_LATE_MS - 2), times({ backlogFrom: now - MAX_LATE_MS - 1 })],
  ['due', planned(0), times({ connectedAt: null, isByHand: true })],
  ['planned', planned(now + 1), times({ connectedAt: null, isByHand: true })],
  ['delayed', planned(now - MAX_LATE_MS - 1), times({ delays: delays(now + 1) })],
  ['delayed', planned(now + 1), times({ delays: delays(now + 5) })],
  ['filed', planned(now + 1), times({ filed })],
  ['filed', planned(now - MAX_LATE_MS - 1), times({ filed })],
  ['filed', planned(now - 1), times({ filed, delays: delays(now + 1) })],
  ['filed', planned(now), times({ filed, connectedAt: null, isByHand: true })],
  ['filed', { id: 'p', state: 'failed', at: 0 } as const, times({ filed })],
  ['published', { id: 'p', state: 'published', at: 0 } as const, times({ filed })],
  ['missed', planned(now - MAX_LATE_MS - 1), times({ filed: new Map([['q', 1]]) })],
  ['sending', { id: 'p', state: 'sending', at: 0 } as const, times()],
  ['unknown', { id: 'p', state: 'unknown', at: 0 } as const, times({ asked: new Set(['q']) })],
  ['asked', { id: 'p', state: 'unknown', at: 0 } as const, times({ asked: new Set(['p']) })],
  ['published', { id: 'p', state: 'published', at: 0 } as const, times({ delays: delays(1) })],
])('%s', (state, publication, given) => {
  expect(shownState(publication, given)).toBe(state)
})

test('it is asked often while something is sent or about to be, else once a minute', () => {
  const [live, often, seldom] = [3_000, 10_000, 60_000]
  expect(pollPause([], times())).toBe(seldom)
  expect(pollPause([planned(now + 120_001)], times())).toBe(seldom)
  expect(pollPause([planned(now + 120_000)], times())).toBe(often)
  expect(pollPause([planned(now + 60_000)], times())).toBe(often)
  // The page's clock goes by the minute.
  expect(pollPause([planned(now + 59_999)], times())).toBe(live)
  expect(pollPause([planned(now)], times())).toBe(live)
  expect(pollPause([{ id: 'q', state: 'sending', at: now - 119_999 }], times())).toBe(live)
  expect(pollPause([planned(now - 120_000)], times())).toBe(often)
  expect(pollPause([planned(now)], times({ delays: delays(now + 120_001) }))).toBe(seldom)
  expect(pollPause([planned(now)], times({ delays: delays(now + 120_000) }))).toBe(often)
  expect(pollPause([planned(0)], times())).toBe(seldom)
  expect(pollPause([planned(now)], times({ filed }))).toBe(seldom)
  for (const state of ['sending', 'unknown'] as const)
    expect(pollPause([planned(0), { id: 'q', state, at: 0 }], times())).toBe(often)
  expect(pollPause([{ id: 'q', state: 'published', at: now }], times())).toBe(seldom)
  const asked = times({ asked: new Set(['q']) })
  expect(pollPause([{ id: 'q', state: 'unknown', at: 0 }], asked)).toBe(seldom)
})
