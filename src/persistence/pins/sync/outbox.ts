/**
 * What the log knows of the server: which shared events are still to be sent, which of our own are
 * on their way back, and where another device's event came in between. In memory; the log's rows
 * and the acknowledged position rebuild it at every load. "Own" is of this device: every tab of it
 * knows the same.
 */
import { isShared } from '#core/pins/events/pin.events.ts'
import type { CommittedEnvelope, LogEnvelope, PinEvent } from '#core/pins/events/pin.events.ts'
import { touchedIds } from '#core/pins/book/pin.reducer.ts'
import { mergeMarks } from '../log/stored-rows.schema.ts'
import type { SyncMark } from '../log/stored-rows.schema.ts'
import type { UnwrittenEvent } from '../log/row.ts'
import type { Settled } from '../log/writer.ts'

export class Outbox {
  #mark: SyncMark = { acknowledged: 0, revision: 0, freshStarts: 0, rejected: [] }
  /** Stored ones, in the log's order. */
  #unsent: LogEnvelope[] = []
  /**
   * Only memory has them: their seqs are this tab's guess, and another tab may have stored its own
   * events there meanwhile.
   */
  #held: readonly LogEnvelope[] = []
  /** Seq of each own shared event that may come back from the server. */
  readonly #own = new Map<string, number>()
  /** Ids of what came from the server. */
  readonly #serverIds = new Set<string>()
  /** Seq of the last event that came from the server, by pin. */
  readonly #lastServerSeq = new Map<string, number>()

  /**
   * An event that is now in the log at its seq. An event with a revision is the server's and never
   * sent.
   */
  addStored(envelope: LogEnvelope): void {
    if (this.#track(envelope) && envelope.seq > this.#mark.acknowledged) this.#unsent.push(envelope)
  }

  /** Events that only memory holds: sent after all stored ones, and noted when they are stored. */
  setHeld(envelopes: readonly LogEnvelope[]): void {
    this.#held = envelopes.filter((envelope) => this.#track(envelope))
  }

  /** Before held events are noted as stored. */
  clearHeld(): void {
    this.#held = []
  }

  /** Begins again with what storage says. */
  begin(mark: SyncMark): void {
    this.#mark = mark
    this.#unsent = []
    this.#own.clear()
    this.#lastServerSeq.clear()
    this.#serverIds.clear()
    this.setHeld(this.#held)
  }

  get mark(): SyncMark {
    return this.#mark
  }

  /** What another tab knows; what is settled stays so. */
  mergePeerMark(mark: SyncMark): void {
    this.#mark = mergeMarks(this.#mark, mark)
    this.#settle(this.#mark.acknowledged)
  }

  /** The server's list has replaced ours at that revision, which may be an older one. */
  reset(revision: number): void {
    this.#mark = { ...this.#mark, revision, freshStarts: this.#mark.freshStarts + 1 }
    this.#lastServerSeq.clear()
    // What is sent already comes back from the server where the list has not got it.
    this.#own.clear()
    for (const { id, seq } of this.unsent()) this.#own.set(id, seq)
  }

  /**
   * The server has answered for these. The position moves up to the first event between them that
   * is not sent, such as one that another tab stored meanwhile. The revision does not move past a
   * remote event that was applied after one of these: on the server it comes first, so ours is
   * pulled and applied again.
   */
  acknowledge(
    settled: readonly Settled[],
    {
      revision = this.#mark.revision,
      rejected,
    }: { revision: number | undefined; rejected: readonly string[] },
  ): void {
    const ids = new Set(settled.map(({ id }) => id))
    const isOvertaken = this.unsent().some(
      ({ id, seq, event }) => ids.has(id) && this.#isTouchedAfter(seq, event),
    )
    const open = this.#unsent.findIndex(({ id }) => !ids.has(id))
    const acknowledged = this.#unsent.slice(0, open < 0 ? undefined : open).at(-1)?.seq ?? 0
    this.#mark = mergeMarks(this.#mark, {
      ...this.#mark,
      acknowledged,
      revision: isOvertaken ? this.#mark.revision : revision,
      rejected,
    })
    this.#unsent = this.#unsent.filter(({ id }) => !ids.has(id))
    this.#held = this.#held.filter(({ id }) => !ids.has(id))
  }

  /**
   * The server's events that must be applied here, up to the first gap; null when it says nothing
   * new.
   */
  receive(committed: readonly CommittedEnvelope[]): UnwrittenEvent[] | null {
    const events: UnwrittenEvent[] = []
    const touchedEarlier = new Set<string>()
    let { revision } = this.#mark
    for (const envelope of committed) {
      if (envelope.revision <= revision) continue
      if (envelope.revision > revision + 1) break
      revision = envelope.revision
      if (!this.#mustApply(envelope, touchedEarlier)) continue
      events.push(envelope)
      for (const id of touchedIds(envelope.event)) touchedEarlier.add(id)
    }
    if (revision === this.#mark.revision) return null
    this.#mark = { ...this.#mark, revision }
    return events
  }

  /** Whether the log has it, as far as this tab has read or written it. */
  hasSeen(id: string): boolean {
    return this.#own.has(id) || this.#serverIds.has(id)
  }

  unsent(): readonly LogEnvelope[] {
    return this.#held.length === 0 ? this.#unsent : [...this.#unsent, ...this.#held]
  }

  /** Without those that only memory holds. */
  stored(): readonly LogEnvelope[] {
    return this.#unsent
  }

  /** The first seq that the log must keep. */
  keepFrom(): number | null {
    return this.#unsent[0]?.seq ?? null
  }

  /**
   * Whether an event that comes from the server must be applied here. One of our own has been, when
   * it was made; but when the server's word on the same pin was put behind it here (somebody else's
   * event, or an own one applied again for that reason) while the server has it before, it is
   * applied again, so that both sides end in the server's order. Events set fields, so again is
   * harmless. `touchedEarlier`: pins that earlier events of the same answer touched.
   */
  #mustApply({ id, event }: CommittedEnvelope, touchedEarlier: ReadonlySet<string>): boolean {
    const seq = this.#own.get(id)
    if (seq === undefined) return true
    return (
      this.#isTouchedAfter(seq, event) ||
      touchedIds(event).some((pinId) => touchedEarlier.has(pinId))
    )
  }

  /** Whether the server's word on one of its pins was put behind it. */
  #isTouchedAfter(seq: number, event: PinEvent): boolean {
    return touchedIds(event).some((pinId) => (this.#lastServerSeq.get(pinId) ?? 0) > seq)
  }

  /** True: an own event that the server must learn of. */
  #track({ id, seq, event, revision }: LogEnvelope): boolean {
    if (!isShared(event)) return false
    if (revision === undefined) this.#own.set(id, seq)
    else {
      this.#serverIds.add(id)
      for (const pinId of touchedIds(event))
        this.#lastServerSeq.set(pinId, Math.max(seq, this.#lastServerSeq.get(pinId) ?? 0))
    }
    return revision === undefined
  }

  #settle(position: number): void {
    if ((this.#unsent[0]?.seq ?? Infinity) <= position)
      this.#unsent = this.#unsent.filter((envelope) => envelope.seq > position)
  }
}
