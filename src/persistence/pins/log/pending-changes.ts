/**
 * Changes on their way into the log, and who is told when: each as soon as no kill of the browser
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

export class WaitingChanges {
  #waiting: Change[] = []
  /** Being written; or refused by storage and in memory. */
  #out: readonly Change[] = []

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /** All that is not in the log is in the journal. */
  get isSafe(): boolean {
    return (
      this.#waiting.every(({ isInJournal }) => isInJournal) &&
      this.#out.every(({ isInJournal }) => isInJournal)
    )
  }

  events(): UnwrittenEvent[] {
    return this.#waiting.flatMap(({ events }) => events)
  }

  /** Resolves when it is safe. `onRefused`: the journal does not have it after all. */
  async add(
    events: readonly UnwrittenEvent[],
    kept: Promise<boolean> | null,
    onRefused: () => void,
  ): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const change: Change = { events, done: resolve, isInJournal: kept !== null }
    this.#waiting.push(change)
    void kept?.then((isKept) => {
      if (isKept && this.isSafe) resolve()
      if (isKept) return
      change.isInJournal = false
      onRefused()
    })
    return promise
  }

  /** They are about to be written. */
  take(): UnwrittenEvent[] {
    const events = this.events()
    this.#out = [...this.#out, ...this.#waiting]
    this.#waiting = []
    return events
  }

  /**
   * What was taken has been written, or (while storage refuses) is held in memory only: then it
   * stays on its way.
   */
  answer(isWritten: boolean): void {
    for (const { done } of this.#out) done()
    if (isWritten) this.#out = []
  }
}
