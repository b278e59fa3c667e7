import type { Kysely } from 'kysely'

/**
 * Deleted pictures, for a day: an undo moves the row back to `pictures`. The rows of
 * `page_pictures` stay meanwhile, so the picture is in its old places again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trashed_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('width', 'bigint', (column) => column.notNull())
    .addColumn('height', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('facts', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('trashed_pictures_age')
    .on('trashed_pictures')
    .column('deleted_at')
    .execute()
  await db.schema
    .createIndex('trashed_pictures_user')
    .on('trashed_pictures')
    .columns(['user_id', 'deleted_at'])
    .execute()
}
