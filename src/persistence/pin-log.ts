/**
 * The pins of one account on this device: an append-only log of events, snapshots in chunks, and the outbox as a position in the log.
 * Every change is one `append`: the book in memory has it at once, the promise resolves when storage has it. After a crash at any
 * moment `load` gives every event whose promise had resolved, none twice. Made for one tab a partition; `seq` is given inside the write
 * transaction, so that several can join later.
 */
import type { Pin } from '#core/contract/pins.contract.ts'
import type { PinBook } from '#core/pins/pin-book.ts'
import type { NewPinEnvelope } from '#core/pins/pin.envelope.ts'
import type { CommittedEnvelope, LogEnvelope } from '#core/pins/pin.events.ts'
import { FORMAT } from './pin-log.schema.ts'
import { PinPartition } from './pin-partition.ts'
import type { LoadedPins, PinLogState } from './pin-partition.ts'
import { deleteDatabase } from './pin-log.storage.ts'

export type { LoadedPins, PinLogState }

export interface PinLog {
  readonly accountId: string
  load(): Promise<LoadedPins>
  /** The book now, with everything appended so far, stored or not. */
  current(): PinBook
  state(): PinLogState
  /** `current()` has the events when this returns; the promise gives their seqs when they are stored (or are held in memory only). */
  append(events: readonly NewPinEnvelope[]): Promise<number[]>
  /** Shared events that the server has not settled, in order. Only stored ones, so that nothing is sent that a crash could unmake. */
  unsent(): readonly LogEnvelope[]
  /** The server's revision up to which `current()` knows everything. */
  revision(): number
  /** Everything up to `position` is settled. `withdrawn`: events that take back what was refused; they are never sent. One transaction. */
  acknowledge(position: number, news?: { revision?: number; rejected?: readonly string[]; withdrawn?: readonly NewPinEnvelope[] }): Promise<void>
  /** The server's events after `revision()`, oldest first. What is known already or stands behind a gap is left out; own events are recognised. */
  applyRemote(committed: readonly CommittedEnvelope[]): Promise<void>
  /** A fresh start from the server's list at a revision. Unsent events are kept and put on top, selection and marks stay. */
  reset(pins: readonly Pin[], revision: number): Promise<PinBook>
  /** Writes a snapshot and cuts the log. Happens by itself after 256 events; also worth calling when the page is being hidden. */
  checkpoint(): Promise<void>
  /** Resolves when all that was appended before is stored. */
  settled(): Promise<void>
  /** Waits for running writes; appending after it is a bug. */
  close(): Promise<void>
  /** Deletes the partition from the device. */
  destroy(): Promise<void>
}

export interface PinLogOptions {
  readonly userId: string
  readonly accountId: string
  readonly indexedDB: IDBFactory
  /** Holds the canary: browsers may open an *empty* database after damage, without an error. */
  readonly localStorage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Resolves when there is time for background work. */
  readonly idle?: () => Promise<void>
  readonly onState?: (state: PinLogState) => void
  readonly warn?: (message: string, error?: unknown) => void
}

export function pinPartitionName(userId: string, accountId: string): string {
  return `pins:${FORMAT}:${userId}:${accountId}`
}

export function canaryName(partition: string): string {
  return `${partition}:canary`
}

export function openPinLog(options: PinLogOptions): PinLog {
  const { accountId, indexedDB, localStorage } = options
  const name = pinPartitionName(options.userId, accountId)
  const partition = new PinPartition({
    accountId,
    name,
    indexedDB,
    canary: localStorage === undefined ? null : { storage: localStorage, key: canaryName(name) },
    idle: options.idle ?? soon,
    onState: options.onState ?? (() => undefined),
    warn: options.warn ?? ((message, error) => console.warn(message, error)),
  })
  return {
    accountId,
    load: async () => partition.load(),
    current: () => partition.current(),
    state: () => partition.state(),
    append: async (events) => partition.append(events),
    unsent: () => partition.unsent(),
    revision: () => partition.revision(),
    acknowledge: async (position, news = {}) => partition.acknowledge(position, news),
    applyRemote: async (committed) => partition.applyRemote(committed),
    reset: async (pins, revision) => partition.reset(pins, revision),
    checkpoint: async () => partition.checkpoint(),
    settled: async () => partition.settled(),
    close: async () => partition.close(),
    destroy: async () => {
      await partition.close()
      localStorage?.removeItem(canaryName(name))
      await deleteDatabase(indexedDB, name)
    },
  }
}

async function soon(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 0)
  })
}
