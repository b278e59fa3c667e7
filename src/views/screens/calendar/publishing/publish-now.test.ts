import { expect, test } from 'vitest'
import { publishNow } from './publish-now.ts'

const NOW = Date.parse('2026-03-02T09:15:20Z')
const when = { now: NOW, zone: 'Europe/Berlin', place: null }

test.each(['planned', 'failed'] as const)('a pin that is %s is due at once', (state) => {
  const time = { at: NOW, zone: 'Europe/Berlin', wall: '2026-03-02T10:15' }
  expect(publishNow(state, when)).toEqual({ to: time, state: null })
})

test.each(['sending', 'unknown', 'published'] as const)(
  'leaves a pin that was sent as it is: %s',
  (state) => {
    expect(publishNow(state, when)).toEqual({ to: null, state })
  },
)

test('sends a pin to the board that was chosen', () => {
  const place = { board_id: 'pies', section_id: 'tarts' }
  expect(publishNow('failed', { ...when, place }).to).toMatchObject({ at: NOW, ...place })
})
