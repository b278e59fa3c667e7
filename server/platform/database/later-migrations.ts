/** A later release may have migrated the database: during a deploy, or before one is taken back. */
import { sql } from 'kysely'
import type { Log } from '../log.ts'
import type { Queries } from './database.ts'
import { migrations } from './migrations/list.ts'

/** Names of migrations that this build does not know. */
async function laterMigrations(db: Queries): Promise<string[]> {
  const query = sql<{ name: string }>`select name from kysely_migration order by name`
  const { rows } = await query.execute(db)
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name))
}

/** A release works on the tables of the next one; of those after it that isn't known. */
export async function warnOfLaterMigrations(db: Queries, log: Pick<Log, 'warn'>): Promise<void> {
  const later = await laterMigrations(db)
  if (later.length === 0) return
  log.warn('A later release has migrated the database. Go back by one release at most.', { later })
}
