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
 *   log/writer.ts                 groups changes into rows; uses pending-changes.ts and append.ts
 *   log/row.ts, log/packing.ts    a row as bytes
 *   log/peer-rows.ts              rows that other tabs have added
 *   log/eviction-check.ts         notices that the browser has emptied the database
 *   snapshot/checkpoints.ts       decides when a snapshot is written, and what a full disk evicts
 *   snapshot/write.ts, read.ts    writes and reads it
 *   sync/engine.ts, leader-tab.ts sends and pulls, from one tab for all
 *   sync/outbox.ts, acks.ts       unsent events, and the server's acknowledgements
 *   journal/                      the files in front of the log, and their recovery
 */
import type { Pin } from '#core/contract/pins.contract.ts'
import type { PinBook } from '#core/pins/pin-book.ts'
import type { NewPinEnvelope } from '#core/pins/pin.envelope.ts'
import type { CommittedEnvelope, LogEnvelope } from '#core/pins/pin.events.ts'
import type { PinHistory } from '#core/pins/pin.history.ts'
import { evictionMarkerKey, pinPartitionName } from './partition-name.ts'
import { PinPartition } from './partition.ts'
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
   * `current()` has the events when this returns. Resolves when a kill of the browser can't take
   * them any more: the journal has them, or the log; or storage has refused them and they are held
   * in memory only. `unsent()` and `history()` know them when the log has them.
   */
  append(events: readonly NewPinEnvelope[]): Promise<void>
  /**
   * Shared events that the server has not settled: the stored ones in their order, then, while
   * storage refuses, those that only memory has.
   */
  unsent(): readonly LogEnvelope[]
  /** What people did, as far back as this device keeps it. */
  history(): PinHistory
  /**
   * A later build has written, to the log or on another device: an append is refused, nothing is
   * sent; the page should be reloaded.
   */
  isReadOnly(): boolean
  /** Nothing was stored when it was loaded, nothing was lost, and nothing has come since. */
  isNew(): boolean
  /**
   * Resolves when what tabs that died before had in their journals is in the log too, or nobody can
   * know.
   */
  recovered(): Promise<void>
  /**
   * Takes in what other tabs have written. Happens by itself at their notice; also worth calling
   * when the page is seen again.
   */
  catchUp(): Promise<void>
  /** The other tabs. */
  readonly link: TabLink
  /** The server's revision up to which `current()` knows everything. */
  revision(): number
  /**
   * These of `unsent()` are settled. `withdrawn`: events that take back what was refused; they are
   * never sent. One transaction.
   */
  acknowledge(
    settled: readonly Settled[],
    news?: {
      revision?: number
      rejected?: readonly string[]
      withdrawn?: readonly NewPinEnvelope[]
    },
  ): Promise<void>
  /**
   * Says to the other tabs what is known of the server; what this one was told by a tab that may be
   * gone is stored.
   */
  rebroadcastAck(): void
  /**
   * The server's events after `revision()`, oldest first. What is known already or stands behind a
   * gap is left out; own events are recognised.
   */
  applyRemote(committed: readonly CommittedEnvelope[]): Promise<void>
  /**
   * The next event of the server is of a later build: from now on this log is read-only, as if such
   * a one stood in it.
   */
  markOutdated(): void
  /**
   * A fresh start from the server's list at a revision. Unsent events are kept and put on top,
   * selection and marks stay.
   */
  reset(pins: readonly Pin[], revision: number): Promise<PinBook>
  /**
   * Writes a snapshot and cuts the log. Happens by itself after 256 events; also worth calling when
   * the page is being hidden.
   */
  checkpoint(): Promise<void>
  /** Resolves when all that was appended before is stored. */
  settled(): Promise<void>
  /**
   * As `settled`, and the disk has it: nor can a power cut take it any more, where the disk does
   * what it says. Costs a flush.
   */
  secured(): Promise<void>
  /** Waits for running writes; appending after it is a bug. */
  close(): Promise<void>
  /** Deletes the partition from the device. */
  destroy(): Promise<void>
}

export interface PinStoreOptions {
  readonly userId: string
  readonly accountId: string
  readonly indexedDB: IDBFactory
  /** Holds the canary: browsers may open an *empty* database after damage, without an error. */
  readonly localStorage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Resolves when there is time for background work. */
  readonly idle?: () => Promise<void>
  readonly onState?: (state: PinLogState) => void
  /**
   * `current()`, `history()`, `unsent()` or `isReadOnly()` have changed without an `append` of this
   * tab.
   */
  readonly onChange?: () => void
  /** Stored pins turned out to be damaged while running: ask the server for them (`reset`). */
  readonly onDamage?: () => void
  /**
   * The disk is full: clears what else this site keeps and the server can give back. Called before
   * undo or stored pins are given up.
   */
  readonly evictCaches?: () => Promise<void>
  /**
   * Without it this tab neither tells others nor hears of them, but what they write is still found
   * before its own next write.
   */
  readonly tabs?: TabParts
  /** Files in front of the log; without them a change is safe when the log has it. */
  readonly journals?: Journals | null
  readonly warn?: (message: string, error?: unknown) => void
}

export function openPinStore(options: PinStoreOptions): PinStore {
  const { accountId, indexedDB, localStorage } = options
  const name = pinPartitionName(options.userId, accountId)
  const partition = new PinPartition({
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
  })
  let recovered: Promise<unknown> = Promise.resolve()
  return {
    accountId,
    load: async () => {
      const loaded = await partition.load()
      recovered = loaded.recovered
      return loaded
    },
    current: () => partition.current(),
    state: () => partition.state(),
    history: () => partition.history(),
    isReadOnly: () => partition.isReadOnly(),
    isNew: () => partition.isNew(),
    recovered: async () => void (await recovered.catch(() => undefined)),
    catchUp: async () => partition.catchUp(),
    link: partition.link,
    append: async (events) => partition.append(events),
    unsent: () => partition.unsent(),
    revision: () => partition.revision(),
    acknowledge: async (settled, news = {}) => partition.acknowledge(settled, news),
    rebroadcastAck: () => partition.rebroadcastAck(),
    applyRemote: async (committed) => partition.applyRemote(committed),
    markOutdated: () => partition.markOutdated(),
    reset: async (pins, revision) => partition.reset(pins, revision),
    checkpoint: async () => partition.checkpoint(),
    settled: async () => partition.settled(),
    secured: async () => partition.secured(),
    close: async () => partition.close(),
    destroy: async () => {
      await partition.close()
      localStorage?.removeItem(evictionMarkerKey(name))
      await deleteDatabase(indexedDB, name)
      await options.journals?.remove(name)
    },
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
