/**
 * A store whose disk is full: each write fails as the database itself says it, without a disk that
 * has to be filled.
 */
import { sql } from 'kysely'
import type { Database, Queries } from '../../server/platform/database/database.ts'

export async function fillDisk({ kind, root }: Database): Promise<void> {
  await (kind === 'sqlite' ? fillSqlite(root) : fillPostgres(root))
}

/**
 * Each write needs pages more, and there are none: an insert for a long key, at which SQLite rolls
 * the whole transaction back, as it does at the commit on a disk that is full; a change or removal
 * for a row beside it.
 */
async function fillSqlite(root: Queries): Promise<void> {
  const tables = await tablesOf(root)
  await sql`create table filler (bytes blob)`.execute(root)
  for (const table of tables) {
    await sql`create index ${sql.id(`full_${table}`)} on ${sql.table(table)} (hex(zeroblob(10000)))`.execute(
      root,
    )
    for (const change of ['update', 'delete'])
      await sql`create trigger ${sql.id(`full_${table}_${change}`)}
        after ${sql.raw(change)} on ${sql.table(table)}
        begin insert into filler values (zeroblob(100000)); end`.execute(root)
  }
  await limitPages(root)
}

/** No page more than there are now. */
export async function limitPages(root: Queries): Promise<void> {
  await sql`vacuum`.execute(root)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(root)
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count ?? 1))}`.execute(root)
}

async function fillPostgres(root: Queries): Promise<void> {
  await sql`create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    root,
  )
  for (const table of await tablesOf(root))
    await sql`create trigger disk_is_full before insert or update or delete on ${sql.table(table)}
      for each row execute function disk_is_full()`.execute(root)
}

async function tablesOf(root: Queries): Promise<string[]> {
  const tables = await root.introspection.getTables()
  return tables.map(({ name }) => name)
}
