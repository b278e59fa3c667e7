import type { Kysely } from 'kysely'

/**
 * When boards are read for pins that their person publishes, what a picture that was sent looks like,
 * and the language in which a person gets mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('board_readings')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('board_id', 'text', (column) => column.notNull())
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addColumn('pages', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reading_of_board', ['account_id', 'board_id'])
    .execute()
  // Null: it was sent before this was kept, or is no picture.
  await db.schema.alterTable('publication_sendings').addColumn('picture_hash', 'text').execute()
  // Null: the person's browser has not sent it yet.
  await db.schema.alterTable('users').addColumn('language', 'text').execute()
}
