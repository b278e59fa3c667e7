/** The open pin store as views use it. Its facts come back through the pins machine. */
import type { PinEvent } from '#core/pins/events/pin.events.ts'

export interface PinSession {
  /**
   * A newer build has written to the log: nothing can be changed here until the page is reloaded.
   */
  isReadOnly(): boolean
  /**
   * Applies the events of one action, which the history calls `action`. Returns the action's id, or
   * null when nothing was changed: the store is read-only or not open. A refusal is shown by the
   * pins machine (`outcome`).
   */
  apply(events: readonly PinEvent[], action?: string): string | null
  /** `root`: the id of the action; without it, the last one. */
  undo(root?: string): void
  redo(root?: string): void
}
