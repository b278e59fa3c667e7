/**
 * Stored envelopes of every type, with every field, as version 4 writes them: a whole pin may carry
 * publications, and the events of publications are new. Never changed: an event that was stored
 * once must stay readable.
 */
import { storedEventsV3 } from './pin-events-v3.fixture.ts'

const at = 1_795_600_000_000
const id = '0192f3a0-1111-7000-8000-00000000000a'
const plan = {
  at,
  wall: '2026-11-25T11:46',
  zone: 'Europe/Berlin',
  slot_id: '0192f3a0-9999-7000-8000-000000000001',
  board_id: '0192f3a0-5555-7000-8000-000000000001',
  section_id: '0192f3a0-5555-7000-8000-000000000009',
}
const problem = { code: 'publish.refused', params: { status: 400, reason: 'Invalid board' } }
const outcome = { state: 'failed', url: 'https://www.pinterest.com/pin/1/', problem }
const publication = { id: '0192f3a0-9999-7000-8000-000000000002', ...plan, ...outcome }
const attempt = { id, publication_id: publication.id, before: outcome }

function withPublications(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if ('pins' in data && Array.isArray(data.pins))
    return {
      ...data,
      pins: data.pins.map((pin: object) => ({ ...pin, publications: [publication] })),
    }
  if ('serverPin' in data)
    return {
      ...data,
      serverPin: { ...(data.serverPin as object), publications: [publication] },
    }
  return data
}

const added = [
  { type: 'pin.scheduled', data: { id, publication, before: 'draft' } },
  {
    type: 'pin.rescheduled',
    data: { id, publication_id: publication.id, to: plan, before: plan },
  },
  { type: 'pin.unscheduled', data: { id, publication, after: 'draft' } },
  { type: 'pin.publishStarted', data: attempt },
  { type: 'pin.published', data: { ...attempt, url: 'https://www.pinterest.com/pin/1/' } },
  { type: 'pin.publishFailed', data: { ...attempt, problem } },
  { type: 'pin.publishUnknown', data: attempt },
]

export const storedEventsV4: typeof storedEventsV3 = [
  ...storedEventsV3.map(({ event, ...rest }) => ({
    ...rest,
    v: 4,
    event: { ...event, data: withPublications(event.data) },
  })),
  ...added.map(
    (event, nth) =>
      ({
        id: `0192f3a0-7777-7000-8000-0000000001${String(nth + 10)}`,
        at,
        tab: 'task:0192f3a0-0000-7000-8000-000000000001',
        v: 4,
        seq: 100 + nth,
        event,
      }) as (typeof storedEventsV3)[number],
  ),
]
