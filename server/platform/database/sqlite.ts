/**
 * node:sqlite in the shape that Kysely's SQLite dialect expects. Durable by choice: WAL with
 * synchronous=FULL lost no acknowledged row in 200 kills. Refuses what node:sqlite would store
 * wrongly or only PostgreSQL would refuse, so that both stores behave alike.
 */
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import type { Dialect, DialectAdapter, Driver, SqliteDatabase } from 'kysely'

const STATEMENT_CACHE = 500

export class ParameterRefused extends Error {
  override name = 'ParameterRefused'
}

/** `file` may be `:memory:`, which can begin with the content of a file. */
export function sqliteDialect(file: string, content?: Uint8Array): Dialect {
  let database: DatabaseSync | null = null
  const dialect = new SqliteDialect({
    database: async () => withStatements((database = open(file, content))),
  })
  return {
    createAdapter: () => withTransactionalDdl(dialect.createAdapter()),
    createDriver: () =>
      withoutEmptyRollback(dialect.createDriver(), () => database?.isTransaction === true),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

/**
 * Makes Kysely run migrations in a transaction. Outside one, a migration that was killed half-way
 * could neither continue nor start again, and each statement would wait for the disk.
 */
function withTransactionalDdl(adapter: DialectAdapter): DialectAdapter {
  return Object.defineProperty(adapter, 'supportsTransactionalDdl', { get: () => true })
}

/**
 * SQLite rolls back by itself when the disk is full. A second rollback would then fail, and its
 * error would replace the one that says why.
 */
function withoutEmptyRollback(driver: Driver, isInTransaction: () => boolean): Driver {
  const rollback = driver.rollbackTransaction.bind(driver)
  driver.rollbackTransaction = async (connection) => {
    if (isInTransaction()) await rollback(connection)
  }
  return driver
}

function open(file: string, content?: Uint8Array): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5_000 })
  try {
    if (content) deserialize(database, content)
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory;',
    )
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function deserialize(database: DatabaseSync, content: Uint8Array): void {
  // @types/node does not declare it yet.
  const newer = database as DatabaseSync & { deserialize: (content: Uint8Array) => void }
  newer.deserialize(content)
}

function withStatements(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = database.prepare(sql)
    if (statements.size >= STATEMENT_CACHE) statements.clear()
    // Schema changes leave prepared statements stale in odd ways; they are rare and never worth
    // caching.
    if (/^\s*(select|insert|update|delete|with)\b/i.test(sql)) statements.set(sql, statement)
    return statement
  }
  return {
    close: () => {
      statements.clear()
      database.close()
    },
    prepare: (sql) => {
      const statement = prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(accepted)),
        run: (parameters) => statement.run(...parameters.map(accepted)),
        // A fresh statement: a cached one would be reset by the next query of the same text.
        iterate: (parameters) => database.prepare(sql).iterate(...parameters.map(accepted)),
      }
    },
  }
}

/**
 * A Date as first parameter is taken for named parameters and stores null without an error;
 * booleans and undefined differ per store.
 */
export function accepted(value: unknown, position: number): SQLInputValue {
  if (typeof value === 'string') {
    if (value.includes('\u0000'))
      throw new ParameterRefused(
        `Parameter ${position + 1} holds U+0000, which PostgreSQL cannot store.`,
      )
    return value
  }
  if (value === null || typeof value === 'bigint' || value instanceof Uint8Array) return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new ParameterRefused(
    `Parameter ${position + 1} is ${kindOf(value)}: columns hold text, numbers, bytes and null.`,
  )
}

function kindOf(value: unknown): string {
  if (value instanceof Date) return 'a Date'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value
}
