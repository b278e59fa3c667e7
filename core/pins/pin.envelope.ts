/**
 * Puts the events of one user action into envelopes: one time, one tab, one cause, and an id each,
 * all decided by the caller.
 */
import type { LogEnvelope, PinEvent } from './pin.events.ts'
import { newestVersion } from './pin.upcasters.ts'

/**
 * What is given to the log: an envelope without its place. `pins.loaded` is no fact of the log: see
 * the log's `reset`.
 */
export type NewPinEnvelope = Omit<LogEnvelope, 'seq' | 'revision' | 'back' | 'event'> & {
  readonly event: Exclude<PinEvent, { type: 'pins.loaded' }>
}

export interface ActionMoment {
  readonly at: number
  readonly tab: string
  /**
   * The id that the action gets, for whoever wants to undo just that: its first event has it as its
   * own, so it is not stored twice.
   */
  readonly id?: string | undefined
  /** The action that the events belong to, when they are no action of their own. */
  readonly cause?: string | undefined
  /** What the person did, for the history: "Find and replace". Without it the events say. */
  readonly action?: string | undefined
  readonly newId: () => string
}

export function envelopAction(
  events: readonly PinEvent[],
  { at, tab, id, cause, action, newId }: ActionMoment,
): NewPinEnvelope[] {
  const facts = events.filter((event) => event.type !== 'pins.loaded')
  const root = id ?? newId()
  return facts.map((event, nth) => {
    const isRoot = nth === 0 && cause === undefined
    const identity = {
      id: nth === 0 ? root : newId(),
      at,
      tab,
      v: newestVersion(),
      ...(!isRoot && { cause: cause ?? root }),
    }
    return { ...identity, ...(action !== undefined && { action }), event }
  })
}
