/**
 * Reads the rows of the first paint while the code of the store is still loading. The rows come
 * from one transaction and are not parsed here, so this file needs no schema. They may be some
 * moments old: the store reads newer rows after it has begun with these.
 */
import { evictionMarkerKey, pinPartitionName } from '../partition-name.ts'
import type { LogTransaction } from '../log/database.ts'
import { rowOf } from '../log/seq.ts'

/** What `readStored` needs of a transaction. */
export type FrontSource = Pick<LogTransaction, 'get' | 'entries'>

/** The first paint shows this many at most. */
const MIN_FRONT_PINS = 48
const META_KEYS = ['snapshot', 'checkpoint', 'sync', 'journal', 'owed']

/** As many chunks as fill the first screen: the first one alone may hold one pin. */
export function frontOf<T extends { readonly size: number }>(chunks: readonly T[]): readonly T[] {
  let pins = 0
  const last = chunks.findIndex(({ size }) => (pins += size) >= MIN_FRONT_PINS)
  return last < 0 ? chunks : chunks.slice(0, last + 1)
}

/**
 * The first row that must be read. Rows from there to the snapshot's may hold unsent changes; the
 * ones before are for the history only.
 */
export function firstRowOf({
  cutAt,
  acknowledged,
}: {
  cutAt: number
  acknowledged: number
}): number {
  return Math.min(cutAt + 1, rowOf(acknowledged))
}

/** Null: nothing is stored, or it can't be read. The store then reads by itself. */
export async function readAhead(
  {
    indexedDB,
    localStorage,
  }: { readonly indexedDB: IDBFactory; readonly localStorage: Pick<Storage, 'getItem'> },
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
): Promise<FrontSource | null> {
  try {
    const partition = pinPartitionName(userId, accountId)
    // Without the marker there may be no database, and opening it would create one.
    if (localStorage.getItem(evictionMarkerKey(partition)) === null) return null
    const database = await openExisting(indexedDB, partition)
    try {
      return await readRows(database.transaction(['log', 'chunks', 'meta'], 'readonly'))
    } finally {
      database.close()
    }
  } catch {
    // The store meets the same error, tries again, and reports it.
    return null
  }
}

async function openExisting(indexedDB: IDBFactory, partition: string): Promise<IDBDatabase> {
  const request = indexedDB.open(partition, 1)
  request.onupgradeneeded = () => request.transaction?.abort()
  const database = await answer(request)
  database.onversionchange = () => database.close()
  return database
}

async function readRows(transaction: IDBTransaction): Promise<FrontSource> {
  const found = new Map<string, unknown>()
  const get = async (store: string, key: IDBValidKey): Promise<unknown> => {
    const value: unknown = await answer<unknown>(transaction.objectStore(store).get(key))
    found.set(placeOf(store, key), value)
    return value
  }
  const [snapshot, checkpoint, sync] = await Promise.all(
    META_KEYS.map(async (key) => get('meta', key)),
  )
  const after =
    firstRowOf({
      cutAt: numberIn(snapshot, 'row') ?? numberIn(checkpoint, 'row') ?? 0,
      acknowledged: numberIn(sync, 'acknowledged') ?? 0,
    }) - 1
  const range = IDBKeyRange.lowerBound(after, true)
  const log = transaction.objectStore('log')
  const [keys, values] = await Promise.all([
    answer(log.getAllKeys(range)),
    answer<unknown[]>(log.getAll(range)),
    ...frontOf(chunksIn(snapshot)).map(async ({ id }) => get('chunks', id)),
  ])
  const entries = keys.map((key, at) => ({ key, value: values[at] }))
  return {
    get: async (store, key) => {
      const place = placeOf(store, key)
      if (!found.has(place)) throw new NotReadAhead(place)
      return found.get(place)
    },
    entries: async (store, bounds) => {
      if (bounds?.after !== after) throw new NotReadAhead(store)
      return entries
    },
  }
}

/** The stored rows name other ones than a parsed snapshot does: they are damaged. */
class NotReadAhead extends Error {}

function placeOf(store: string, key: IDBValidKey): string {
  return JSON.stringify([store, key])
}

function numberIn(value: unknown, field: string): number | null {
  const found: unknown = typeof value === 'object' && value !== null && Reflect.get(value, field)
  return typeof found === 'number' ? found : null
}

/** From the stored list: `id`, `key`, `row` and `size` of each chunk. */
function chunksIn(snapshot: unknown): { readonly id: number; readonly size: number }[] {
  const flat: unknown =
    typeof snapshot === 'object' && snapshot !== null && Reflect.get(snapshot, 'chunks')
  if (!(flat instanceof Int32Array)) return []
  return Array.from({ length: Math.floor(flat.length / 4) }, (_, at) => ({
    id: flat[at * 4] ?? 0,
    size: flat[at * 4 + 3] ?? 0,
  }))
}

async function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The request failed.'))
  })
}
