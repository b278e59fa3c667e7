/**
 * The store: Kysely over node:sqlite (embedded) or PostgreSQL, one code path. Store functions take
 * `(tx, owner, …)` and never close over the root; the root inside a transaction throws.
 */
import { Kysely, sql } from 'kysely'
import type { Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { join } from 'node:path'
import { withAfterCommit } from './after-commit.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { guardedDialect } from './guarded-dialect.ts'
import { migrations } from './migrations/list.ts'
import { postgresDialect, postgresPool, type PoolUse, useOf } from './postgres/postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables/database.tables.ts'
import { transactionScope } from './transaction-scope.ts'
import { noWakeUps, postgresWakeUps, type WakeUps } from './wake-ups.ts'

/** What a store function takes: an open transaction, or the root for a single query. */
export type Queries = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** For single queries outside a transaction. */
  readonly root: Queries
  /** All or nothing. Throwing rolls back. No network, hashing or rendering inside. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Messages between processes. */
  readonly wakeUps: WakeUps
  /** Connections of this process to PostgreSQL; undefined for the embedded database. */
  readonly poolUse?: () => PoolUse
  readonly close: () => Promise<void>
}

export type DatabaseSource =
  /** `content`: a database file to begin with. */
  | { readonly kind: 'memory'; readonly content?: Uint8Array }
  | { readonly kind: 'embedded'; readonly dataDir: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly poolSize?: number | undefined }

/** Opens the store and brings it to the newest migration. */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  const lock = source.kind === 'embedded' ? lockDataDir(source.dataDir) : null
  const scope = transactionScope()
  const pool = source.kind === 'postgres' ? postgresPool(source.url, source) : null
  const root = new Kysely<Tables>({
    dialect: guardedDialect(dialectOf(source, pool), scope, pool === null),
  })
  const wakeUps = wakeUpsOf(source, root)
  const close = async (): Promise<void> => {
    await wakeUps.close()
    await root.destroy()
    lock?.release()
  }
  try {
    await migrate(root)
  } catch (error) {
    await close()
    throw error
  }
  return {
    kind: source.kind === 'postgres' ? 'postgres' : 'sqlite',
    root,
    wakeUps,
    transaction: (work) =>
      withAfterCommit(
        (run) => root.transaction().execute((tx) => scope.enter(() => run(tx))),
        work,
      ),
    ...(pool === null ? {} : { poolUse: () => useOf(pool) }),
    close,
  }
}

function wakeUpsOf(source: DatabaseSource, root: Queries): WakeUps {
  return source.kind === 'postgres'
    ? postgresWakeUps(source.url, async (channel, message) =>
        sql`select pg_notify(${channel}, ${message})`.execute(root),
      )
    : noWakeUps
}

function dialectOf(
  source: DatabaseSource,
  pool: ReturnType<typeof postgresPool> | null,
): ReturnType<typeof sqliteDialect> {
  if (pool !== null) return postgresDialect(pool)
  if (source.kind === 'memory') return sqliteDialect(':memory:', source.content)
  if (source.kind === 'embedded') return sqliteDialect(join(source.dataDir, 'pinloom.sqlite'))
  throw new Error('PostgreSQL needs its pool')
}

/**
 * Whether the tables are as this build needs them. Those of a later build are too: a build keeps
 * what the one before it needs.
 */
export async function areMigrationsDone(db: Queries): Promise<boolean> {
  const known = await migratorOf(db).getMigrations()
  return known.every(({ executedAt }) => executedAt !== undefined)
}

const migratorOf = (db: Queries) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })

/**
 * Does nothing on the tables of a later release, which this one works on: a process starts again
 * during a deploy, or the deploy is taken back. The migrator would call its migration corrupt.
 */
async function migrate(db: Queries): Promise<void> {
  if (await areMigrationsDone(db)) return
  const { error, results } = await migratorOf(db).migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName
  throw new Error(
    `The store could not be brought up to date${failed === undefined ? '' : ` (migration ${failed})`}.`,
    { cause: error },
  )
}
