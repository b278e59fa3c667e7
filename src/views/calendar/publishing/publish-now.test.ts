import { expect, test } from 'vitest'
import { publishNow } from './publish-now.ts'

const NOW = Date.parse('2026-03-02T09:15:20Z')
const NEXT = Date.parse('2026-03-02T09:16:00Z')
const when = { now: NOW, zone: 'Europe/Berlin' }

test.each([
  ['planned for later', { state: 'planned', at: NEXT + 1 }],
  ['whose time has passed', { state: 'planned', at: NOW }],
  ['that failed', { state: 'failed', at: NEXT }],
] as const)('gives a pin %s the next minute', (_, publication) => {
  expect(publishNow(publication, when)).toEqual({
    to: { at: NEXT, zone: 'Europe/Berlin', wall: '2026-03-02T10:16' },
    state: null,
  })
})

test.each(['planned', 'sending', 'unknown', 'published'] as const)(
  'leaves a pin that is on its way as it is: %s',
  (state) => {
    expect(publishNow({ state, at: NEXT }, when)).toEqual({ to: null, state })
  },
)
