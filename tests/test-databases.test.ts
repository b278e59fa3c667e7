/** On PostgreSQL a test gets the database of one before it: nothing of that may be left. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testPostgres } from './support/database/test-databases.ts'

testPostgres('a database for a test', (open) => {
  test('may be changed in its tables and its list of migrations', async () => {
    const [tables, migrations] = [await open(), await open()]
    await sql`create table left_over (id int)`.execute(tables.root)
    await sql`insert into kysely_migration values ('9999-later', 'now')`.execute(migrations.root)
    expect(tables.kind).toBe('postgres')
  })

  test.each([1, 2, 3])('is as migrated for the next test (%i)', async () => {
    const { root } = await open()
    const { rows } = await sql<{ found: string | null }>`select
      (select to_regclass('left_over')::text) as found`.execute(root)
    const later = await sql`select 1 from kysely_migration where name = '9999-later'`.execute(root)
    expect([rows[0]?.found, later.rows]).toEqual([null, []])
  })
})
