/**
 * The partition's IndexedDB: opens it, runs one transaction at a time against it, and opens it once more when the connection is lost
 * (browsers report "backing store" and "connection lost" errors in the field). A dead connection or a refused open is never kept.
 */
export const STORES = ['log', 'chunks', 'meta', 'quarantine'] as const
export type StoreName = (typeof STORES)[number]

export interface LogTransaction {
  get(store: StoreName, key: IDBValidKey): Promise<unknown>
  /** Rows with their keys, in key order. */
  entries(store: StoreName): Promise<{ key: IDBValidKey; value: unknown }[]>
  keys(store: StoreName): Promise<IDBValidKey[]>
  /** `key` is left out where the store gives one. */
  put(store: StoreName, value: unknown, key?: IDBValidKey): Promise<IDBValidKey>
  delete(store: StoreName, key: IDBValidKey): Promise<void>
  clear(store: StoreName): Promise<void>
}

export interface LogStorage {
  read<T>(stores: readonly StoreName[], work: (transaction: LogTransaction) => Promise<T>): Promise<T>
  /** Resolves when the transaction is complete. `strict` waits for the disk; `relaxed` survives a kill of the browser, not a power cut. */
  write<T>(stores: readonly StoreName[], durability: IDBTransactionDurability, work: (transaction: LogTransaction) => Promise<T>): Promise<T>
  /** For good: later reads and writes throw. */
  close(): void
}

export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

export function openLogStorage(indexedDB: IDBFactory, name: string): LogStorage {
  let connection: Promise<IDBDatabase> | null = null
  let isClosed = false
  const connect = async (): Promise<IDBDatabase> => {
    if (isClosed) throw new Error(`${name} is closed.`)
    connection ??= openDatabase(indexedDB, name, () => (connection = null))
    try {
      return await connection
    } catch (error) {
      connection = null
      throw error
    }
  }
  const run = async <T>(mode: IDBTransactionMode, stores: readonly StoreName[], how: { durability: IDBTransactionDurability; work: (transaction: LogTransaction) => Promise<T> }): Promise<T> => {
    const attempt = async (): Promise<T> => transact(await connect(), mode, stores, how)
    try {
      return await attempt()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      connection = null
      return attempt()
    }
  }
  return {
    read: async (stores, work) => run('readonly', stores, { durability: 'relaxed', work }),
    write: async (stores, durability, work) => run('readwrite', stores, { durability, work }),
    close: () => {
      isClosed = true
      const closing = connection
      connection = null
      void closing?.then((database) => database.close()).catch(() => undefined)
    },
  }
}

export async function deleteDatabase(indexedDB: IDBFactory, name: string): Promise<void> {
  await answer(indexedDB.deleteDatabase(name))
}

async function openDatabase(indexedDB: IDBFactory, name: string, onLost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    const database = request.result
    database.createObjectStore('log')
    database.createObjectStore('chunks', { autoIncrement: true })
    database.createObjectStore('meta')
    database.createObjectStore('quarantine', { autoIncrement: true })
  }
  const database = await answer(request)
  database.onclose = onLost
  // Another tab deletes or upgrades this partition: holding on would block it.
  database.onversionchange = () => {
    database.close()
    onLost()
  }
  return database
}

async function transact<T>(database: IDBDatabase, mode: IDBTransactionMode, stores: readonly StoreName[], { durability, work }: { durability: IDBTransactionDurability; work: (transaction: LogTransaction) => Promise<T> }): Promise<T> {
  const transaction = database.transaction([...stores], mode, { durability })
  const completed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    // A full disk aborts the transaction and leaves the requests' errors empty: the reason stands here.
    transaction.onabort = () => reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError'))
  })
  completed.catch(() => undefined)
  let result: T
  try {
    result = await work(operations(transaction))
  } catch (error) {
    if (transaction.error !== null) throw transaction.error
    abort(transaction)
    throw error
  }
  await completed
  return result
}

function operations(transaction: IDBTransaction): LogTransaction {
  const store = (name: StoreName): IDBObjectStore => transaction.objectStore(name)
  return {
    get: async (name, key) => answer<unknown>(store(name).get(key)),
    entries: async (name) => {
      const [keys, values] = await Promise.all([answer(store(name).getAllKeys()), answer<unknown[]>(store(name).getAll())])
      return keys.map((key, at) => ({ key, value: values[at] }))
    },
    keys: async (name) => answer(store(name).getAllKeys()),
    put: async (name, value, key) => answer(key === undefined ? store(name).add(value) : store(name).put(value, key)),
    delete: async (name, key) => answer(store(name).delete(key)),
    clear: async (name) => answer(store(name).clear()),
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is over already: that is what was wanted.
  }
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && (error.name === 'InvalidStateError' || error.name === 'UnknownError' || /connection|backing store/i.test(error.message))
}

async function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('The request failed.', 'UnknownError'))
    if ('onblocked' in request) request.onblocked = () => undefined
  })
}
