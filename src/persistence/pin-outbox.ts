/**
 * What the log knows of the server: which shared events are still to be sent, which of our own are on their way back, and where
 * somebody else's event came in between. In memory; the log's rows and the acknowledged position rebuild it at every load.
 */
import { isShared } from '#core/pins/pin.events.ts'
import type { CommittedEnvelope, LogEnvelope } from '#core/pins/pin.events.ts'
import { touchedIds } from '#core/pins/pin.reducer.ts'

export class Outbox {
  #unsent: LogEnvelope[] = []
  /** Seq of each own shared event that may come back from the server. */
  readonly #own = new Map<string, number>()
  /** Seq of the last event that came from the server, by pin. */
  readonly #told = new Map<string, number>()

  /** An event that is now in the log at its seq. An event with a revision is the server's and never sent. */
  note(envelope: LogEnvelope, acknowledged: number): void {
    if (!isShared(envelope.event)) return
    if (envelope.revision !== undefined) {
      for (const id of touchedIds(envelope.event)) this.#told.set(id, envelope.seq)
      return
    }
    this.#own.set(envelope.id, envelope.seq)
    if (envelope.seq > acknowledged) this.#unsent.push(envelope)
  }

  unsent(): readonly LogEnvelope[] {
    return this.#unsent
  }

  settle(position: number): void {
    this.#unsent = this.#unsent.filter((envelope) => envelope.seq > position)
  }

  /** The first seq that the log must keep. */
  keepFrom(): number | null {
    return this.#unsent[0]?.seq ?? null
  }

  /**
   * Whether an event that comes from the server must be applied here. One of our own has been, when it was made; but when the server's
   * word on the same pin was put behind it here (somebody else's event, or an own one applied again for that reason) while the server
   * has it before, it is applied once more, so that both sides end in the server's order. Events set fields, so again is harmless.
   * `stirred`: pins that earlier events of the same answer touched.
   */
  mustApply({ id, event }: CommittedEnvelope, stirred: ReadonlySet<string>): boolean {
    const seq = this.#own.get(id)
    if (seq === undefined) return true
    return touchedIds(event).some((pinId) => stirred.has(pinId) || (this.#told.get(pinId) ?? 0) > seq)
  }
}
