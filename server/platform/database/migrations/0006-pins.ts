import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pin_counters')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('front', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('pins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('pin', 'text', (column) => column.notNull())
    .addUniqueConstraint('pins_position', ['account_id', 'position'])
    .execute()
  await db.schema.createIndex('pins_page').on('pins').columns(['user_id', 'page_id']).execute()
  await db.schema.createIndex('pins_deleted').on('pins').column('deleted_at').execute()
  await db.schema
    .createTable('pin_events')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('recorded_at', 'bigint', (column) => column.notNull())
    .addColumn('envelope', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pin_events_revision', ['account_id', 'revision'])
    .addUniqueConstraint('pin_events_id', ['account_id', 'id'])
    .execute()
}
