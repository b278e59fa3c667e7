/**
 * What the server has reported: taken into the outbox, stored with the next row or soon, and sent
 * to the other tabs.
 */
import type { NewPinEnvelope } from '#core/pins/pin-commands.ts'
import type { CommittedEnvelope } from '#core/pins/events/pin.events.ts'
import type { UnwrittenEvent } from '../log/row.ts'
import type { SyncMark } from '../log/stored-rows.schema.ts'
import type { Checkpoints } from '../snapshot/checkpoints.ts'
import type { LogWriter, Settled } from '../log/writer.ts'
import type { Outbox } from './outbox.ts'
import type { TabLink } from '../tabs.ts'

/** What the server has reported beside how far it is. */
export interface AckDetails {
  readonly revision?: number
  readonly rejected?: readonly string[]
  readonly withdrawn?: readonly NewPinEnvelope[]
}

export interface ServerAcksParts {
  readonly outbox: Outbox
  readonly writer: LogWriter
  readonly snapshots: Checkpoints
  readonly link: TabLink
  /** Events into the book and the log, with the mark in the same row. */
  readonly appendWithMark: (events: readonly UnwrittenEvent[], mark: SyncMark) => Promise<void>
  readonly onChange: () => void
}

export class ServerAcks {
  readonly #parts: ServerAcksParts
  /** What is known of the server is another tab's word, and perhaps nowhere stored. */
  #hasUnstoredPeerAck = false

  constructor(parts: ServerAcksParts) {
    this.#parts = parts
  }

  async acknowledge(
    settled: readonly Settled[],
    { revision, rejected = [], withdrawn = [] }: AckDetails,
  ): Promise<void> {
    this.#parts.outbox.acknowledge(settled, { revision, rejected })
    const { mark } = this.#parts.outbox
    this.#parts.writer.settleHeld(settled, mark.revision)
    // A revision marks them as the server's word: they are not sent.
    if (rejected.length > 0 || withdrawn.length > 0)
      await this.#parts.appendWithMark(
        withdrawn.map((envelope) => ({ ...envelope, revision: mark.revision })),
        this.#parts.snapshots.storable(mark),
      )
    else this.#storeAndBroadcast(mark)
  }

  rebroadcastAck(): void {
    if (this.#hasUnstoredPeerAck) this.#storeAndBroadcast(this.#parts.outbox.mark)
    else this.#broadcastAck(this.#parts.snapshots.storable(this.#parts.outbox.mark))
    this.#hasUnstoredPeerAck = false
  }

  async applyRemote(committed: readonly CommittedEnvelope[]): Promise<void> {
    const events = this.#parts.outbox.receive(committed)
    if (events === null) return
    if (events.length > 0)
      await this.#parts.appendWithMark(
        events,
        this.#parts.snapshots.storable(this.#parts.outbox.mark),
      )
    else this.#storeAndBroadcast(this.#parts.outbox.mark)
  }

  receivePeerAck(said: SyncMark): void {
    const { acknowledged, revision } = this.#parts.outbox.mark
    this.#parts.outbox.mergePeerMark(said)
    const { mark } = this.#parts.outbox
    if (mark.acknowledged !== acknowledged || mark.revision !== revision)
      this.#hasUnstoredPeerAck = true
    this.#parts.onChange()
  }

  /** The other tabs learn of it at once; it is stored with the next change, or soon. */
  #storeAndBroadcast(known: SyncMark): void {
    const mark = this.#parts.snapshots.storable(known)
    this.#parts.writer.settle(mark)
    this.#broadcastAck(mark)
  }

  #broadcastAck(mark: SyncMark): void {
    // A revision whose events only this tab's memory holds is no knowledge of the others: they
    // would never ask for those.
    this.#parts.link.post({
      type: 'settled',
      acknowledged: mark.acknowledged,
      revision: this.#parts.writer.isHolding ? 0 : mark.revision,
      freshStarts: mark.freshStarts,
    })
  }
}
