/**
 * Stored envelopes of every type, with every field, as version 2 wrote them: a whole pin may carry
 * `exported_at`, and `pins.exported` is new. Never changed: an event that was stored once must
 * stay readable.
 */
import { storedEventsV1 } from './pin-events-v1.fixture.ts'

const at = 1_790_100_000_000
const a = '0192f3a0-1111-7000-8000-00000000000a'
const b = '0192f3a0-1111-7000-8000-00000000000b'
const exports = [
  { id: a, exportedAt: at, before: null },
  { id: b, exportedAt: null, before: at },
]

function withExportTime(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if ('pins' in data && Array.isArray(data.pins))
    return { ...data, pins: data.pins.map((pin: object) => ({ ...pin, exported_at: at })) }
  if ('serverPin' in data)
    return { ...data, serverPin: { ...(data.serverPin as object), exported_at: at } }
  return data
}

export const storedEventsV2: typeof storedEventsV1 = [
  ...storedEventsV1.map(({ event, ...rest }) => ({
    ...rest,
    v: 2,
    event: { ...event, data: withExportTime(event.data) },
  })),
  {
    id: '0192f3a0-7777-7000-8000-000000000099',
    at,
    tab: '0192f3a0-0000-7000-8000-000000000001',
    v: 2,
    seq: 99,
    event: { type: 'pins.exported', data: { exports } },
  } as (typeof storedEventsV1)[number],
]
