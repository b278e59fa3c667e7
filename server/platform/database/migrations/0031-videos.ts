import type { Kysely } from 'kysely'

/**
 * Videos that people bring, and how far each is on the way to the network that a pin of it goes to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('videos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('duration_ms', 'bigint', (column) => column.notNull())
    .addColumn('width', 'bigint', (column) => column.notNull())
    .addColumn('height', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('videos_of_user').on('videos').columns(['user_id']).execute()
  await db.schema
    .createTable('network_videos')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('publication_id', 'text', (column) => column.notNull())
    .addColumn('video_id', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('media_id', 'text')
    .addColumn('asked', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('network_video_of_publication', ['account_id', 'publication_id'])
    .execute()
}
