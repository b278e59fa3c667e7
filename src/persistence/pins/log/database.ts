/**
 * The partition's IndexedDB: opens it, runs one transaction at a time against it, and opens it
 * again when the connection is lost (browsers report "backing store" and "connection lost" errors
 * in the field). A dead connection or a refused open is never kept.
 */
import { renewStore } from './store-renewal.ts'

export const STORES = ['log', 'chunks', 'meta', 'quarantine'] as const
export type StoreName = (typeof STORES)[number]

/**
 * In the scope of every write, so that the browser runs them one after another, whatever tab they
 * come from. A kill of Chromium that finds two of one database half done, in different stores,
 * makes it delete all stores of the site (docs/decisions/0010). This one is not read while there is
 * work.
 */
const SERIALIZING_STORE = 'quarantine' satisfies StoreName

export interface LogTransaction {
  get(store: StoreName, key: IDBValidKey): Promise<unknown>
  /**
   * Rows with their keys, in key order; only those within the bounds (both exclusive), where they
   * are given.
   */
  entries(
    store: StoreName,
    bounds?: { after?: number; before?: number },
  ): Promise<{ key: IDBValidKey; value: unknown }[]>
  keys(store: StoreName): Promise<IDBValidKey[]>
  /** `key` is left out where the store gives one. */
  put(store: StoreName, value: unknown, key?: IDBValidKey): Promise<IDBValidKey>
  delete(store: StoreName, key: IDBValidKey): Promise<void>
  /** All rows whose key is smaller. */
  deleteBefore(store: StoreName, key: number): Promise<void>
  clear(store: StoreName): Promise<void>
}

export interface LogStorage {
  read<T>(
    stores: readonly StoreName[],
    work: (transaction: LogTransaction) => Promise<T>,
  ): Promise<T>
  /**
   * Resolves when the transaction is complete. `strict` waits for the disk; `relaxed` survives a
   * kill of the browser, not a power cut.
   */
  write<T>(
    stores: readonly StoreName[],
    durability: IDBTransactionDurability,
    work: (transaction: LogTransaction) => Promise<T>,
  ): Promise<T>
  /**
   * Rows at the end of the log, relaxed; gives their numbers. `rows` makes them while storage
   * begins the transaction. All is requested from the browser at once, so it takes one way to
   * storage and back. Not repeated when the connection was lost: the rows may be in the log all the
   * same, so read it before you write them again.
   */
  append(rows: () => readonly ArrayBuffer[]): Promise<number[]>
  /** For good: later reads and writes throw. */
  close(): void
}

export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

interface Job<T> {
  readonly mode: IDBTransactionMode
  readonly stores: readonly StoreName[]
  readonly durability: IDBTransactionDurability
  readonly work: (transaction: LogTransaction) => Promise<T>
}

/** After a crash the store may be held for a moment by what is left of the old browser. */
const MAX_ATTEMPTS = 8
const MIN_PAUSE_MS = 50
const MAX_PAUSE_MS = 5_000
const STABLE_MS = 60_000

/**
 * The pause before a lost connection is opened again: longer each time while connections keep
 * breaking, so that a failing browser is not overloaded.
 */
function reopening(): () => Promise<void> {
  let pause = 0
  let last = 0
  return async () => {
    const now = performance.now()
    pause = now - last > STABLE_MS || pause === 0 ? MIN_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS)
    last = now
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** One connection, opened when it is needed and again after it was lost. */
class Connection {
  readonly #indexedDB: IDBFactory
  readonly #name: string
  #open: Promise<IDBDatabase> | null = null
  #renewal: Promise<void> | null = null
  isClosed = false

  constructor(indexedDB: IDBFactory, name: string) {
    this.#indexedDB = indexedDB
    this.#name = name
  }

  async toRead(): Promise<IDBDatabase> {
    if (this.isClosed) throw new Error(`${this.#name} is closed.`)
    this.#open ??= openDatabase(this.#indexedDB, this.#name, () => this.lose())
    try {
      return await this.#open
    } catch (error) {
      this.lose()
      throw error
    }
  }

  async toWrite(): Promise<IDBDatabase> {
    const database = await this.toRead()
    await this.renew()
    return database
  }

  async renew(): Promise<void> {
    this.#renewal ??= renewStore(this.#indexedDB)
    return this.#renewal
  }

  lose(): void {
    this.#open = null
    this.#renewal = null
  }

  close(): void {
    this.isClosed = true
    const closing = this.#open
    this.#open = null
    void closing?.then((database) => database.close()).catch(() => undefined)
  }
}

export function openLogStorage(indexedDB: IDBFactory, name: string): LogStorage {
  const connection = new Connection(indexedDB, name)
  const reopen = reopening()
  const readNow = async <T>(job: Job<T>): Promise<T> => {
    const found = await transact(await connection.toRead(), job)
    // Begun behind the first read, it is over before the first write. So no change waits for it,
    // even when the page is reloaded at once.
    if (!connection.isClosed) void connection.renew()
    return found
  }
  const run = async <T>(job: Job<T>): Promise<T> => {
    for (let tries = MAX_ATTEMPTS; ; tries -= 1) {
      try {
        return await (job.mode === 'readonly'
          ? readNow(job)
          : transact(await connection.toWrite(), job))
      } catch (error) {
        if (connection.isClosed || tries === 1 || !isConnectionLost(error)) throw error
        connection.lose()
        await reopen()
      }
    }
  }
  return {
    read: async (stores, work) => run({ mode: 'readonly', stores, durability: 'relaxed', work }),
    write: async (stores, durability, work) => run({ mode: 'readwrite', stores, durability, work }),
    append: async (rows) => {
      try {
        return await appendTo(await connection.toWrite(), rows)
      } catch (error) {
        if (isConnectionLost(error)) connection.lose()
        throw error
      }
    },
    close: () => connection.close(),
  }
}

/**
 * Resolves when the disk has all that was complete before. A strict transaction flushes the store's
 * own log with everything before it; one that writes nothing would flush nothing.
 */
export async function flushToDisk(storage: LogStorage): Promise<void> {
  await storage.write(['meta'], 'strict', async (transaction) =>
    transaction.put('meta', true, 'flushed'),
  )
}

export async function deleteDatabase(indexedDB: IDBFactory, name: string): Promise<void> {
  await answer(indexedDB.deleteDatabase(name))
}

async function openDatabase(
  indexedDB: IDBFactory,
  name: string,
  onLost: () => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    const database = request.result
    database.createObjectStore('log', { autoIncrement: true })
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

async function transact<T>(
  database: IDBDatabase,
  { mode, stores, durability, work }: Job<T>,
): Promise<T> {
  const transaction = database.transaction(
    mode === 'readonly' ? [...stores] : [...new Set([...stores, SERIALIZING_STORE])],
    mode,
    { durability },
  )
  const completed = completionOf(transaction)
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

async function appendTo(
  database: IDBDatabase,
  rows: () => readonly ArrayBuffer[],
): Promise<number[]> {
  const transaction = database.transaction(['log', SERIALIZING_STORE], 'readwrite', {
    durability: 'relaxed',
  })
  const completed = completionOf(transaction)
  const log = transaction.objectStore('log')
  const requests = rows().map((row) => log.add(row))
  transaction.commit()
  await completed
  return requests.map(({ result }) => Number(result))
}

async function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    // A full disk aborts the transaction and leaves the requests' errors empty; the reason is here.
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError'))
  })
}

function operations(transaction: IDBTransaction): LogTransaction {
  const store = (name: StoreName): IDBObjectStore => transaction.objectStore(name)
  return {
    get: async (name, key) => answer<unknown>(store(name).get(key)),
    entries: async (name, { after = -Infinity, before = Infinity } = {}) => {
      const range = IDBKeyRange.bound(after, before, true, true)
      const [keys, values] = await Promise.all([
        answer(store(name).getAllKeys(range)),
        answer<unknown[]>(store(name).getAll(range)),
      ])
      return keys.map((key, at) => ({ key, value: values[at] }))
    },
    keys: async (name) => answer(store(name).getAllKeys()),
    put: async (name, value, key) =>
      answer(key === undefined ? store(name).add(value) : store(name).put(value, key)),
    delete: async (name, key) => answer(store(name).delete(key)),
    deleteBefore: async (name, key) =>
      answer(store(name).delete(IDBKeyRange.bound(-Infinity, key, true, true))),
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
  return (
    error instanceof Error &&
    (error.name === 'InvalidStateError' ||
      error.name === 'UnknownError' ||
      /connection|backing store/i.test(error.message))
  )
}

async function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () =>
      reject(request.error ?? new DOMException('The request failed.', 'UnknownError'))
    if ('onblocked' in request) request.onblocked = () => undefined
  })
}
