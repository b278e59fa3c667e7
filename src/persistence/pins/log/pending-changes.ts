/**
 * Changes that are being written to the log. The writer of each is notified as soon as the change
 * survives a kill of the browser. The journal may confirm a change before the log does, but not
 * while an earlier change is confirmed by the log only.
 */
import type { UnwrittenEvent } from './row.ts'

interface Change {
  readonly events: readonly UnwrittenEvent[]
  readonly done: () => void
  /** The journal has it, or is about to. */
  isInJournal: boolean
}

export class PendingChanges {
  #pending: Change[] = []
  /** Being written; or refused by storage and in memory. */
  #inFlight: readonly Change[] = []

  get isEmpty(): boolean {
    return this.#pending.length === 0
  }

  /** All that is not in the log is in the journal. */
  get isSafe(): boolean {
    return (
      this.#pending.every(({ isInJournal }) => isInJournal) &&
      this.#inFlight.every(({ isInJournal }) => isInJournal)
    )
  }

  events(): UnwrittenEvent[] {
    return this.#pending.flatMap(({ events }) => events)
  }

  /** Resolves when it is safe. `onRefused`: the journal does not have it after all. */
  async add(
    events: readonly UnwrittenEvent[],
    kept: Promise<boolean> | null,
    onRefused: () => void,
  ): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const change: Change = { events, done: resolve, isInJournal: kept !== null }
    this.#pending.push(change)
    void kept?.then((isKept) => {
      if (isKept && this.isSafe) resolve()
      if (isKept) return
      change.isInJournal = false
      onRefused()
    })
    return promise
  }

  /** They are about to be written. */
  beginWrite(): UnwrittenEvent[] {
    const events = this.events()
    this.#inFlight = [...this.#inFlight, ...this.#pending]
    this.#pending = []
    return events
  }

  /**
   * What was taken has been written, or (while storage refuses) is held in memory only: then it
   * stays on its way.
   */
  finishWrite(isWritten: boolean): void {
    for (const { done } of this.#inFlight) done()
    if (isWritten) this.#inFlight = []
  }
}
