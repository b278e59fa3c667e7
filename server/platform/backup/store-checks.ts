/** What a store must be before it is copied, or copied into. */
import type { Database, Queries } from '../database/database.ts'
import { refuseUnfinishedMove } from '../database/unfinished-move.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { BackupError } from './backup.schema.ts'
import { listObjects } from './objects.ts'
import { anyTable, readMigrations, type Schema } from './table-rows.ts'

/** Throws `BackupError` or `UnfinishedMove`. */
export async function requireUsable(
  db: Queries,
  kind: Database['kind'],
  schema: Schema,
): Promise<void> {
  if ((await readMigrations(db)).join(' ') !== schema.migrations.join(' '))
    throw new BackupError('The database is of another version of this program. Use that version.')
  await refuseUnfinishedMove(db, kind)
}

/** Throws `BackupError`. Stored data is never mixed with what is restored or moved. */
export async function requireEmpty(
  db: Queries,
  tables: readonly string[],
  objects: ObjectStore | null,
): Promise<void> {
  for (const table of tables) {
    const row = await anyTable(db)
      .selectFrom(table)
      .select((query) => query.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst()
    if (row !== undefined)
      throw new BackupError(`The database is not empty: "${table}" has rows. Nothing was changed.`)
  }
  if (objects === null) return
  for await (const { key } of listObjects(objects))
    throw new BackupError(`The store of files is not empty: it has "${key}". Nothing was changed.`)
}
