import { expect, test } from 'vitest'
import { testId } from '../pin.builder.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'
import { failedTries } from './failed-tries.ts'
import { emptyHistory, recordEvents } from './pin-history.ts'

const problem = { code: 'publishing.boardNotThere', params: { network: 'Practice' } }
const failed = (pin: string, publication: string): PinEvent => ({
  type: 'pin.publishFailed',
  data: {
    id: testId(pin),
    publication_id: testId(publication),
    before: { state: 'sending' },
    problem,
  },
})

test('the failures of one pin, over all of its publications', () => {
  const events: PinEvent[] = [
    failed('soup', 'first'),
    failed('cake', 'other'),
    failed('soup', 'again'),
  ]
  const envelopes = events.map((event, at): LogEnvelope => ({
    id: testId(`event ${at}`),
    at,
    tab: 'task:publisher',
    v: 5,
    cause: testId(`cause ${at}`),
    seq: at + 1,
    revision: at + 1,
    event,
  }))
  expect(failedTries(recordEvents(emptyHistory, envelopes), testId('soup'))).toEqual([
    { at: 0, publicationId: testId('first'), problem },
    { at: 2, publicationId: testId('again'), problem },
  ])
})
