/**
 * Damaged rows. They go to quarantine, and `owed` says that the server's list must be fetched.
 */
import { REFETCH_REQUIRED } from './log/stored-rows.schema.ts'
import type { LogStorage, StoreName } from './log/database.ts'

export interface DamagedRow {
  readonly store: StoreName
  readonly key: IDBValidKey
  readonly value: unknown
  /** The row's good part, put back in its place; undefined = the row goes. */
  readonly rest?: ArrayBuffer | Uint8Array
  readonly why: string
}

/**
 * Moves bad rows out of the way, and notes that the server's list is owed until it has come: this
 * tab may be closed before.
 */
export async function quarantine(storage: LogStorage, bad: readonly DamagedRow[]): Promise<void> {
  if (bad.length === 0) return
  await storage.write(['log', 'chunks', 'meta', 'quarantine'], 'strict', async (transaction) => {
    for (const { store, key, value, rest, why } of bad) {
      await transaction.put('quarantine', { store, key, value, why })
      if (rest === undefined) await transaction.delete(store, key)
      else await transaction.put(store, rest, key)
    }
    await transaction.put('meta', true, REFETCH_REQUIRED)
  })
}

export async function requireRefetch(storage: LogStorage): Promise<void> {
  await storage.write(['meta'], 'relaxed', async (transaction) =>
    transaction.put('meta', true, REFETCH_REQUIRED),
  )
}
