/**
 * Stored envelopes of every type, with every field, as version 3 writes them: a design may list 16
 * entries. Never changed: an event that was stored once must stay readable.
 */
import { storedEventsV2 } from './pin-events-v2.fixture.ts'

const items = Array.from({ length: 16 }, (_, index) => `${index + 1} cups of flour`)

function withLongList(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLongList)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'items' && Array.isArray(inner) ? items : withLongList(inner),
    ]),
  )
}

export const storedEventsV3: typeof storedEventsV2 = storedEventsV2.map(({ event, ...rest }) => ({
  ...rest,
  v: 3,
  event: { ...event, data: withLongList(event.data) },
}))
