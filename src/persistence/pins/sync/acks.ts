/**
 * What the server has said: taken into the outbox, stored with the next row or soon, and told to
 * the other tabs.
 */
import type { NewPinEnvelope } from '#core/pins/pin.envelope.ts'
import type { CommittedEnvelope } from '#core/pins/pin.events.ts'
import type { UnwrittenEvent } from '../log/row.ts'
import type { SyncMark } from '../log/stored-rows.schema.ts'
import type { PinLogSnapshots } from '../snapshot/checkpoints.ts'
import type { PinLogWriter, Settled } from '../log/writer.ts'
import type { Outbox } from './outbox.ts'
import type { TabLink } from '../tabs.ts'

/** What the server has said beside how far it is. */
export interface News {
  readonly revision?: number
  readonly rejected?: readonly string[]
  readonly withdrawn?: readonly NewPinEnvelope[]
}

export interface ServerWordParts {
  readonly outbox: Outbox
  readonly writer: PinLogWriter
  readonly snapshots: PinLogSnapshots
  readonly link: TabLink
  /** Events into the book and the log, with the mark in the same row. */
  readonly log: (events: readonly UnwrittenEvent[], mark: SyncMark) => Promise<void>
  readonly onChange: () => void
}

export class ServerWord {
  readonly #parts: ServerWordParts
  /** What is known of the server is another tab's word, and perhaps nowhere stored. */
  #hasHearsay = false

  constructor(parts: ServerWordParts) {
    this.#parts = parts
  }

  async acknowledge(
    settled: readonly Settled[],
    { revision, rejected = [], withdrawn = [] }: News,
  ): Promise<void> {
    this.#parts.outbox.acknowledge(settled, { revision, rejected })
    const { mark } = this.#parts.outbox
    this.#parts.writer.settleHeld(settled, mark.revision)
    // A revision marks them as the server's word: they are not sent.
    if (rejected.length > 0 || withdrawn.length > 0)
      await this.#parts.log(
        withdrawn.map((envelope) => ({ ...envelope, revision: mark.revision })),
        this.#parts.snapshots.storable(mark),
      )
    else this.#settle(mark)
  }

  vouch(): void {
    if (this.#hasHearsay) this.#settle(this.#parts.outbox.mark)
    else this.#tell(this.#parts.snapshots.storable(this.#parts.outbox.mark))
    this.#hasHearsay = false
  }

  async applyRemote(committed: readonly CommittedEnvelope[]): Promise<void> {
    const events = this.#parts.outbox.receive(committed)
    if (events === null) return
    if (events.length > 0)
      await this.#parts.log(events, this.#parts.snapshots.storable(this.#parts.outbox.mark))
    else this.#settle(this.#parts.outbox.mark)
  }

  hear(said: SyncMark): void {
    const { acknowledged, revision } = this.#parts.outbox.mark
    this.#parts.outbox.learn(said)
    const { mark } = this.#parts.outbox
    if (mark.acknowledged !== acknowledged || mark.revision !== revision) this.#hasHearsay = true
    this.#parts.onChange()
  }

  /** The other tabs hear of it at once; it is stored with the next change, or soon. */
  #settle(known: SyncMark): void {
    const mark = this.#parts.snapshots.storable(known)
    this.#parts.writer.settle(mark)
    this.#tell(mark)
  }

  #tell(mark: SyncMark): void {
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
