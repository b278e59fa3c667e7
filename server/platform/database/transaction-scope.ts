/**
 * Kysely on one connection deadlocks when the root database is queried inside its own transaction,
 * and on a pool such a query silently runs outside the transaction. Both are bugs in our code, so
 * the scope makes them throw at once.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export class RootInsideTransaction extends Error {
  override name = 'RootInsideTransaction'
  constructor() {
    super(
      'The root database was used inside a transaction: pass `tx` on instead. No network, hashing or rendering belongs in here either.',
    )
  }
}

export interface TransactionScope {
  /** Runs `work` as the inside of a transaction. */
  enter<T>(work: () => Promise<T>): Promise<T>
  /** Throws inside a transaction that is still open. */
  refuseInside(): void
}

export function transactionScope(): TransactionScope {
  // An object, not a flag: work that was only started in there (a timer, a worker) is free again
  // when the transaction is over.
  const scope = new AsyncLocalStorage<{ open: boolean }>()
  return {
    enter: async (work) => {
      const state = { open: true }
      try {
        return await scope.run(state, work)
      } finally {
        state.open = false
      }
    },
    refuseInside: () => {
      if (scope.getStore()?.open === true) throw new RootInsideTransaction()
    },
  }
}
