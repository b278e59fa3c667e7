import type { Kysely } from 'kysely'

/**
 * Deleted pages and boards with all their rows, for a day: an undo puts the rows back. The pictures
 * of a deleted page are named apart, so that the sweep of unused pictures can leave them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trash')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('rows', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('trash_age').on('trash').column('deleted_at').execute()
  await db.schema.createIndex('trash_user').on('trash').column('user_id').execute()
  await db.schema.createIndex('trash_account').on('trash').column('account_id').execute()
  await db.schema
    .createTable('trash_pictures')
    .addColumn('trash_id', 'text', (column) =>
      column.notNull().references('trash.id').onDelete('cascade'),
    )
    .addColumn('picture_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trash_pictures_once', ['trash_id', 'picture_id'])
    .execute()
  await db.schema
    .createIndex('trash_pictures_picture')
    .on('trash_pictures')
    .column('picture_id')
    .execute()
}
