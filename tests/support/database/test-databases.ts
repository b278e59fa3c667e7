/**
 * Every store test runs on both stores: `testDatabases(name, (open) => tests)`. SQLite in memory
 * always; PostgreSQL when `PINLOOM_TEST_PG=1` (as `npm test` does), on the cluster that
 * `tests/runner/shared-postgres.ts` starts once a run, or on `PINLOOM_TEST_PG_URL` (15 or newer).
 * Each `open()` is an empty, migrated store that closes itself after the test: in memory a copy of
 * the first that the process opened, on PostgreSQL a copy of one that was migrated at the start,
 * which the process empties for its next test.
 */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe } from 'vitest'
import { openDatabase } from '../../../server/platform/database/database.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { openInMemory } from './test-memory-database.ts'

export type OpenTestDatabase = () => Promise<Database>

export function testDatabases(name: string, tests: (open: OpenTestDatabase) => void): void {
  testSqlite(name, tests)
  testPostgres(name, tests)
}

function testSqlite(name: string, tests: (open: OpenTestDatabase) => void): void {
  describe(`${name} on SQLite`, () => {
    tests(closingAfterEach(openInMemory))
  })
}

/**
 * For tests of a whole server whose stores have tests of their own on both: `npm test`, which has
 * PostgreSQL, takes `chosen`; a machine without it takes SQLite, and `PINLOOM_TEST_FULL=1` takes
 * both.
 */
export function testOneDatabase(
  name: string,
  tests: (open: OpenTestDatabase) => void,
  chosen: 'SQLite' | 'PostgreSQL' = 'PostgreSQL',
): void {
  const takesOne =
    process.env['PINLOOM_TEST_PG'] === '1' && process.env['PINLOOM_TEST_FULL'] !== '1'
  if (!takesOne) testDatabases(name, tests)
  else if (chosen === 'SQLite') testSqlite(name, tests)
  else testPostgres(name, tests)
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
  return addressOf(`${rows[0]?.name}`)
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

/** Of tests that have ended, by name. */
const unused = new Set<string>()
/** What tables and triggers a copy has, before a test adds some. */
let migratedShape: string | undefined

async function openOnPostgres(): Promise<Database> {
  const former = await openUnused()
  if (former !== null) return former
  const name = await copyTemplate()
  const database = await openNamed(name)
  migratedShape ??= await shapeOf(database)
  return database
}

/** Null: there is none. One whose tables or list of migrations a test changed is dropped. */
async function openUnused(): Promise<Database | null> {
  for (const name of unused) {
    unused.delete(name)
    const database = await openNamed(name).catch(() => null)
    if (database !== null && (await shapeOf(database)) === migratedShape) {
      await empty(database)
      return database
    }
    await database?.close()
    unused.delete(name)
    await onCluster(`drop database ${name} with (force)`)
  }
  return null
}

async function openNamed(name: string): Promise<Database> {
  const database = await openDatabase({ kind: 'postgres', url: addressOf(name) })
  let isOpen = true
  return {
    ...database,
    close: async () => {
      if (!isOpen) return
      isOpen = false
      await database.close()
      await onCluster(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`,
      )
      unused.add(name)
    },
  }
}

async function shapeOf({ root }: Database): Promise<string | undefined> {
  const { rows } = await sql<{ shape: string }>`select concat_ws(' ',
    (select count(*) from pg_attribute), (select max(oid) from pg_class),
    (select max(oid) from pg_proc), (select max(oid) from pg_trigger),
    (select md5(string_agg(name, ' ' order by name)) from kysely_migration)) as shape`.execute(root)
  return rows[0]?.shape
}

/** Its files are copied: half the CPU time of a copy through the write-ahead log. */
async function copyTemplate(): Promise<string> {
  const template = process.env['PINLOOM_TEST_PG_TEMPLATE']
  // The end of the run finds it by its name.
  const name = `${template}_${randomBytes(8).toString('hex')}`
  await onCluster(`create database ${name} template ${template} strategy file_copy`)
  return name
}

/** Deletes every row but the migrations'. Only tables that were written to have a size. */
async function empty({ root }: Database): Promise<void> {
  await sql`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in
        select oid::regclass from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname not like 'kysely%' and pg_relation_size(oid) > 0
      loop
        execute 'delete from ' || name;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
        from pg_sequences where last_value is not null;
    end
  $$`.execute(root)
}

function addressOf(name: string): string {
  const address = new URL(clusterUrl())
  address.pathname = `/${name}`
  return address.href
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
    // The cluster may end before this process: no query is pending then.
    cluster.on('error', () => undefined)
  }
  await cluster.query(statement)
}
