/** A later release may have migrated the database: during a deploy, or before one is taken back. */
import { sql } from 'kysely'
import type { Log } from '../log.ts'
import type { Queries } from './database.ts'
import { migrations } from './migrations/list.ts'

/** The name of a migration ends so if it removes or narrows what an earlier release uses. */
export const NARROWS = '-narrows'

/** The tables lack what this build uses. */
export class NarrowedTables extends Error {
  override name = 'NarrowedTables'
}

/** Names of migrations that this build does not know. */
async function laterMigrations(db: Queries): Promise<string[]> {
  const query = sql<{ name: string }>`select name from kysely_migration order by name`
  const { rows } = await query.execute(db)
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name))
}

interface LaterMigrations {
  readonly log?: Pick<Log, 'warn'> | undefined
  /** `ALLOW_LATER_TABLES`: start on narrowed tables too. */
  readonly isAllowed?: boolean | undefined
}

/**
 * A release works on the tables of the next one; of those after it that isn't known. Throws
 * `NarrowedTables`.
 */
export async function checkLaterMigrations(
  db: Queries,
  { log, isAllowed = false }: LaterMigrations,
): Promise<void> {
  const later = await laterMigrations(db)
  if (later.length === 0) return
  const narrowing = later.filter((name) => name.endsWith(NARROWS))
  if (narrowing.length > 0 && !isAllowed)
    throw new NarrowedTables(
      `A later release has removed what this one uses from the database (${narrowing.join(', ')}). Start the later release, or restore the backup from before it. ALLOW_LATER_TABLES=true starts this one anyway: requests that use what is gone will fail.`,
    )
  log?.warn('A later release has migrated the database. Go back by one release at most.', { later })
}
