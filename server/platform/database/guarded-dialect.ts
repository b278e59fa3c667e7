/**
 * A dialect whose root connection can't be had inside a transaction. `single` = one connection,
 * handed out in order.
 */
import type { DatabaseConnection, Dialect, DialectAdapter, Driver } from 'kysely'
import type { TransactionScope } from './transaction-scope.ts'

export function guardedDialect(
  dialect: Dialect,
  scope: TransactionScope,
  single: boolean,
): Dialect {
  return {
    createAdapter: () =>
      single ? withoutKyselysMutex(dialect.createAdapter()) : dialect.createAdapter(),
    createDriver: () => guardedDriver(dialect.createDriver(), scope, single),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

/**
 * Kysely's own mutex waits before the driver is called, so a deadlock would not be noticed. Ours is
 * taken after the guard.
 */
function withoutKyselysMutex(adapter: DialectAdapter): DialectAdapter {
  return Object.defineProperty(adapter, 'supportsMultipleConnections', { get: () => true })
}

function guardedDriver(driver: Driver, scope: TransactionScope, single: boolean): Driver {
  const queue = single ? turnQueue() : null
  const acquire = driver.acquireConnection.bind(driver)
  const release = driver.releaseConnection.bind(driver)
  driver.acquireConnection = async (options): Promise<DatabaseConnection> => {
    scope.refuseInside()
    await queue?.take()
    return acquire(options)
  }
  driver.releaseConnection = async (connection, options): Promise<void> => {
    await release(connection, options)
    queue?.give()
  }
  return driver
}

function turnQueue(): { take(): Promise<void>; give(): void } {
  const waiting: (() => void)[] = []
  let taken = false
  return {
    take: async () => {
      if (!taken) {
        taken = true
        return
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    },
    give: () => {
      const next = waiting.shift()
      if (next === undefined) taken = false
      else next()
    },
  }
}
