/** A connection that PostgreSQL ends while a transaction has it. */
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testPostgres, urlOf } from '../../../tests/support/database/test-databases.ts'
import { connectionFaultOf } from './postgres/connection-faults.ts'

testPostgres('a connection that ends', (open) => {
  test('between two queries refuses their transaction; the process and the next one go on', async () => {
    const database = await open()
    const other = new pg.Client({ connectionString: await urlOf(database) })
    await other.connect()
    const isThere = async (pid: number): Promise<boolean> =>
      (await other.query('select 1 from pg_stat_activity where pid = $1', [pid])).rows.length > 0
    const broken = database.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const pid = Number(rows[0]?.pid)
      await other.query('select pg_terminate_backend($1)', [pid])
      await expect.poll(async () => isThere(pid)).toBe(false)
      await sql`select 1`.execute(tx)
    })
    // Which error comes, PostgreSQL's own or that of the socket, depends on what arrives first.
    const fault = await broken.then(() => null, connectionFaultOf)
    expect(fault).toBe('lost')
    const { rows } = await database.transaction((tx) => sql`select 1 as one`.execute(tx))
    expect(rows).toEqual([{ one: 1 }])
    await other.end()
  })
})
