/**
 * Applies events to pins, as the table of event types has it. All functions are pure and total:
 * they read no clock and never throw. Events for missing pins and repeated events change nothing.
 * Browser and server share `applyToPin`.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { eventTypeOf } from './event-types.ts'
import { emptyBook } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'

export { emptyBook }
export type { PinBook }

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
