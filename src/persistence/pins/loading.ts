/**
 * Loads the stored rows into the live book: at the start, and again when this tab has missed rows
 * that are no longer in the log. Until loading ends the book is marked as incomplete, so that it is
 * never stored as a snapshot.
 */
import { lastSeqOfRow } from './log/row.ts'
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { LiveBook } from './live-book.ts'
import type { EvictionCheck } from './log/eviction-check.ts'
import type { KnownHistory } from './history.ts'
import { frontBook, hasDamage, wholeBook } from './snapshot/read.ts'
import type { LoadedPins, Stored } from './snapshot/read.ts'
import type { StoredReader, StoredRest } from './snapshot/reader.ts'
import type { Checkpoints } from './snapshot/checkpoints.ts'
import type { LogWriter } from './log/writer.ts'
import type { PinJournal } from './journal/journal.ts'
import type { Outbox } from './sync/outbox.ts'

export interface LoadingParts {
  readonly accountId: string
  readonly reader: StoredReader
  readonly writer: LogWriter
  readonly live: LiveBook
  readonly outbox: Outbox
  readonly journal: PinJournal
  readonly history: KnownHistory
  readonly snapshots: Checkpoints
  readonly evictionCheck: EvictionCheck
  readonly isClosed: () => boolean
  /** A later build has written to the log. */
  readonly onNewer: () => void
  readonly onChange: () => void
  readonly onDamage: () => void
}

interface Whole {
  readonly book: PinBook
  readonly needsReset: boolean
}

export class StoreLoading {
  readonly #parts: LoadingParts
  /**
   * Grows with every reading, with every fresh start and with every gap: what belongs to an older
   * one counts no more.
   */
  #readingId = 0
  #wasEmpty = false

  constructor(parts: LoadingParts) {
    this.#parts = parts
  }

  /** Nothing was stored when it was loaded, and nothing was lost. */
  get wasEmpty(): boolean {
    return this.#wasEmpty
  }

  async load(): Promise<Omit<LoadedPins, 'recovered'>> {
    const { reader, writer, live, evictionCheck } = this.#parts
    const stored = await writer.enqueue(async () => this.#begin())
    if (stored === null) {
      const none = { book: live.current, needsReset: true }
      return {
        ...none,
        total: 0,
        complete: Promise.resolve(none),
        isUnreadable: true,
        hasNewer: false,
      }
    }
    const { snapshot, row, hasNewer } = stored
    const isLost = evictionCheck.isAheadOf(row)
    if (isLost) void reader.requireRefetch()
    const isDamaged = isLost || stored.isRefetchRequired || stored.bad.length > 0
    const isEmpty = snapshot === null && stored.events.length === 0
    this.#wasEmpty = isEmpty && !isDamaged
    return {
      book: live.current,
      total: Math.max(snapshot?.count ?? 0, live.current.count),
      complete: this.#complete(stored),
      needsReset: isDamaged || isEmpty,
      isUnreadable: false,
      hasNewer,
    }
  }

  /** The book has been replaced: what is being read is not wanted any more. */
  cancelReading(): void {
    this.#readingId += 1
  }

  /**
   * Another tab has cut what this one had not seen, or started afresh. At once, before anything can
   * take the book for a whole one.
   */
  reload(): void {
    this.cancelReading()
    this.#parts.live.restart()
    void this.#reload(this.#readingId)
  }

  async #reload(reading: number): Promise<void> {
    const { writer, isClosed, onChange, onDamage } = this.#parts
    const stored = await writer.enqueue(async () =>
      isClosed() || reading !== this.#readingId ? 'overtaken' : this.#begin(true),
    )
    if (stored === 'overtaken') return
    const isBroken =
      stored === null || (await this.#complete(stored)).needsReset || stored.bad.length > 0
    if (isClosed()) return
    onChange()
    if (isBroken) onDamage()
  }

  async #begin(isAgain = false): Promise<Stored | null> {
    const { accountId, reader, writer, live, outbox, journal, history, snapshots, onNewer } =
      this.#parts
    const stored = await reader.readFront()
    if (stored === null) return null
    const { row, events, sync, snapshot, cutAt, hasNewer } = stored
    this.#readingId += 1
    if (hasNewer) onNewer()
    writer.begin(row)
    journal.advanceReach(stored.reach)
    writer.dropServerEvents(sync.revision)
    // What is settled stays so, stored or not.
    outbox.begin({ ...sync, acknowledged: Math.max(sync.acknowledged, outbox.mark.acknowledged) })
    history.clear()
    for (const envelope of unsettled(stored)) outbox.addStored(envelope)
    history.add(events)
    snapshots.begin(cutAt, events)
    if (isAgain) live.restart()
    else
      live.begin(frontBook(accountId, stored), {
        row,
        isWhole: snapshot === null || snapshot.chunks.length === 0,
      })
    return stored
  }

  async #complete(stored: Stored): Promise<Whole> {
    const { reader, writer, live } = this.#parts
    const reading = this.#readingId
    const rest = await reader.readRest(stored)
    if (rest === 'moved') return this.#restart()
    if (rest === null) return { book: live.current, needsReset: true }
    return writer.enqueue(async () =>
      reading === this.#readingId
        ? this.#join(stored, rest)
        : { book: live.current, needsReset: false },
    )
  }

  async #restart(): Promise<Whole> {
    const stored = await this.#parts.writer.enqueue(async () => this.#begin(true))
    return stored === null
      ? { book: this.#parts.live.current, needsReset: true }
      : this.#complete(stored)
  }

  #join(stored: Stored, { whole, older }: StoredRest): Whole {
    const { accountId, reader, writer, live, history, snapshots, evictionCheck } = this.#parts
    history.prepend(older)
    if (!live.isWhole)
      live.complete(wholeBook(accountId, stored, whole), {
        row: writer.row,
        unwritten: writer.unwritten(),
      })
    if (whole !== null) snapshots.remember(whole.snapshot, whole.buckets, whole)
    const needsReset =
      hasDamage(stored, whole) ||
      (writer.row === stored.row &&
        evictionCheck.countDiffers({ row: stored.row, count: live.logged.count }))
    if (needsReset && !stored.isRefetchRequired) void reader.requireRefetch()
    return { book: live.current, needsReset }
  }
}

/**
 * What the outbox must know. Not what the snapshot holds and the server has settled: after a fresh
 * start at an older revision the snapshot has it no more, and the server's word is to be taken when
 * it comes. Applied again where the snapshot does have it, it does no harm.
 */
function unsettled({ snapshot, sync, events }: Stored): readonly LogEnvelope[] {
  const inSnapshot =
    snapshot === null ? -1 : Math.min(lastSeqOfRow(snapshot.row), sync.acknowledged)
  return events.filter(({ seq }) => seq > inSnapshot)
}
