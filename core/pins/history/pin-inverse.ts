/**
 * Inverses of events, as the table of event types has them. None restores the picture's marker or
 * `updated_at`.
 *
 * Most events can be inverted from their `before` values. What these lack (deleted rows, earlier
 * marks, a row that differed from what the author saw) is computed when the event gets its place in
 * the log, and stored with it. So the past can be walked backwards from the current book, also
 * after a reload.
 */
import type { PinBook } from '../book/pin-book.ts'
import { eventTypeOf } from '../book/pin.reducer.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'

/** Events from `applyPinEvent(before, event)` back to `before`. None for `pins.loaded`. */
export function inverseOf(before: PinBook, event: PinEvent): PinEvent[] {
  return eventTypeOf(event).inverse(before, event.data)
}

/**
 * Events that remove an event that the server has rejected from the current book. Fields that were
 * changed again since stay. Null: impossible without reloading the pins.
 */
export function withdrawalOf(now: PinBook, event: PinEvent): PinEvent[] | null {
  return eventTypeOf(event).withdraw(now, event.data)
}

/**
 * What must be stored with the event to get back to `before`. Undefined: the event itself is
 * enough.
 */
export function backOf(before: PinBook, event: PinEvent): PinEvent[] | undefined {
  return eventTypeOf(event).storedBack(before, event.data)
}

/** Events that lead back over a logged event. None for selections and events without an effect. */
export function wayBack({ event, back }: Pick<LogEnvelope, 'event' | 'back'>): readonly PinEvent[] {
  return back ?? eventTypeOf(event).back(event.data)
}
