import type { Kysely } from 'kysely'

/**
 * What counts of the day's pins although the task that records it is gone, or was begun on another
 * day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pins_made')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('pins_made_user')
    .on('pins_made')
    .columns(['user_id', 'created_at'])
    .execute()
  await db.schema.createIndex('pins_made_age').on('pins_made').column('created_at').execute()
}
