/**
 * The user's actions, computed from the events on request: storing a change does not wait for it.
 */
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import { emptyHistory, envelopesOf, recordEvents } from '#core/pins/history/pin-history.ts'
import type { PinHistory } from '#core/pins/history/pin-history.ts'

export class KnownHistory {
  #history: PinHistory = emptyHistory
  #fresh: LogEnvelope[] = []

  add(events: readonly LogEnvelope[]): void {
    this.#fresh.push(...events)
  }

  read(): PinHistory {
    if (this.#fresh.length > 0) {
      this.#history = recordEvents(this.#history, this.#fresh)
      this.#fresh = []
    }
    return this.#history
  }

  clear(): void {
    this.#history = emptyHistory
    this.#fresh = []
  }

  /** Adds older events in front of the known ones. */
  prepend(older: readonly LogEnvelope[]): void {
    this.#history = recordEvents(emptyHistory, [...older, ...envelopesOf(this.read())])
  }
}
