/**
 * Every store test runs on both stores: `testDatabases(name, (open) => tests)`. SQLite in memory
 * always; PostgreSQL when `PINLOOM_TEST_PG=1` (as `npm test` does), on the cluster that
 * `tests/shared-postgres.ts` starts once a run, or on `PINLOOM_TEST_PG_URL` (15 or newer). Each
 * `open()` is a new, empty, migrated store that closes itself after the test; on PostgreSQL a copy
 * of one that was migrated at the start, in memory of the first that the process opened.
 */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe } from 'vitest'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { openInMemory } from './test-memory-database.ts'

export type OpenTestDatabase = () => Promise<Database>

export function testDatabases(name: string, tests: (open: OpenTestDatabase) => void): void {
  describe(`${name} on SQLite`, () => {
    tests(closingAfterEach(openInMemory))
  })
  testPostgres(name, tests)
}

export function testPostgres(name: string, tests: (open: OpenTestDatabase) => void): void {
  describe.runIf(process.env['PINLOOM_TEST_PG'] === '1')(`${name} on PostgreSQL`, () => {
    tests(closingAfterEach(openOnPostgres))
  })
}

/** `DATABASE_URL` of an open PostgreSQL store. */
export async function urlOf(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.root,
  )
  const address = new URL(clusterUrl())
  address.pathname = `/${rows[0]?.name}`
  return address.href
}

function closingAfterEach(open: OpenTestDatabase): OpenTestDatabase {
  const opened: Database[] = []
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
  })
  return async () => {
    const database = await open()
    opened.push(database)
    return database
  }
}

/**
 * Dropped when it closes: hundreds of databases would fill a small disk. Its files are copied: half
 * the CPU time of a copy through the write-ahead log.
 */
async function openOnPostgres(): Promise<Database> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onCluster(
    `create database ${name} template ${process.env['PINLOOM_TEST_PG_TEMPLATE']} strategy file_copy`,
  )
  const address = new URL(clusterUrl())
  address.pathname = `/${name}`
  const database = await openDatabase({ kind: 'postgres', url: address.href })
  return {
    ...database,
    close: async () => {
      await database.close()
      await onCluster(`drop database if exists ${name} with (force)`)
    },
  }
}

function clusterUrl(): string {
  const url = process.env['PINLOOM_TEST_PG_URL']
  if (url === undefined) throw new Error('No PostgreSQL: the project lacks its global set-up.')
  return url
}

let cluster: pg.Pool | undefined

/** By one connection for all tests of a process. It holds up no process that wants to end. */
async function onCluster(statement: string): Promise<void> {
  if (cluster === undefined) {
    cluster = new pg.Pool({ connectionString: clusterUrl(), max: 1, allowExitOnIdle: true })
    // The cluster may end before this process: then nobody waits for an answer.
    cluster.on('error', () => undefined)
  }
  await cluster.query(statement)
}
