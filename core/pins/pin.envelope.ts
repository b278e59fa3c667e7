/** Puts the events of one user action into envelopes: one time, one tab, one cause, and an id each, all decided by the caller. */
import type { LogEnvelope, PinEvent } from './pin.events.ts'

/** What is given to the log: an envelope without its place. `pins.loaded` is no fact of the log: see the log's `reset`. */
export type NewPinEnvelope = Omit<LogEnvelope, 'seq' | 'revision' | 'event'> & { readonly event: Exclude<PinEvent, { type: 'pins.loaded' }> }

export interface ActionMoment {
  readonly at: number
  readonly tab: string
  readonly cause: string
  readonly newId: () => string
}

export function envelopAction(events: readonly PinEvent[], { at, tab, cause, newId }: ActionMoment): NewPinEnvelope[] {
  return events.flatMap((event) => (event.type === 'pins.loaded' ? [] : [{ id: newId(), at, tab, v: 1, cause, event }]))
}
