/** The moving parts of a pin log: the book in memory, the writer, the outbox and the snapshots. See `pin-log.ts` for what it promises. */
import type { Pin } from '#core/contract/pins.contract.ts'
import { emptyBook } from '#core/pins/pin-book.ts'
import type { Bucket, PinBook } from '#core/pins/pin-book.ts'
import type { NewPinEnvelope } from '#core/pins/pin.envelope.ts'
import type { CommittedEnvelope, LogEnvelope } from '#core/pins/pin.events.ts'
import { applyPinEvent, touchedIds } from '#core/pins/pin.reducer.ts'
import { Canary, noCanary } from './pin-log.canary.ts'
import { writeCheckpoint } from './pin-log.checkpoint.ts'
import type { WrittenChunks } from './pin-log.checkpoint.ts'
import { bookOf, quarantine, readChunks, readStored } from './pin-log.load.ts'
import type { Bad, Stored } from './pin-log.load.ts'
import type { Snapshot, SyncMark } from './pin-log.schema.ts'
import { openLogStorage } from './pin-log.storage.ts'
import type { LogStorage } from './pin-log.storage.ts'
import { PinLogWriter } from './pin-log.writer.ts'
import type { UnwrittenEvent } from './pin-log.writer.ts'
import { Outbox } from './pin-outbox.ts'

/** A checkpoint is due after this much tail. A pin in an event weighs about 1 kB, so new pins count more. */
const TAIL_EVENTS = 256
const EVENTS_A_PIN = 2
const REJECTED_KEPT = 1000

export type PinLogState = 'saved' | 'saving' | 'memoryOnly'

export interface LoadedPins {
  /** The front of the list with all later events on it: enough for the first paint. */
  readonly book: PinBook
  /** Pins in all, as far as the snapshot knows. */
  readonly total: number
  /** The whole book, when the other chunks are read. `needsReset` as below, for what turned up bad in them. */
  readonly complete: Promise<{ readonly book: PinBook; readonly needsReset: boolean }>
  /** Nothing is stored yet, or something was lost or broken: fetch the pins from the server and call `reset`. */
  readonly needsReset: boolean
  /** A later build wrote events that this one can't read: they are kept; ask for a reload. */
  readonly hasNewer: boolean
}

export interface PartitionParts {
  readonly accountId: string
  readonly name: string
  readonly indexedDB: IDBFactory
  readonly canary: { readonly storage: Pick<Storage, 'getItem' | 'setItem'>; readonly key: string } | null
  readonly idle: () => Promise<void>
  readonly onState: (state: PinLogState) => void
  readonly warn: (message: string, error?: unknown) => void
}

export class PinPartition {
  readonly #parts: PartitionParts
  readonly #storage: LogStorage
  readonly #writer: PinLogWriter
  readonly #outbox = new Outbox()
  readonly #canary: Canary
  #book: PinBook
  /** The book at the writer's head. */
  #loggedBook: PinBook
  /** Before all chunks are read: the events to be put on the whole book. Null = complete. */
  #since: UnwrittenEvent[] | null = null
  #sync: SyncMark = { acknowledged: 0, revision: 0, rejected: [] }
  #written: WrittenChunks = new Map()
  #tail = 0
  /** What the snapshot holds. */
  #lsn = 0
  #isLocked = false
  #isCheckpointDue = false

  constructor(parts: PartitionParts) {
    this.#parts = parts
    this.#storage = openLogStorage(parts.indexedDB, parts.name)
    this.#canary = new Canary({ ...(parts.canary ?? noCanary), warn: parts.warn })
    this.#book = emptyBook(parts.accountId)
    this.#loggedBook = this.#book
    this.#writer = new PinLogWriter(this.#storage, {
      onTake: () => (this.#loggedBook = this.#book),
      onLogged: (envelope) => this.#outbox.note(envelope, this.#sync.acknowledged),
      onState: (state) => parts.onState(state),
      warn: (message, error) => parts.warn(message, error),
      makeRoom: async () => this.#makeRoom(),
    })
  }

  current(): PinBook {
    return this.#book
  }

  state(): PinLogState {
    return this.#writer.state
  }

  revision(): number {
    return this.#sync.revision
  }

  unsent(): readonly LogEnvelope[] {
    return this.#outbox.unsent()
  }

  async load(): Promise<LoadedPins> {
    const stored = await this.#read()
    if (stored === null) return { book: this.#book, total: 0, complete: Promise.resolve({ book: this.#book, needsReset: true }), needsReset: true, hasNewer: false }
    const { snapshot, events, firstChunk } = stored
    const first = firstChunk === null ? [] : [firstChunk]
    this.#begin(stored, bookOf(this.#parts.accountId, { snapshot, buckets: first, events }))
    const isLost = this.#canary.isAheadOf(stored.head)
    const isWhole = snapshot === null || snapshot.chunks.length <= 1
    if (!isWhole) this.#since = []
    const complete = isWhole ? this.#remember(snapshot, first) : this.#complete(stored, snapshot)
    return {
      book: this.#book,
      total: Math.max(snapshot?.count ?? 0, this.#book.count),
      complete,
      needsReset: isLost || stored.bad.length > 0 || (snapshot === null && events.length === 0),
      hasNewer: stored.hasNewer,
    }
  }

  async append(events: readonly NewPinEnvelope[]): Promise<number[]> {
    return this.#log(events)
  }

  async acknowledge(position: number, { revision, rejected = [], withdrawn = [] }: { revision?: number; rejected?: readonly string[]; withdrawn?: readonly NewPinEnvelope[] }): Promise<void> {
    this.#sync = {
      acknowledged: Math.max(this.#sync.acknowledged, position),
      revision: Math.max(this.#sync.revision, revision ?? 0),
      rejected: [...this.#sync.rejected, ...rejected].slice(-REJECTED_KEPT),
    }
    this.#outbox.settle(position)
    // A revision marks them as the server's word: they are not sent.
    await this.#log(withdrawn.map((envelope) => ({ ...envelope, revision: this.#sync.revision })), this.#sync)
  }

  async applyRemote(committed: readonly CommittedEnvelope[]): Promise<void> {
    const events: UnwrittenEvent[] = []
    const stirred = new Set<string>()
    let { revision } = this.#sync
    for (const envelope of committed) {
      if (envelope.revision <= revision) continue
      if (envelope.revision > revision + 1) break
      revision = envelope.revision
      if (!this.#outbox.mustApply(envelope, stirred)) continue
      events.push(envelope)
      for (const id of touchedIds(envelope.event)) stirred.add(id)
    }
    if (revision === this.#sync.revision) return
    this.#sync = { ...this.#sync, revision }
    await this.#log(events, this.#sync)
  }

  async reset(pins: readonly Pin[], revision: number): Promise<PinBook> {
    return this.#writer.enqueue(async () => {
      await this.#writer.flushNow()
      this.#since = null
      this.#sync = { ...this.#sync, revision }
      const fresh = applyPinEvent({ ...this.#book }, { type: 'pins.loaded', data: { pins: [...pins] } })
      this.#loggedBook = replay(fresh, this.#outbox.unsent())
      this.#book = replay(this.#loggedBook, this.#writer.waiting())
      this.#written = new Map()
      await this.#writeCheckpoint(this.#sync)
      this.#setCanary()
      return this.#book
    })
  }

  async checkpoint(): Promise<void> {
    await this.#writer.enqueue(async () => {
      this.#isCheckpointDue = false
      if (this.#since === null && !this.#isLocked && this.#writer.state !== 'memoryOnly' && this.#tail > 0) await this.#writeCheckpoint()
    })
  }

  async settled(): Promise<void> {
    await this.#writer.enqueue(async () => this.#writer.flushNow())
  }

  async close(): Promise<void> {
    await this.settled()
    this.#storage.close()
  }

  #begin({ head, rows, events, sync, snapshot, hasNewer }: Stored, book: PinBook): void {
    this.#sync = sync
    this.#writer.begin(head, rows)
    for (const envelope of events) this.#outbox.note(envelope, sync.acknowledged)
    this.#isLocked = hasNewer
    this.#lsn = snapshot?.lsn ?? 0
    this.#tail = events.filter((envelope) => envelope.seq > this.#lsn).length
    this.#book = book
    this.#loggedBook = book
  }

  async #log(events: readonly UnwrittenEvent[], sync?: SyncMark): Promise<number[]> {
    this.#book = replay(this.#book, events)
    this.#since?.push(...events)
    this.#tail += events.reduce((weight, { event }) => weight + (event.type === 'pins.added' ? 1 + event.data.pins.length * EVENTS_A_PIN : 1), 0)
    const seqs = await this.#writer.append(events, sync)
    this.#setCanary()
    if (this.#tail >= TAIL_EVENTS && !this.#isCheckpointDue && this.#since === null) {
      this.#isCheckpointDue = true
      void this.#parts.idle().then(async () => this.checkpoint())
    }
    return seqs
  }

  async #read(): Promise<Stored | null> {
    try {
      const stored = await readStored(this.#storage)
      await this.#setAside(stored.bad)
      return stored
    } catch (error) {
      this.#parts.warn('The stored pins could not be read.', error)
      return null
    }
  }

  /** Warns once for all that was bad in one reading. */
  async #setAside(bad: readonly Bad[]): Promise<void> {
    if (bad.length === 0) return
    this.#parts.warn(`${bad.length} stored entries of pins are corrupt: they are set aside and the pins fetched again.`, bad[0]?.why)
    await quarantine(this.#storage, bad)
  }

  async #remember(snapshot: Snapshot | null, buckets: readonly Bucket[]): Promise<{ book: PinBook; needsReset: boolean }> {
    const rows = new Map(snapshot?.chunks.map((chunk) => [chunk.key, chunk]))
    this.#written = new Map(buckets.flatMap((bucket) => {
      const row = rows.get(bucket.key)
      return row === undefined ? [] : [[bucket, row] as const]
    }))
    return { book: this.#book, needsReset: false }
  }

  async #complete(stored: Stored, snapshot: Snapshot): Promise<{ book: PinBook; needsReset: boolean }> {
    try {
      const chunks = await readChunks(this.#storage, snapshot, this.#parts.idle)
      await this.#setAside(chunks.bad)
      return await this.#join(stored, snapshot, chunks)
    } catch (error) {
      this.#parts.warn('The stored pins could not be read to the end.', error)
      return { book: this.#book, needsReset: true }
    }
  }

  async #join(stored: Stored, snapshot: Snapshot, { buckets, bad }: { buckets: readonly Bucket[]; bad: readonly Bad[] }): Promise<{ book: PinBook; needsReset: boolean }> {
    return this.#writer.enqueue(async () => {
      // A reset came first: it knows better.
      if (this.#since === null) return { book: this.#book, needsReset: false }
      const waiting = this.#writer.waiting()
      const logged = this.#since.slice(0, this.#since.length - waiting.length)
      this.#since = null
      this.#loggedBook = replay(bookOf(this.#parts.accountId, { snapshot, buckets, events: stored.events }), logged)
      this.#book = replay(this.#loggedBook, waiting)
      await this.#remember(snapshot, buckets)
      return { book: this.#book, needsReset: bad.length > 0 }
    })
  }

  async #writeCheckpoint(sync?: SyncMark): Promise<void> {
    try {
      const { written, rows } = await writeCheckpoint(this.#storage, {
        book: this.#loggedBook,
        lsn: this.#writer.head,
        written: this.#written,
        rows: this.#writer.rows,
        keepFrom: this.#outbox.keepFrom(),
        ...(sync !== undefined && { sync }),
      })
      this.#written = written
      this.#lsn = this.#writer.head
      this.#tail = 0
      this.#writer.cutTo(rows)
    } catch (error) {
      // The log has everything still: the next checkpoint tries again.
      this.#parts.warn('The snapshot of the pins could not be written.', error)
    }
  }

  /** The disk is full: the quarantine goes, and of the log what the snapshot holds and the server has settled. */
  async #makeRoom(): Promise<void> {
    const keepFrom = Math.min(this.#lsn + 1, this.#outbox.keepFrom() ?? Infinity)
    const [gone, kept] = [this.#writer.rows.filter((row) => row.last < keepFrom), this.#writer.rows.filter((row) => row.last >= keepFrom)]
    await this.#storage.write(['quarantine', 'log'], 'relaxed', async (transaction) => {
      await transaction.clear('quarantine')
      for (const row of gone) await transaction.delete('log', row.first)
    })
    this.#writer.cutTo(kept)
  }

  #setCanary(): void {
    if (this.#writer.state !== 'memoryOnly') this.#canary.set(this.#writer.head)
  }
}

function replay(book: PinBook, events: readonly UnwrittenEvent[]): PinBook {
  return events.reduce((growing, { event, at }) => applyPinEvent(growing, event, at), book)
}
