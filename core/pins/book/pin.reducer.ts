/**
 * Applies events to pins. One table has an entry for each type of event: which rows and fields it
 * touches, what it does, and how it is undone. A type without an entry does not compile. Undo, the
 * history and the withdrawal of rejected events read the same table.
 *
 * Most events can be inverted from their `before` values. What these lack (deleted rows, earlier
 * marks, a row that differed from what the author saw) is computed when the event gets its place in
 * the log, and stored with it. So the past can be walked backwards from the current book, also
 * after a reload. No inverse restores the picture's marker or `updated_at`.
 *
 * All functions are pure and total: they read no clock and never throw. Events for missing pins and
 * repeated events change nothing. Browser and server share `applyToPin`.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'
import { boardEvents } from './board-events.ts'
import { changeEvents } from './change-events.ts'
import type { EventType, EventTypes } from './event-type.ts'
import { exportEvents } from './export-events.ts'
import { listEvents } from './list-events.ts'
import { markEvents } from './mark-events.ts'
import { emptyBook } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'
import { publicationEvents } from './publication-events.ts'

export { emptyBook }
export type { PinBook }

const eventTypes: EventTypes<PinEvent['type']> = {
  ...listEvents,
  ...changeEvents,
  ...boardEvents,
  ...exportEvents,
  ...publicationEvents,
  ...markEvents,
}

/** The entry takes the data of this event only: the compiler can't relate the two. */
export function eventTypeOf({ type }: PinEvent): EventType<PinEvent['data']> {
  return eventTypes[type] as EventType<PinEvent['data']>
}

/** `at`: the envelope's time. It becomes the `updated_at` of touched rows if it is later. */
export function applyPinEvent(book: PinBook, event: PinEvent, at = 0): PinBook {
  return book.accountId === null ? book : eventTypeOf(event).apply(book, event.data, at)
}

/**
 * One row after an event; the same row if the event does not touch it. Does not add or remove rows.
 */
export function applyToPin(row: Pin, event: PinEvent, at = 0): Pin {
  return 'id' in event.data && event.data.id !== row.id
    ? row
    : eventTypeOf(event).applyToRow(row, event.data, at)
}

/** The rows that an event changes, adds or removes. Empty for selection and marks. */
export function touchedIds(event: PinEvent): string[] {
  return eventTypeOf(event).rowIds(event.data)
}

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
