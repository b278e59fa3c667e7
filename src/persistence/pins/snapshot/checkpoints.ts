/**
 * When the book is written down, and what is given up when the disk is full. One tab at a time does
 * it; the others learn of it and recognise the rows that they have in memory, so that the tab that
 * writes the next snapshot writes changed buckets only.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Bucket, PinBook } from '#core/pins/book/pin-book.ts'
import type { LogEnvelope, PinEvent } from '#core/pins/events/pin.events.ts'
import { touchedIds } from '#core/pins/book/pin.reducer.ts'
import { replay } from '../live-book.ts'
import type { LiveBook } from '../live-book.ts'
import { StoreBusyError } from '../errors.ts'
import { deleteOrphans, finishCheckpoint, nothingWritten, writeRows } from './write.ts'
import type { Basis, WrittenRows } from './write.ts'
import { firstSeqOfRow, lastSeqOfRow, rowOf } from '../log/row.ts'
import { REFETCH_REQUIRED, Snapshot, SnapshotMark } from '../log/stored-rows.schema.ts'
import type { JournalReach, StoredSnapshot, SyncMark } from '../log/stored-rows.schema.ts'
import type { LogStorage } from '../log/database.ts'
import type { LogWriter } from '../log/writer.ts'
import type { TabLink } from '../tabs.ts'
import { bookInSlices, yieldToPage } from './book-in-slices.ts'

/**
 * A checkpoint is due after this much tail. A pin in an event weighs about 1 kB, a change of one
 * about a quarter of that.
 */
const MAX_TAIL_EVENTS = 256
const EVENTS_PER_PIN = 2
const CHANGES_PER_EVENT = 4
const MAX_ATTEMPTS = 3

export interface CheckpointParts {
  readonly storage: LogStorage
  readonly writer: LogWriter
  readonly live: LiveBook
  readonly link: TabLink
  readonly idle: () => Promise<void>
  /** The first seq that must stay in the log for the outbox and the history. */
  readonly keepFrom: () => number
  /** The known state of the server. */
  readonly sync: () => SyncMark
  /** How far the log goes in the journal files. */
  readonly reach: () => JournalReach
  /** Takes in what other tabs have written; called inside the writer's queue. */
  readonly catchUp: () => Promise<void>
  /** A later build has written to the log: what this one would store of it is not the truth. */
  readonly isReadOnly: () => boolean
  readonly warn: (message: string, error?: unknown) => void
}

interface Reset {
  /** Of the server's list. */
  readonly revision: number
  /** The stored changes that are not sent yet. */
  readonly unsent: () => readonly LogEnvelope[]
  /** In the same turn as the book changes. */
  readonly onDone: () => void
}

export class Checkpoints {
  readonly #parts: CheckpointParts
  #written: WrittenRows = nothingWritten
  #row = 0
  #tail = 0
  /**
   * The server's list is in memory only: what the stored rows know of the server. Null = they are
   * the book.
   */
  #stored: Pick<SyncMark, 'revision' | 'freshStarts'> | null = null
  /** Where the browser has no locks, one may come while a checkpoint is being written. */
  #freshStarts = 0
  #isDue = false
  #isStopping = false
  #running: Promise<void> | null = null

  constructor(parts: CheckpointParts) {
    this.#parts = parts
  }

  begin(cutAt: number, events: readonly LogEnvelope[]): void {
    this.#row = cutAt
    this.#written = nothingWritten
    this.#stored = null
    this.#tail = events.filter(({ seq }) => rowOf(seq) > this.#row).length
  }

  /** Which buckets, and where they are known which marks, the stored rows are. */
  remember(
    snapshot: Snapshot,
    buckets: readonly Bucket[],
    marks: Pick<PinBook, 'selectedIds' | 'committedIds'> | null,
  ): void {
    const places = new Map(snapshot.chunks.map((place) => [place.key, place]))
    const chunks = new Map(
      buckets.flatMap((bucket) => {
        const place = places.get(bucket.key)
        return place === undefined ? [] : [[bucket, place] as const]
      }),
    )
    const { selected, committed } = snapshot.marks
    this.#written =
      marks === null
        ? { ...nothingWritten, chunks }
        : {
            chunks,
            selected: { ids: marks.selectedIds, pieces: selected },
            committed: { ids: marks.committedIds, pieces: committed },
          }
  }

  countTail(events: readonly { event: PinEvent }[]): void {
    this.#tail += events.reduce((weight, { event }) => weight + weightOf(event), 0)
    if (this.#tail < MAX_TAIL_EVENTS || this.#isDue || !this.#parts.live.isWhole) return
    this.#isDue = true
    void this.#parts.idle().then(async () => this.checkpoint())
  }

  async checkpoint(): Promise<void> {
    this.#running ??= this.#checkpoint().finally(() => {
      this.#running = null
      this.#isDue = false
    })
    return this.#running
  }

  /**
   * What may be stored of the server: a revision that the stored rows have not reached would make
   * the next load miss what is between.
   */
  storable(mark: SyncMark): SyncMark {
    return this.#stored === null ? mark : { ...mark, ...this.#stored }
  }

  /**
   * The server's list in the place of everything but what it has not got, be it in memory only
   * until a checkpoint can be written. Not where a later build has written.
   */
  async reset(pins: readonly Pin[], { revision, unsent, onDone }: Reset): Promise<void> {
    for (let tries = MAX_ATTEMPTS; tries > 0; tries -= 1) {
      const isDone = await this.#parts.link.runExclusive(
        'compact',
        async () =>
          this.#parts.writer.enqueue(async () => this.#reset(pins, { revision, unsent, onDone })),
        true,
      )
      if (isDone === true) return
    }
    throw new StoreBusyError(
      'The pins of the server could not be stored: another tab is writing all the time.',
    )
  }

  /** Another tab has written a snapshot. */
  async adopt(): Promise<void> {
    try {
      await this.#parts.writer.enqueue(async () => {
        if (this.#isStopping) return
        await this.#parts.catchUp()
        await this.#adopt()
      })
    } catch (error) {
      this.#parts.warn('The snapshot of another tab could not be read.', error)
    }
  }

  /** Lets no further slice begin. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#running
  }

  async clearQuarantine(): Promise<void> {
    await this.#parts.storage.write(['quarantine'], 'relaxed', async (transaction) =>
      transaction.clear('quarantine'),
    )
  }

  /** Of the log goes what the snapshot holds and the server has settled: old undo is given up. */
  async dropHistory(unsentFrom: number | null): Promise<void> {
    const keepFrom = Math.min(this.#row + 1, rowOf(unsentFrom ?? Infinity))
    await this.#parts.storage.write(['log'], 'relaxed', async (transaction) =>
      transaction.deleteBefore('log', keepFrom),
    )
  }

  /**
   * The server can give the rows back: the snapshot stays, names none, and says how many there
   * were. The next load asks for them.
   */
  async dropChunks(): Promise<void> {
    await this.#parts.storage.write(['chunks', 'meta'], 'relaxed', async (transaction) => {
      await transaction.clear('chunks')
      await transaction.put('meta', true, REFETCH_REQUIRED)
      const snapshot = Snapshot.safeParse(await transaction.get('meta', 'snapshot'))
      if (!snapshot.success) return
      await transaction.put(
        'meta',
        {
          ...snapshot.data,
          chunks: new Int32Array(),
          marks: { selected: [], committed: [] },
        } satisfies StoredSnapshot,
        'snapshot',
      )
    })
    this.#written = nothingWritten
  }

  async #checkpoint(): Promise<void> {
    try {
      await this.#parts.link.runExclusive('compact', async () => this.#writeDown())
    } catch (error) {
      // The log has everything still: the next checkpoint tries again.
      this.#parts.warn('The snapshot of the pins could not be written.', error)
    }
  }

  async #writeDown(): Promise<void> {
    const { storage, writer, link } = this.#parts
    for (let tries = MAX_ATTEMPTS; tries > 0; tries -= 1) {
      const basis = await writer.enqueue(async () => this.#basis())
      if (basis === null) return
      const [isFreshStart, freshStarts] = [this.#stored !== null, this.#freshStarts]
      const written = await writeRows(storage, basis, async () => this.#pause())
      const done = await writer.enqueue(async () => {
        // The server's words may be in memory only by now: a snapshot that claims them would keep
        // them from being asked for after a kill.
        if (this.#isStopping || writer.state === 'memoryOnly') return 'givenUp'
        return freshStarts === this.#freshStarts
          ? this.#finish(basis, { written, isFreshStart })
          : null
      })
      if (done === 'givenUp') return
      if (done !== null) {
        link.post({ type: isFreshStart ? 'changed' : 'checkpointed' })
        return deleteOrphans(storage, done.orphans, async () => this.#pause())
      }
      this.#written = nothingWritten
    }
    return undefined
  }

  async #basis(): Promise<Basis | null> {
    const { writer, live, isReadOnly } = this.#parts
    if (this.#isStopping) return null
    const sync = await this.#catchUp()
    const { row } = writer
    if (
      !live.isWhole ||
      isReadOnly() ||
      writer.state === 'memoryOnly' ||
      (row <= this.#row && this.#stored === null)
    )
      return null
    return {
      book: live.logged,
      row,
      follows: this.#row,
      written: this.#written,
      keepFrom: Math.min(firstSeqOfRow(row + 1), this.#parts.keepFrom()),
      sync,
      reach: this.#parts.reach(),
    }
  }

  /**
   * Stores what is waiting, reads what others stored, and says what is known of the server by all
   * of that.
   */
  async #catchUp(): Promise<SyncMark> {
    const { writer, sync, catchUp } = this.#parts
    await writer.flushNow()
    await catchUp()
    await this.#adopt()
    return sync()
  }

  async #finish(
    basis: Basis,
    { written, isFreshStart }: { written: WrittenRows; isFreshStart: boolean },
  ): Promise<{ orphans: readonly number[] } | null> {
    const { storage, writer } = this.#parts
    const done = await finishCheckpoint(storage, basis, { written, isFreshStart })
    if (done === null) return null
    if (isFreshStart) writer.begin(done.row)
    this.#accept(done.row, written)
    writer.markStored(basis.sync)
    return done
  }

  #accept(row: number, written: WrittenRows): void {
    const { writer, live } = this.#parts
    this.#stored = null
    this.#written = written
    this.#row = row
    this.#tail = writer.row - row
    live.forgetBefore(row)
  }

  async #adopt(): Promise<void> {
    const { storage, live, writer } = this.#parts
    const snapshot = await storage.read(['meta'], async (transaction) => {
      const mark = SnapshotMark.safeParse(await transaction.get('meta', 'checkpoint'))
      return mark.success && mark.data.row !== this.#row
        ? Snapshot.safeParse(await transaction.get('meta', 'snapshot'))
        : null
    })
    if (snapshot?.success !== true) return
    const { row } = snapshot.data
    this.#row = row
    this.remember(snapshot.data, live.bucketsAt(row) ?? [], null)
    this.#tail = Math.max(0, writer.row - row)
    live.forgetBefore(row)
  }

  async #reset(pins: readonly Pin[], { revision, unsent, onDone }: Reset): Promise<boolean> {
    const { storage, writer, live, isReadOnly } = this.#parts
    const known = await this.#catchUp()
    if (isReadOnly()) return true
    this.#freshStarts += 1
    const { row } = writer
    const own = unsent().filter(({ seq }) => seq <= lastSeqOfRow(row))
    const book = replay(await bookInSlices(live.logged, pins), own)
    const basis: Basis = {
      book,
      row,
      follows: this.#row,
      written: nothingWritten,
      keepFrom: Math.min(firstSeqOfRow(row + 1), own[0]?.seq ?? Infinity),
      sync: { ...known, revision, freshStarts: known.freshStarts + 1 },
      reach: this.#parts.reach(),
    }
    try {
      const done = await writer.withEviction(async () =>
        this.#finish(basis, {
          written: await writeRows(storage, basis, yieldToPage),
          isFreshStart: true,
        }),
      )
      if (done === null) return false
      writer.forgetMark()
      void deleteOrphans(storage, done.orphans, async () => this.#pause()).catch(
        (error: unknown) =>
          this.#isStopping || this.#parts.warn('Old rows of pins could not be removed.', error),
      )
    } catch (error) {
      // Closed meanwhile: the next opening fetches the list again.
      if (this.#isStopping) throw error
      this.#parts.warn('The snapshot of the pins could not be written.', error)
      this.#stored ??= { revision: known.revision, freshStarts: known.freshStarts }
    }
    writer.dropServerEvents(Infinity)
    live.reset(book, writer.unwritten())
    onDone()
    return true
  }

  async #pause(): Promise<void> {
    // Closing the log does not wait for idle time.
    if (!this.#isStopping) await this.#parts.idle()
  }
}

function weightOf(event: PinEvent): number {
  if (event.type === 'pins.added' || event.type === 'pins.restored')
    return 1 + event.data.pins.length * EVENTS_PER_PIN
  return 1 + Math.floor(touchedIds(event).length / CHANGES_PER_EVENT)
}
