/**
 * Every store test runs on both stores: `testDatabases(name, (open) => tests)`. SQLite in memory
 * always; PostgreSQL when `PINLOOM_TEST_PG=1` (as `npm test` does), on a cluster of its own per
 * test file, or on `PINLOOM_TEST_PG_URL`. Each `open()` is a new, empty, migrated store that closes
 * itself after the test.
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { startTestPostgres } from './test-postgres.ts'
import type { TestPostgres } from './test-postgres.ts'

export type OpenTestDatabase = () => Promise<Database>

export function testDatabases(name: string, tests: (open: OpenTestDatabase) => void): void {
  describe(`${name} on SQLite`, () => {
    tests(closingAfterEach(async () => openDatabase({ kind: 'memory' })))
  })
  describe.runIf(process.env['PINLOOM_TEST_PG'] === '1')(`${name} on PostgreSQL`, () => {
    let postgres: TestPostgres
    beforeAll(async () => {
      postgres = await startTestPostgres()
    }, 120_000)
    afterAll(async () => postgres.stop(), 60_000)
    tests(
      closingAfterEach(async () =>
        openDatabase({ kind: 'postgres', url: await createEmpty(postgres.url) }),
      ),
    )
  })
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

async function createEmpty(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
