/**
 * tldraw's record store; its rows go to IndexedDB by the differences that it reports, one
 * transaction each, as tldraw's editor does it.
 */
import { type BaseRecord, createRecordType, type RecordId, Store, StoreSchema } from '@tldraw/store'
import type { Pin } from '../../../core/contract/content/pins.contract.ts'
import type { Contender } from '../contender.ts'
import { pinIdAt } from '../sample-pins.ts'

interface PinRecord extends BaseRecord<'pin', RecordId<PinRecord>> {
  readonly pin: Pin
}

export async function tldrawStore(): Promise<Contender> {
  const PinType = createRecordType<PinRecord>('pin', { scope: 'document' })
  const store = new Store<PinRecord>({
    schema: StoreSchema.create<PinRecord>({ pin: PinType }),
    props: {},
  })
  const idAt = (at: number) => PinType.createId(pinIdAt(at))
  const recordOf = (pin: Pin) => PinType.create({ id: PinType.createId(pin.id), pin })
  const database = await openRows()
  let written: Promise<void> = Promise.resolve()
  const listen = () =>
    store.listen(({ changes: { added, updated } }) => {
      written = putRows(database, [
        ...Object.values(added),
        ...Object.values(updated).map(([, after]) => after),
      ])
    })
  /**
   * Its listeners are called in the next frame, or when another begins to listen: that wait is not
   * measured.
   */
  const flush = () => store.listen(() => undefined)()
  return {
    open: async () => {
      const rows = await allRows<PinRecord>(database)
      store.mergeRemoteChanges(() => store.put(rows))
      listen()
    },
    whole: async () => undefined,
    seed: async (pins) => {
      store.put(pins.map(recordOf))
      flush()
      await written
    },
    first: async (count) =>
      Array.from({ length: count }, (_, at) => store.get(idAt(at))?.pin).flatMap(
        (pin) => pin ?? [],
      ),
    change: async (at, title) => {
      store.update(idAt(at), (record) => ({
        ...record,
        pin: { ...record.pin, title, updated_at: Date.now() },
      }))
      flush()
      await written
    },
    titles: async () =>
      store
        .allRecords()
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ pin }) => pin.title),
  }
}

async function openRows(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('pins', 1)
    request.onupgradeneeded = () =>
      void request.result.createObjectStore('records', { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('No IndexedDB.'))
  })
}

async function allRows<T>(database: IDBDatabase): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const request = database.transaction('records').objectStore('records').getAll()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('Not read.'))
  })
}

async function putRows(database: IDBDatabase, rows: readonly object[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction('records', 'readwrite', { durability: 'relaxed' })
    const records = transaction.objectStore('records')
    for (const row of rows) records.put(row)
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('Aborted.'))
  })
}
