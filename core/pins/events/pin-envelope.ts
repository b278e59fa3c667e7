/**
 * Wraps the events of one user action in envelopes with a common time, tab and cause, and one id
 * each. The caller provides all of these.
 */
import type { LogEnvelope, PinEvent } from './pin.events.ts'
import { newestVersion } from './pin-upcasters.ts'

/**
 * The log's input: an envelope without a place in the log. `pins.loaded` is not logged: see the
 * store's `reset`.
 */
export type NewPinEnvelope = Omit<LogEnvelope, 'seq' | 'revision' | 'back' | 'event'> & {
  readonly event: Exclude<PinEvent, { type: 'pins.loaded' }>
}

export interface ActionMoment {
  readonly at: number
  readonly tab: string
  /**
   * The id of the action, so that the caller can undo it later. It is stored as the first event's
   * id.
   */
  readonly id?: string | undefined
  /** The cause, if the events belong to an earlier action. */
  readonly cause?: string | undefined
  /**
   * The command's name for the history: "Find and replace". Without it the history derives one from
   * the events.
   */
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
