/**
 * The pins of one account on this device: an append-only log of events, a snapshot in chunks, an
 * outbox, and a journal in front of the log. `append` changes the book in memory at once; its
 * promise resolves when the journal or the log has the events. After a crash, `load` returns every
 * event whose promise had resolved, and none twice. Any number of tabs may write: the write
 * transaction assigns `seq`, and a tab rebases its unwritten events onto peer rows.
 *
 * `partition.ts` joins the parts:
 *
 *   live-book.ts, history.ts      the book in memory, and the undo history
 *   loading.ts, damage.ts         reads the stored rows into the book; quarantines what is damaged
 *   tabs.ts                       messages and locks between tabs
 *   log/writer.ts                 groups changes into rows; append.ts stores them
 *   log/row.ts, log/packing.ts    a row as bytes
 *   log/peer-rows.ts              rows that other tabs have added
 *   log/eviction-check.ts         notices that the browser has emptied the database
 *   snapshot/checkpoints.ts       decides when a snapshot is written, and what a full disk evicts
 *   snapshot/write.ts, read.ts    writes and reads it
 *   sync/engine.ts, leader-tab.ts sends and pulls, from one tab for all
 *   sync/outbox.ts, acks.ts       unsent events, and the server's acknowledgements
 *   journal/                      the files in front of the log, and their recovery
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { NewPinEnvelope } from '#core/pins/pin-commands.ts'
import type { CommittedEnvelope, LogEnvelope } from '#core/pins/events/pin.events.ts'
import type { PinHistory } from '#core/pins/history/pin-history.ts'
import { evictionMarkerKey, pinPartitionName } from './partition-name.ts'
import { PinPartition } from './partition.ts'
import type { PartitionParts } from './partition-parts.ts'
import type { LoadedPins } from './snapshot/read.ts'
import type { Journals } from './journal/files.ts'
import type { Settled, WriterState as PinLogState } from './log/writer.ts'
import { deleteDatabase } from './log/database.ts'
import { noOtherTabs } from './tabs.ts'
import type { TabLink, TabParts } from './tabs.ts'

export type { LoadedPins, PinLogState }

export interface PinStore {
  readonly accountId: string
  load(): Promise<LoadedPins>
  /** The book now, with everything appended so far, stored or not. */
  current(): PinBook
  state(): PinLogState
  /**
   * `current()` has the events when this returns. Resolves when they survive a kill of the browser,
   * because the journal or the log has them, or when storage has refused them and they are held in
   * memory only. `unsent()` and `history()` have them when the log has them.
   */
  append(events: readonly NewPinEnvelope[]): Promise<void>
  /**
   * Shared events that the server has not acknowledged: stored ones in order, then, while storage
   * refuses writes, those in memory.
   */
  unsent(): readonly LogEnvelope[]
  /** As far back as this device keeps it. */
  history(): PinHistory
  /**
   * A later build has written to the log or to the server. Appends are refused, nothing is sent,
   * and the page should be reloaded.
   */
  isReadOnly(): boolean
  /** Nothing was stored or lost at `load`, and nothing was added since. */
  isNew(): boolean
  /** Resolves when the journals of dead tabs are in the log, or can't be read. */
  recovered(): Promise<void>
  /** Reads peer rows. Done at each message of a peer tab; call it when the page becomes visible. */
  catchUp(): Promise<void>
  /** The other tabs. */
  readonly link: TabLink
  /** `current()` includes all server events up to this revision. */
  revision(): number
  /**
   * Marks events of `unsent()` as acknowledged, in one transaction. `withdrawn`: events that undo
   * rejected ones; they are never sent.
   */
  acknowledge(
    settled: readonly Settled[],
    news?: {
      revision?: number
      rejected?: readonly string[]
      withdrawn?: readonly NewPinEnvelope[]
    },
  ): Promise<void>
  /** Repeats the last acknowledgement to peer tabs, and stores one that came from a peer tab. */
  rebroadcastAck(): void
  /**
   * Applies the server's events after `revision()`, oldest first. Skips known events and those
   * behind a gap; recognises own events.
   */
  applyRemote(committed: readonly CommittedEnvelope[]): Promise<void>
  /** The server has an event of a later build: the store becomes read-only. */
  markOutdated(): void
  /**
   * Replaces the pins with the server's at a revision. Unsent events are applied on top; marks
   * stay.
   */
  reset(pins: readonly Pin[], revision: number): Promise<PinBook>
  /** Writes a snapshot and cuts the log. Done after 256 events; call it when the page is hidden. */
  checkpoint(): Promise<void>
  /** Resolves when all earlier appends are stored. */
  settled(): Promise<void>
  /** As `settled`, and flushed to disk, so that it survives a power cut. */
  secured(): Promise<void>
  /** Waits for pending writes. Do not append after it. */
  close(): Promise<void>
  /** Deletes the partition from the device. */
  destroy(): Promise<void>
}

export interface PinStoreOptions {
  readonly userId: string
  readonly accountId: string
  readonly indexedDB: IDBFactory
  /**
   * Holds the eviction marker: after damage browsers may open an empty database without an error.
   */
  readonly localStorage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Resolves when there is time for background work. */
  readonly idle?: () => Promise<void>
  readonly onState?: (state: PinLogState) => void
  /**
   * `current()`, `history()`, `unsent()` or `isReadOnly()` have changed without an `append` of this
   * tab.
   */
  readonly onChange?: () => void
  /** Stored rows are damaged: fetch the pins from the server (`reset`). */
  readonly onDamage?: () => void
  /** Called when the disk is full, before undo history and stored pins are evicted. */
  readonly evictCaches?: () => Promise<void>
  /** Without it tabs exchange no messages; peer rows are read at the next write. */
  readonly tabs?: TabParts
  /** Without it an append resolves when the log has the events. */
  readonly journals?: Journals | null
  readonly warn?: (message: string, error?: unknown) => void
}

export function openPinStore(options: PinStoreOptions): PinStore {
  return new DevicePinStore(options)
}

/** Adds to the partition what needs its names: deletion from the device. */
class DevicePinStore extends PinPartition implements PinStore {
  readonly accountId: string
  readonly #options: PinStoreOptions
  #recovered: Promise<unknown> = Promise.resolve()

  constructor(options: PinStoreOptions) {
    super(partsOf(options))
    this.accountId = options.accountId
    this.#options = options
  }

  override async load(): Promise<LoadedPins> {
    const loaded = await super.load()
    this.#recovered = loaded.recovered
    return loaded
  }

  async recovered(): Promise<void> {
    await this.#recovered.catch(() => undefined)
  }

  async destroy(): Promise<void> {
    const { userId, accountId, localStorage, indexedDB, journals } = this.#options
    const name = pinPartitionName(userId, accountId)
    await this.close()
    localStorage?.removeItem(evictionMarkerKey(name))
    await deleteDatabase(indexedDB, name)
    await journals?.remove(name)
  }
}

function partsOf(options: PinStoreOptions): PartitionParts {
  const { accountId, indexedDB, localStorage } = options
  const name = pinPartitionName(options.userId, accountId)
  return {
    accountId,
    name,
    indexedDB,
    evictionCheck:
      localStorage === undefined ? null : { storage: localStorage, key: evictionMarkerKey(name) },
    tabs: options.tabs ?? noOtherTabs,
    journals: options.journals ?? null,
    idle: options.idle ?? soon,
    onState: options.onState ?? nothing,
    onChange: options.onChange ?? nothing,
    onDamage: options.onDamage ?? nothing,
    evictCaches: options.evictCaches ?? (async () => undefined),
    warn: options.warn ?? ((message, error) => console.warn(message, error)),
  }
}

function nothing(): void {}

async function soon(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 0)
  })
}
