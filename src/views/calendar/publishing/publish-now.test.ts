import { expect, test } from 'vitest'
import { publishNow } from './publish-now.ts'

const NOW = Date.parse('2026-03-02T09:15:20Z')
const NEXT = Date.parse('2026-03-02T09:16:00Z')
const when = { now: NOW, zone: 'Europe/Berlin', place: null }

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

test.each([
  ['that failed', { state: 'failed', at: NOW }],
  ['that goes out within the minute', { state: 'planned', at: NEXT }],
] as const)('sends a pin %s to the board that was chosen', (_, publication) => {
  const place = { board_id: 'pies', section_id: 'tarts' }
  expect(publishNow(publication, { ...when, place }).to).toMatchObject({ at: NEXT, ...place })
})
