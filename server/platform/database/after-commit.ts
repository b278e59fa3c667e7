/** Work that must not happen before a transaction is committed, nor when it is rolled back. */
import type { Transaction } from 'kysely'
import type { Tables } from './tables/database.tables.ts'

type Tx = Transaction<Tables>

const waiting = new WeakMap<Tx, (() => void)[]>()

/** Calls `run` after the commit. It must not throw. */
export function afterCommit(tx: Tx, run: () => void): void {
  const runs = waiting.get(tx)
  if (runs === undefined) throw new Error('This is not an open transaction of the database.')
  runs.push(run)
}

/** For `Database.transaction`: calls the `afterCommit` functions of each transaction. */
export async function withAfterCommit<T>(
  open: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const runs: (() => void)[] = []
  const result = await open(async (tx) => {
    waiting.set(tx, runs)
    try {
      return await work(tx)
    } finally {
      // What is passed later would never be called.
      waiting.delete(tx)
    }
  })
  for (const run of runs) run()
  return result
}
