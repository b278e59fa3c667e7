/** The moving parts of a pin log: the live book, the writer, the outbox, the snapshots and the other tabs. See `pin-log.ts` for what it promises. */
import type { Pin } from '#core/contract/pins.contract.ts'
import type { PinBook } from '#core/pins/pin-book.ts'
import type { NewPinEnvelope } from '#core/pins/pin.envelope.ts'
import type { CommittedEnvelope, LogEnvelope } from '#core/pins/pin.events.ts'
import { keptFrom } from '#core/pins/pin.history.ts'
import type { PinHistory } from '#core/pins/pin.history.ts'
import { readBehind } from './pin-log.behind.ts'
import type { Behind } from './pin-log.behind.ts'
import { LiveBook } from './pin-log.book.ts'
import { Canary, noCanary } from './pin-log.canary.ts'
import type { Kept } from './pin-log.canary.ts'
import { KnownHistory } from './pin-log.history.ts'
import type { LoadedPins } from './pin-log.load.ts'
import { PinLogLoading } from './pin-log.loading.ts'
import { PinLogReader } from './pin-log.reader.ts'
import type { SyncMark } from './pin-log.schema.ts'
import { PinLogSnapshots } from './pin-log.snapshots.ts'
import { openLogStorage } from './pin-log.storage.ts'
import type { LogStorage } from './pin-log.storage.ts'
import { PinLogWriter } from './pin-log.writer.ts'
import type { UnwrittenEvent } from './pin-log.row.ts'
import type { Settled, Written } from './pin-log.writer.ts'
import { Outbox } from './pin-outbox.ts'
import { TabLink } from './pin-tabs.ts'
import type { TabParts } from './pin-tabs.ts'

export type PinLogState = 'saved' | 'saving' | 'memoryOnly'

/** Thrown by an append to a log that a later build has written to: this one can't know what it would overwrite. */
class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError'
}

export interface PartitionParts {
  readonly accountId: string
  readonly name: string
  readonly indexedDB: IDBFactory
  readonly canary: { readonly storage: Pick<Storage, 'getItem' | 'setItem'>; readonly key: string } | null
  readonly tabs: TabParts
  readonly idle: () => Promise<void>
  readonly onState: (state: PinLogState) => void
  /** Something has come from elsewhere: another tab's events, or what it knows of the server. */
  readonly onChange: () => void
  /** Stored rows turned out to be damaged while running: ask the server for the pins. */
  readonly onDamage: () => void
  readonly warn: (message: string, error?: unknown) => void
}

/** What the server has said beside how far it is. */
interface News {
  readonly revision?: number
  readonly rejected?: readonly string[]
  readonly withdrawn?: readonly NewPinEnvelope[]
}

export class PinPartition {
  readonly #parts: PartitionParts
  readonly #storage: LogStorage
  readonly #writer: PinLogWriter
  readonly #live: LiveBook
  readonly #outbox = new Outbox()
  readonly #canary: Canary
  readonly #snapshots: PinLogSnapshots
  readonly #loading: PinLogLoading
  readonly link: TabLink
  readonly #history = new KnownHistory()
  #isReadOnly = false
  /** What is known of the server is another tab's word, and perhaps nowhere stored. */
  #hasHearsay = false
  #isCatchingUp = false
  #isClosed = false

  constructor(parts: PartitionParts) {
    this.#parts = parts
    this.#storage = openLogStorage(parts.indexedDB, parts.name)
    this.#canary = new Canary({ ...(parts.canary ?? noCanary), now: () => this.#counted(), warn: parts.warn })
    this.#live = new LiveBook(parts.accountId)
    this.link = new TabLink(parts.name, parts.tabs)
    this.link.listen((message) => {
      if (message.type === 'changed') void this.catchUp()
      if (message.type === 'checkpointed') void this.#snapshots.adopt()
      if (message.type === 'settled') this.#hear({ ...message, rejected: [] })
    })
    this.#writer = new PinLogWriter(this.#storage, {
      onTake: () => this.#live.take(),
      rebase: (behind, events) => this.#live.rebase(behind, events),
      onWritten: (written) => this.#onWritten(written),
      onHeld: (envelopes) => this.#outbox.hold(envelopes),
      onState: (state) => parts.onState(state),
      warn: (message, error) => parts.warn(message, error),
      makeRoom: [async () => this.#snapshots.clearQuarantine(), async () => this.#snapshots.dropHistory(this.#outbox.keepFrom()), async () => this.#snapshots.dropChunks()],
    })
    this.#snapshots = new PinLogSnapshots({
      storage: this.#storage,
      writer: this.#writer,
      live: this.#live,
      link: this.link,
      idle: parts.idle,
      sync: () => this.#outbox.mark,
      keepFrom: () => Math.min(this.#outbox.keepFrom() ?? Infinity, keptFrom(this.#history.read()) ?? Infinity),
      catchUp: async () => this.#catchUpInTurn(),
      warn: parts.warn,
    })
    this.#loading = new PinLogLoading({
      ...parts,
      reader: new PinLogReader({ ...parts, storage: this.#storage, warn: (message, error) => this.#warnOpen(message, error) }),
      writer: this.#writer,
      live: this.#live,
      outbox: this.#outbox,
      history: this.#history,
      snapshots: this.#snapshots,
      canary: this.#canary,
      isClosed: () => this.#isClosed,
      onNewer: () => (this.#isReadOnly = true),
    })
  }

  current(): PinBook {
    return this.#live.current
  }

  state(): PinLogState {
    return this.#writer.state
  }

  history(): PinHistory {
    return this.#history.read()
  }

  isReadOnly(): boolean {
    return this.#isReadOnly
  }

  isNew(): boolean {
    return this.#loading.foundNothing && this.#writer.row === 0 && this.current().count === 0
  }

  revision(): number {
    return this.#outbox.mark.revision
  }

  unsent(): readonly LogEnvelope[] {
    return this.#isDeaf ? [] : this.#outbox.unsent()
  }

  async load(): Promise<LoadedPins> {
    return this.#loading.load()
  }

  async append(events: readonly NewPinEnvelope[]): Promise<number[]> {
    if (this.#isReadOnly) throw new ReadOnlyError('Another tab runs a newer version. Reload this page to go on.')
    return this.#log(events)
  }

  async acknowledge(settled: readonly Settled[], { revision, rejected = [], withdrawn = [] }: News): Promise<void> {
    if (this.#isDeaf) return
    this.#outbox.acknowledge(settled, { revision, rejected })
    const { mark } = this.#outbox
    this.#writer.settleHeld(settled, mark.revision)
    // A revision marks them as the server's word: they are not sent.
    if (rejected.length > 0 || withdrawn.length > 0) await this.#log(withdrawn.map((envelope) => ({ ...envelope, revision: mark.revision })), this.#snapshots.storable(mark))
    else this.#settle(mark)
  }

  vouch(): void {
    if (this.#isDeaf) return
    if (this.#hasHearsay) this.#settle(this.#outbox.mark)
    else this.#tell(this.#snapshots.storable(this.#outbox.mark))
    this.#hasHearsay = false
  }

  async applyRemote(committed: readonly CommittedEnvelope[]): Promise<void> {
    const events = this.#isDeaf ? null : this.#outbox.receive(committed)
    if (events === null) return
    if (events.length > 0) await this.#log(events, this.#snapshots.storable(this.#outbox.mark))
    else this.#settle(this.#outbox.mark)
  }

  async reset(pins: readonly Pin[], revision: number): Promise<PinBook> {
    if (this.#isDeaf) return this.current()
    const onDone = (): void => {
      this.#loading.overtake()
      this.#outbox.startAfresh(revision)
      // What was before can't be reached from the new list.
      this.#history.forget()
      this.#canary.set()
      this.link.post({ type: 'changed' })
    }
    await this.#snapshots.startAfresh(pins, { revision, unsent: () => this.#outbox.stored(), onDone })
    return this.current()
  }

  async checkpoint(): Promise<void> {
    if (!this.#isReadOnly) await this.#snapshots.checkpoint()
  }

  /** Takes in what other tabs have written. Cheap when there is nothing. */
  async catchUp(): Promise<void> {
    if (this.#isCatchingUp || this.#isClosed) return
    this.#isCatchingUp = true
    try {
      await this.#writer.enqueue(async () => {
        this.#isCatchingUp = false
        if (!this.#isClosed) await this.#catchUpInTurn()
      })
      this.#parts.onChange()
    } catch (error) {
      this.#parts.warn('The changes of another tab could not be read.', error)
    }
  }

  async settled(): Promise<void> {
    await this.#writer.settled()
  }

  async close(): Promise<void> {
    await this.#snapshots.stop()
    // What the server says from now on would be written after the last write, and tried again for ever.
    this.#isClosed = true
    await this.settled()
    this.#writer.stop()
    this.#canary.set()
    this.link.close()
    this.#storage.close()
  }

  /** The server's answers do not count here any more: a round of a closed log is made again by whoever opens it next. */
  get #isDeaf(): boolean {
    return this.#isReadOnly || this.#isClosed
  }

  /** A reading that is cut off by the closing is no fault of what is stored. */
  #warnOpen(message: string, error?: unknown): void {
    if (!this.#isClosed) this.#parts.warn(message, error)
  }

  async #log(events: readonly UnwrittenEvent[], sync?: SyncMark): Promise<number[]> {
    const seqs = await this.#writer.append(this.#live.append(events), sync)
    this.#snapshots.grow(events)
    return seqs
  }

  #hear(said: SyncMark): void {
    const { acknowledged, revision } = this.#outbox.mark
    this.#outbox.learn(said)
    const { mark } = this.#outbox
    if (mark.acknowledged !== acknowledged || mark.revision !== revision) this.#hasHearsay = true
    this.#parts.onChange()
  }

  /** The other tabs hear of it at once; it is stored with the next change, or soon. */
  #settle(known: SyncMark): void {
    const mark = this.#snapshots.storable(known)
    this.#writer.settle(mark)
    this.#tell(mark)
  }

  #tell(mark: SyncMark): void {
    // A revision whose events only this tab's memory holds is no knowledge of the others: they would never ask for those.
    this.link.post({ type: 'settled', acknowledged: mark.acknowledged, revision: this.#writer.isHolding ? 0 : mark.revision, freshStarts: mark.freshStarts })
  }

  #onWritten({ behind, own }: Written): void {
    this.#outbox.release()
    this.#take(behind)
    this.#note(own)
    if (behind.hasGap) this.#loading.readAgain()
    this.#live.note(behind.events, own, this.#writer.unwritten())
    this.#canary.setSoon()
    this.link.postSoon({ type: 'changed' })
    if (behind.events.length > 0 || this.#isReadOnly) this.#parts.onChange()
  }

  async #catchUpInTurn(): Promise<void> {
    const behind = await this.#storage.read(['log', 'meta'], async (transaction) => readBehind(transaction, this.#writer.row))
    this.#take(behind)
    if (behind.row === this.#writer.row) return
    this.#writer.follow(behind)
    if (behind.hasGap) this.#loading.readAgain()
    this.#live.note(behind.events, [], this.#writer.unwritten())
  }

  /** What another tab has done, for the outbox and the history. */
  #take({ events, hasNewer, mark }: Behind): void {
    this.#note(events)
    if (hasNewer) this.#isReadOnly = true
    if (mark !== null) this.#outbox.learn(mark)
  }

  #note(events: readonly LogEnvelope[]): void {
    for (const envelope of events) this.#outbox.note(envelope)
    this.#history.note(events)
  }

  #counted(): Kept | null {
    const { row, state } = this.#writer
    return state === 'memoryOnly' ? null : { row, count: this.#live.isWhole ? this.#live.logged.count : null }
  }
}
