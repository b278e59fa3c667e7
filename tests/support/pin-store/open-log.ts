/**
 * Small parts for the tests of the log: a device with its storage, events in envelopes, and a hand
 * in the stored rows.
 */
import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin, testAccount, testId } from '#core/pins/pin.builder.ts'
import type { NewPinEnvelope } from '#core/pins/pin-commands.ts'
import type {
  CommittedEnvelope,
  LogEnvelope,
  SharedPinEvent,
} from '#core/pins/events/pin.events.ts'
import type { PinBook } from '#core/pins/book/pin.reducer.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { memoryJournals } from './memory-journals.ts'
import { pinPartitionName } from '../../../src/persistence/pins/partition-name.ts'
import { decodeRow, firstSeqOfRow } from '../../../src/persistence/pins/log/row.ts'
import { openPinStore } from '../../../src/persistence/pins/pin-store.ts'
import type { PinStore } from '../../../src/persistence/pins/pin-store.ts'

export type LogEvent = NewPinEnvelope['event']
let made = 0
export const envelope = <E extends LogEvent>(event: E, name = `event ${(made += 1)}`) => ({
  id: testId(name),
  at: 5_000,
  tab: 'tab',
  v: newestVersion(),
  event,
})
export const added = (...pins: Pin[]): SharedPinEvent => ({
  type: 'pins.added',
  data: { pins, autoSelect: false },
})
export const titled = (name: string, title: string): SharedPinEvent => ({
  type: 'pin.updated',
  data: { id: testId(name), patch: { title }, before: { title: `Title ${name}` } },
})
export const selected = (...names: string[]): LogEvent => ({
  type: 'pins.selected',
  data: { ids: names.map(testId) },
})
export const committed = (
  revision: number,
  event: CommittedEnvelope['event'],
  name = `remote ${revision}`,
): CommittedEnvelope => ({
  id: testId(name),
  at: 6_000,
  tab: 'task:1',
  v: newestVersion(),
  event,
  revision,
})
/** The seq of an event by its row and its place there. */
export const at = (row: number, place = 0): number => firstSeqOfRow(row) + place
export const unsentTo = (log: PinStore, seq: number) => log.unsent().filter((one) => one.seq <= seq)
export const many = (count: number, prefix = 'p'): Pin[] =>
  Array.from({ length: count }, (_, at) => pin(`${prefix}${at}`))

export function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** `userId`: another one gives the partition another name. */
export function device(userId = 'user', { hasJournal = false } = {}) {
  const journals = memoryJournals()
  const indexedDB = new IDBFactory()
  const localStorage = memoryStorage()
  const warnings: string[] = []
  let gaveWay = 0
  const giveWay = async (): Promise<void> => void (gaveWay += 1)
  const open = (): PinStore =>
    openPinStore({
      userId,
      accountId: testAccount,
      indexedDB,
      localStorage,
      journals: hasJournal ? journals : null,
      evictCaches: giveWay,
      warn: (message) => warnings.push(message),
    })
  /** A new log on the same device, wholly loaded. */
  const reload = async () => {
    const log = open()
    const loaded = await log.load()
    const { needsReset } = await loaded.complete
    await loaded.recovered
    return { log, loaded, book: log.current(), needsReset: needsReset || loaded.needsReset }
  }
  /**
   * How many rows the device's own database got meanwhile: the log of an earlier test may still be
   * writing to its own.
   */
  const addsWhile = async (work: () => Promise<unknown>): Promise<number> => {
    const add = vi.spyOn(IDBObjectStore.prototype, 'add')
    await work()
    const own = add.mock.contexts.filter(
      (store) =>
        store instanceof IDBObjectStore &&
        store.transaction.db.name === pinPartitionName(userId, testAccount),
    )
    add.mockRestore()
    return own.length
  }
  /** `gaveWay`: how often the rest of the site was asked to. */
  return {
    indexedDB,
    localStorage,
    journals,
    warnings,
    gaveWay: () => gaveWay,
    open,
    reload,
    addsWhile,
  }
}

export const content = (book: PinBook) => ({
  rows: listPins(book),
  selected: book.selectedIds,
  committed: book.committedIds,
  key: book.pinGridKey,
})
export const names = (book: PinBook) => listPins(book).map((row) => row.title)

/** Changes stored rows behind the log's back. */
export async function tamper(
  indexedDB: IDBFactory,
  store: string,
  change: (store: IDBObjectStore) => void,
): Promise<void> {
  const [partition] = await indexedDB.databases()
  const open = indexedDB.open(partition?.name ?? '')
  const database = await new Promise<IDBDatabase>(
    (resolve) => (open.onsuccess = () => resolve(open.result)),
  )
  const transaction = database.transaction(store, 'readwrite')
  change(transaction.objectStore(store))
  await new Promise<void>((resolve) => (transaction.oncomplete = () => resolve()))
  database.close()
}

/** Everything that was ever in the log, as its transactions completed. */
export function watchLog(name: string) {
  const stored = new Map<number, unknown>()
  const spies = (['add', 'put'] as const).map((method) => {
    const original = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, method)
      ?.value as IDBObjectStore['put']
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
      key,
    ) {
      const request = original.call(this, value, key)
      if (this.name === 'log' && this.transaction.db.name === name)
        this.transaction.addEventListener('complete', () =>
          stored.set(Number(request.result), value),
        )
      return request
    })
  })
  const rows = () => [...stored].toSorted(([a], [b]) => a - b)
  return {
    rows: () => rows().map(([row]) => row),
    /** As they were stored. */
    bytes: () => rows(),
    events: (): LogEnvelope[] => rows().flatMap(([row, value]) => decodeRow(row, value).events),
    restore: () => spies.forEach((spy) => spy.mockRestore()),
  }
}
