/**
 * Vitest's global set-up: one PostgreSQL for all test files of a run, where it is asked for, with a
 * migrated database that each test gets a copy of.
 */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '../../server/platform/database/database.ts'
import { startTestPostgres } from '../support/database/test-postgres.ts'

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const { PINLOOM_TEST_PG, PINLOOM_TEST_PG_URL: given = '' } = process.env
  // Another project of the same run may have set it up.
  if (PINLOOM_TEST_PG !== '1' || process.env['PINLOOM_TEST_PG_TEMPLATE'] !== undefined)
    return undefined
  const postgres = given === '' ? await startTestPostgres() : null
  const url = postgres?.url ?? given
  const template = `test_template_${randomBytes(4).toString('hex')}`
  await query(url, `create database ${template}`)
  const address = new URL(url)
  address.pathname = `/${template}`
  await (await openDatabase({ kind: 'postgres', url: address.href })).close()
  // The workers are started after this, with this environment.
  process.env['PINLOOM_TEST_PG_URL'] = url
  process.env['PINLOOM_TEST_PG_TEMPLATE'] = template
  return async () => {
    process.env['PINLOOM_TEST_PG_URL'] = given
    delete process.env['PINLOOM_TEST_PG_TEMPLATE']
    if (postgres === null) await dropWithCopies(url, template)
    else await postgres.stop()
  }
}

async function dropWithCopies(url: string, template: string): Promise<void> {
  const databases = await query(
    url,
    `select datname from pg_database where starts_with(datname, '${template}')`,
  )
  for (const { datname } of databases) await query(url, `drop database ${datname} with (force)`)
}

async function query(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ datname: string }>(statement)).rows
  } finally {
    await client.end()
  }
}
