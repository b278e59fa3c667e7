/**
 * One entry for each type of event: which rows and fields it touches, what it does, and how it is
 * undone. The reducer, undo, the history and the withdrawal of rejected events read it. A type
 * without an entry does not compile.
 */
import type { PinEvent } from '../events/pin.events.ts'
import { boardEvents } from './board-events.ts'
import { changeEvents } from './change-events.ts'
import type { EventType, EventTypes } from './event-type.ts'
import { exportEvents } from './export-events.ts'
import { listEvents } from './list-events.ts'
import { markEvents } from './mark-events.ts'
import { publicationEvents } from './publication-events.ts'

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
