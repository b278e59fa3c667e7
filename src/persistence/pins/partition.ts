/**
 * The moving parts of a pin log: the live book, the writer, the outbox, the snapshots and the other
 * tabs. See `pin-log.ts` for what it promises.
 */
import type { Pin } from '#core/contract/pins.contract.ts'
import type { PinBook } from '#core/pins/pin-book.ts'
import type { NewPinEnvelope } from '#core/pins/pin.envelope.ts'
import type { CommittedEnvelope, LogEnvelope } from '#core/pins/pin.events.ts'
import { keptFrom } from '#core/pins/pin.history.ts'
import type { PinHistory } from '#core/pins/pin.history.ts'
import { readBehind } from './log/peer-rows.ts'
import type { Behind } from './log/peer-rows.ts'
import { LiveBook } from './live-book.ts'
import { PinJournal } from './journal/journal.ts'
import type { Journals } from './journal/files.ts'
import { Canary, noCanary } from './log/eviction-check.ts'
import type { Kept } from './log/eviction-check.ts'
import { ReadOnlyError } from './errors.ts'
import { KnownHistory } from './history.ts'
import type { LoadedPins } from './snapshot/read.ts'
import { PinLogLoading } from './loading.ts'
import { PinLogReader } from './snapshot/reader.ts'
import { PinRecovery } from './journal/recovery.ts'
import type { SyncMark } from './log/stored-rows.schema.ts'
import { PinLogSnapshots } from './snapshot/checkpoints.ts'
import { ServerWord } from './sync/acks.ts'
import type { News } from './sync/acks.ts'
import { flushToDisk, openLogStorage } from './log/database.ts'
import type { LogStorage } from './log/database.ts'
import { PinLogWriter } from './log/writer.ts'
import type { UnwrittenEvent } from './log/row.ts'
import type { Settled, WriterState, Written } from './log/writer.ts'
import { Outbox } from './sync/outbox.ts'
import { TabLink } from './tabs.ts'
import type { TabParts } from './tabs.ts'

export interface PartitionParts {
  readonly accountId: string
  readonly name: string
  readonly indexedDB: IDBFactory
  readonly canary: {
    readonly storage: Pick<Storage, 'getItem' | 'setItem'>
    readonly key: string
  } | null
  readonly tabs: TabParts
  /** Null: a change is safe when the log has it. */
  readonly journals: Journals | null
  readonly idle: () => Promise<void>
  readonly onState: (state: WriterState) => void
  /** Something has come from elsewhere: another tab's events, or what it knows of the server. */
  readonly onChange: () => void
  /** Stored rows turned out to be damaged while running: ask the server for the pins. */
  readonly onDamage: () => void
  /** Clears what else this site keeps and the server can give back. */
  readonly giveWay: () => Promise<void>
  readonly warn: (message: string, error?: unknown) => void
}

export class PinPartition {
  readonly #parts: PartitionParts
  readonly #storage: LogStorage
  readonly #writer: PinLogWriter
  readonly #live: LiveBook
  readonly #outbox = new Outbox()
  readonly #journal = new PinJournal()
  readonly #recovery: PinRecovery
  readonly #server: ServerWord
  readonly #canary: Canary
  readonly #snapshots: PinLogSnapshots
  readonly #loading: PinLogLoading
  readonly link: TabLink
  readonly #history = new KnownHistory()
  #isReadOnly = false
  #isCatchingUp = false
  #isClosed = false

  constructor(parts: PartitionParts) {
    this.#parts = parts
    this.#storage = openLogStorage(parts.indexedDB, parts.name)
    this.#canary = new Canary({
      ...(parts.canary ?? noCanary),
      now: () => this.#counted(),
      warn: parts.warn,
    })
    this.#live = new LiveBook(parts.accountId)
    this.link = new TabLink(parts.name, parts.tabs)
    this.link.listen((message) => {
      if (message.type === 'changed') void this.catchUp()
      if (message.type === 'checkpointed') void this.#snapshots.adopt()
      if (message.type === 'settled') this.#server.hear({ ...message, rejected: [] })
    })
    this.#writer = new PinLogWriter(this.#storage, {
      onTake: () => this.#live.take(),
      turnJournal: () => this.#journal.turn(),
      rebase: (behind, events) => this.#live.rebase(behind, events),
      onWritten: (written) => this.#onWritten(written),
      onHeld: (envelopes) => this.#outbox.hold(envelopes),
      onState: (state) => parts.onState(state),
      warn: (message, error) => parts.warn(message, error),
      makeRoom: [
        async () => this.#snapshots.clearQuarantine(),
        parts.giveWay,
        async () => this.#snapshots.dropHistory(this.#outbox.keepFrom()),
        async () => this.#snapshots.dropChunks(),
      ],
    })
    this.#snapshots = new PinLogSnapshots({
      ...parts,
      storage: this.#storage,
      writer: this.#writer,
      live: this.#live,
      link: this.link,
      sync: () => this.#outbox.mark,
      reach: () => this.#journal.reach,
      keepFrom: () =>
        Math.min(this.#outbox.keepFrom() ?? Infinity, keptFrom(this.#history.read()) ?? Infinity),
      catchUp: async () => this.#catchUpInTurn(),
      isReadOnly: () => this.#isReadOnly,
    })
    this.#loading = new PinLogLoading({
      ...parts,
      reader: new PinLogReader({
        ...parts,
        storage: this.#storage,
        warn: (message, error) => this.#warnOpen(message, error),
      }),
      writer: this.#writer,
      live: this.#live,
      outbox: this.#outbox,
      journal: this.#journal,
      history: this.#history,
      snapshots: this.#snapshots,
      canary: this.#canary,
      isClosed: () => this.#isClosed,
      onNewer: () => (this.#isReadOnly = true),
    })
    this.#server = new ServerWord({
      outbox: this.#outbox,
      writer: this.#writer,
      snapshots: this.#snapshots,
      link: this.link,
      log: async (events, mark) => this.#log(events, mark),
      onChange: parts.onChange,
    })
    this.#recovery = new PinRecovery({
      ...parts,
      files: parts.journals?.open(parts.name) ?? null,
      journal: this.#journal,
      storage: this.#storage,
      writer: this.#writer,
      catchUp: async () => this.#catchUpInTurn(),
      isKnown: (id) => this.#outbox.knows(id),
      append: async (events, recovered) =>
        this.#writer.append(this.#live.append(events), { recovered }),
      isOver: () => this.#isDeaf,
    })
  }

  current(): PinBook {
    return this.#live.current
  }

  state(): WriterState {
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
    const loaded = await this.#loading.load()
    return {
      ...loaded,
      recovered: loaded.isUnreadable
        ? Promise.resolve(0)
        : loaded.complete.then(async () => this.#recovery.open()),
    }
  }

  async append(events: readonly NewPinEnvelope[]): Promise<void> {
    if (this.#isReadOnly) throw new ReadOnlyError('A newer build has written to this log')
    const placed = this.#live.append(events)
    const kept = this.#writer.isJournalInOrder ? this.#journal.keep(placed) : null
    await this.#writer.append(placed, { kept })
    this.#snapshots.grow(events)
  }

  async acknowledge(settled: readonly Settled[], news: News): Promise<void> {
    if (!this.#isDeaf) await this.#server.acknowledge(settled, news)
  }

  vouch(): void {
    if (!this.#isDeaf) this.#server.vouch()
  }

  async applyRemote(committed: readonly CommittedEnvelope[]): Promise<void> {
    if (!this.#isDeaf) await this.#server.applyRemote(committed)
  }

  meetNewer(): void {
    if (this.#isDeaf) return
    this.#isReadOnly = true
    this.#parts.onChange()
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
    await this.#snapshots.startAfresh(pins, {
      revision,
      unsent: () => this.#outbox.stored(),
      onDone,
    })
    return this.current()
  }

  async checkpoint(): Promise<void> {
    if (!this.#isReadOnly) await this.#snapshots.checkpoint()
  }

  /** Takes in what other tabs have written. Cheap when there is nothing. */
  async catchUp(): Promise<void> {
    if (this.#isCatchingUp || this.#isClosed) return
    this.#isCatchingUp = true
    this.#recovery.lookSoon()
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

  async secured(): Promise<void> {
    await this.settled()
    if (this.state() !== 'memoryOnly')
      await flushToDisk(this.#storage).catch((error: unknown) =>
        this.#parts.warn(
          'The pins are stored, but the disk could not be asked to keep them.',
          error,
        ),
      )
  }

  async close(): Promise<void> {
    await this.#snapshots.stop()
    // What the server says from now on would be written after the last write, and tried again for
    // ever.
    this.#isClosed = true
    await this.settled()
    await this.#recovery.close()
    this.#writer.stop()
    this.#canary.set()
    this.link.close()
    this.#storage.close()
  }

  /**
   * The server's answers do not count here any more: a round of a closed log is made again by
   * whoever opens it next.
   */
  get #isDeaf(): boolean {
    return this.#isReadOnly || this.#isClosed
  }

  /** A reading that is cut off by the closing is no fault of what is stored. */
  #warnOpen(message: string, error?: unknown): void {
    if (!this.#isClosed) this.#parts.warn(message, error)
  }

  async #log(events: readonly UnwrittenEvent[], mark: SyncMark): Promise<void> {
    await this.#writer.append(this.#live.append(events), { mark })
    this.#snapshots.grow(events)
  }

  #onWritten({ behind, own, reach, isLate }: Written): void {
    this.#journal.learn(reach)
    this.#outbox.release()
    this.#take(behind)
    this.#note(own)
    if (behind.hasGap) this.#loading.readAgain()
    this.#live.note(behind.events, own, this.#writer.unwritten())
    this.#canary.setSoon()
    this.link.postSoon({ type: 'changed' })
    if (isLate || behind.events.length > 0 || this.#isReadOnly) this.#parts.onChange()
  }

  async #catchUpInTurn(): Promise<void> {
    const behind = await this.#storage.read(['log', 'meta'], async (transaction) =>
      readBehind(transaction, this.#writer.row),
    )
    this.#take(behind)
    if (behind.row === this.#writer.row) return
    this.#writer.follow(behind)
    if (behind.hasGap) this.#loading.readAgain()
    this.#live.note(behind.events, [], this.#writer.unwritten())
  }

  /** What another tab has done, for the outbox and the history. */
  #take({ events, hasNewer, mark, reach }: Behind): void {
    this.#note(events)
    this.#journal.learn(reach)
    if (hasNewer) this.#isReadOnly = true
    if (mark !== null) this.#outbox.learn(mark)
  }

  #note(events: readonly LogEnvelope[]): void {
    for (const envelope of events) this.#outbox.note(envelope)
    this.#history.note(events)
  }

  #counted(): Kept | null {
    const { row, state } = this.#writer
    return state === 'memoryOnly'
      ? null
      : { row, count: this.#live.isWhole ? this.#live.logged.count : null }
  }
}
