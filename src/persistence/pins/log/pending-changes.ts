/**
 * Changes on their way into the log, and who is notified when: each as soon as no kill of the browser
 * can take it. The journal may say so before the log does, but never of a change that has an
 * earlier one before it which only the log will hold.
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
