/** Joins the parts of the pin store: live book, writer, outbox, snapshots, journal and tabs. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { NewPinEnvelope } from '#core/pins/pin-commands.ts'
import type { CommittedEnvelope, LogEnvelope } from '#core/pins/events/pin.events.ts'
import { keptFrom } from '#core/pins/history/pin-history.ts'
import type { PinHistory } from '#core/pins/history/pin-history.ts'
import { readPeerRows } from './log/peer-rows.ts'
import type { PeerRows } from './log/peer-rows.ts'
import { LiveBook } from './live-book.ts'
import { PinJournal } from './journal/journal.ts'
import { EvictionCheck, noEvictionCheck } from './log/eviction-check.ts'
import type { EvictionMarker } from './log/eviction-check.ts'
import { ReadOnlyError } from './errors.ts'
import { KnownHistory } from './history.ts'
import type { LoadedPins } from './snapshot/read.ts'
import { StoreLoading } from './loading.ts'
import { StoredReader } from './snapshot/reader.ts'
import { JournalRecovery } from './journal/recovery.ts'
import type { SyncMark } from './log/stored-rows.schema.ts'
import { Checkpoints } from './snapshot/checkpoints.ts'
import { ServerAcks } from './sync/acks.ts'
import type { AckDetails } from './sync/acks.ts'
import { flushToDisk, openLogStorage } from './log/database.ts'
import type { LogStorage } from './log/database.ts'
import { LogWriter } from './log/writer.ts'
import type { UnwrittenEvent } from './log/row.ts'
import type { Settled, WriterState, Written } from './log/writer.ts'
import { Outbox } from './sync/outbox.ts'
import { TabLink } from './tabs.ts'
import { type PartitionParts } from './partition-parts.ts'

export class PinPartition {
  readonly #parts: PartitionParts
  readonly #storage: LogStorage
  readonly #writer: LogWriter
  readonly #live: LiveBook
  readonly #outbox = new Outbox()
  readonly #journal = new PinJournal()
  readonly #recovery: JournalRecovery
  readonly #acks: ServerAcks
  readonly #evictionCheck: EvictionCheck
  readonly #checkpoints: Checkpoints
  readonly #loading: StoreLoading
  readonly link: TabLink
  readonly #history = new KnownHistory()
  #isReadOnly = false
  #isCatchingUp = false
  #isClosed = false

  constructor(parts: PartitionParts) {
    this.#parts = parts
    this.#storage = openLogStorage(parts.indexedDB, parts.name)
    this.#evictionCheck = new EvictionCheck({
      ...(parts.evictionCheck ?? noEvictionCheck),
      now: () => this.#evictionMarker(),
      warn: parts.warn,
    })
    this.#live = new LiveBook(parts.accountId)
    this.link = new TabLink(parts.name, parts.tabs)
    this.link.listen((message) => {
      if (message.type === 'changed') void this.catchUp()
      if (message.type === 'checkpointed') void this.#checkpoints.adopt()
      if (message.type === 'settled') this.#acks.receivePeerAck({ ...message, rejected: [] })
    })
    this.#writer = this.#createLogWriter(parts)
    this.#checkpoints = this.#createCheckpoints(parts)
    this.#loading = this.#createStoreLoading(parts)
    this.#acks = new ServerAcks({
      outbox: this.#outbox,
      writer: this.#writer,
      snapshots: this.#checkpoints,
      link: this.link,
      appendWithMark: async (events, mark) => this.#appendWithMark(events, mark),
      onChange: parts.onChange,
    })
    this.#recovery = this.#createJournalRecovery(parts)
  }

  #createLogWriter(parts: PartitionParts): LogWriter {
    return new LogWriter(this.#storage, {
      onWriteStart: () => this.#live.beginWrite(),
      switchJournalHalf: () => this.#journal.switchHalf(),
      rebase: (peerEvents, events) => this.#live.rebase(peerEvents, events),
      onWritten: (written) => this.#onWritten(written),
      onHeld: (envelopes) => this.#outbox.setHeld(envelopes),
      onState: (state) => parts.onState(state),
      warn: (message, error) => parts.warn(message, error),
      evictionSteps: [
        async () => this.#checkpoints.clearQuarantine(),
        parts.evictCaches,
        async () => this.#checkpoints.dropHistory(this.#outbox.keepFrom()),
        async () => this.#checkpoints.dropChunks(),
      ],
    })
  }

  #createCheckpoints(parts: PartitionParts): Checkpoints {
    return new Checkpoints({
      ...parts,
      storage: this.#storage,
      writer: this.#writer,
      live: this.#live,
      link: this.link,
      sync: () => this.#outbox.mark,
      reach: () => this.#journal.reach,
      keepFrom: () =>
        Math.min(this.#outbox.keepFrom() ?? Infinity, keptFrom(this.#history.read()) ?? Infinity),
      catchUp: async () => this.#catchUpInQueue(),
      isReadOnly: () => this.#isReadOnly,
    })
  }

  #createStoreLoading(parts: PartitionParts): StoreLoading {
    return new StoreLoading({
      ...parts,
      reader: new StoredReader({
        ...parts,
        storage: this.#storage,
        warn: (message, error) => this.#warnOpen(message, error),
      }),
      writer: this.#writer,
      live: this.#live,
      outbox: this.#outbox,
      journal: this.#journal,
      history: this.#history,
      snapshots: this.#checkpoints,
      evictionCheck: this.#evictionCheck,
      isClosed: () => this.#isClosed,
      onNewer: () => (this.#isReadOnly = true),
    })
  }

  #createJournalRecovery(parts: PartitionParts): JournalRecovery {
    return new JournalRecovery({
      ...parts,
      files: parts.journals?.open(parts.name) ?? null,
      journal: this.#journal,
      storage: this.#storage,
      writer: this.#writer,
      catchUp: async () => this.#catchUpInQueue(),
      isKnown: (id) => this.#outbox.hasSeen(id),
      append: async (events, recovered) =>
        this.#writer.append(this.#live.append(events), { recovered }),
      isClosed: () => this.#ignoresServer,
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
    return this.#loading.wasEmpty && this.#writer.row === 0 && this.current().count === 0
  }

  revision(): number {
    return this.#outbox.mark.revision
  }

  unsent(): readonly LogEnvelope[] {
    return this.#ignoresServer ? [] : this.#outbox.unsent()
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
    this.#checkpoints.countTail(events)
  }

  async acknowledge(settled: readonly Settled[], news: AckDetails = {}): Promise<void> {
    if (!this.#ignoresServer) await this.#acks.acknowledge(settled, news)
  }

  rebroadcastAck(): void {
    if (!this.#ignoresServer) this.#acks.rebroadcastAck()
  }

  async applyRemote(committed: readonly CommittedEnvelope[]): Promise<void> {
    if (!this.#ignoresServer) await this.#acks.applyRemote(committed)
  }

  markOutdated(): void {
    if (this.#ignoresServer) return
    this.#isReadOnly = true
    this.#parts.onChange()
  }

  async reset(pins: readonly Pin[], revision: number): Promise<PinBook> {
    if (this.#ignoresServer) return this.current()
    const onDone = (): void => {
      this.#loading.cancelReading()
      this.#outbox.reset(revision)
      // Earlier actions can't be undone on the new list.
      this.#history.clear()
      this.#evictionCheck.save()
      this.link.post({ type: 'changed' })
    }
    await this.#checkpoints.reset(pins, {
      revision,
      unsent: () => this.#outbox.stored(),
      onDone,
    })
    return this.current()
  }

  async checkpoint(): Promise<void> {
    if (!this.#isReadOnly) await this.#checkpoints.checkpoint()
  }

  async catchUp(): Promise<void> {
    if (this.#isCatchingUp || this.#isClosed) return
    this.#isCatchingUp = true
    this.#recovery.scanIfDue()
    try {
      await this.#writer.enqueue(async () => {
        this.#isCatchingUp = false
        if (!this.#isClosed) await this.#catchUpInQueue()
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
    await this.#checkpoints.stop()
    // An acknowledgement after the last write would be retried forever.
    this.#isClosed = true
    await this.settled()
    await this.#recovery.close()
    this.#writer.stop()
    this.#evictionCheck.save()
    this.link.close()
    this.#storage.close()
  }

  /** A round that ends after `close` is repeated when the store is opened again. */
  get #ignoresServer(): boolean {
    return this.#isReadOnly || this.#isClosed
  }

  /** A read that `close` has interrupted is no damage. */
  #warnOpen(message: string, error?: unknown): void {
    if (!this.#isClosed) this.#parts.warn(message, error)
  }

  async #appendWithMark(events: readonly UnwrittenEvent[], mark: SyncMark): Promise<void> {
    await this.#writer.append(this.#live.append(events), { mark })
    this.#checkpoints.countTail(events)
  }

  #onWritten({ peerRows, own, reach, isLate }: Written): void {
    this.#journal.advanceReach(reach)
    this.#outbox.clearHeld()
    this.#applyPeerRows(peerRows)
    this.#recordEvents(own)
    if (peerRows.hasGap) this.#loading.reload()
    this.#live.recordLogged(peerRows.events, own, this.#writer.unwritten())
    this.#evictionCheck.scheduleSave()
    this.link.postSoon({ type: 'changed' })
    if (isLate || peerRows.events.length > 0 || this.#isReadOnly) this.#parts.onChange()
  }

  async #catchUpInQueue(): Promise<void> {
    const peerRows = await this.#storage.read(['log', 'meta'], async (transaction) =>
      readPeerRows(transaction, this.#writer.row),
    )
    this.#applyPeerRows(peerRows)
    if (peerRows.row === this.#writer.row) return
    this.#writer.advanceTo(peerRows)
    if (peerRows.hasGap) this.#loading.reload()
    this.#live.recordLogged(peerRows.events, [], this.#writer.unwritten())
  }

  /** Adds peer rows to the outbox and the history. */
  #applyPeerRows({ events, hasNewer, mark, reach }: PeerRows): void {
    this.#recordEvents(events)
    this.#journal.advanceReach(reach)
    if (hasNewer) this.#isReadOnly = true
    if (mark !== null) this.#outbox.mergePeerMark(mark)
  }

  #recordEvents(events: readonly LogEnvelope[]): void {
    for (const envelope of events) this.#outbox.addStored(envelope)
    this.#history.add(events)
  }

  #evictionMarker(): EvictionMarker | null {
    const { row, state } = this.#writer
    return state === 'memoryOnly'
      ? null
      : { row, count: this.#live.isWhole ? this.#live.logged.count : null }
  }
}
