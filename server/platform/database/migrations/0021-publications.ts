import type { Kysely } from 'kysely'

/**
 * The publications of pins, as their events have made them: who holds which slot, and what is due
 * when. And the week of each account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publications')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('pin_id', 'text', (column) => column.notNull())
    .addColumn('board_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('slot_at', 'bigint')
    .addPrimaryKeyConstraint('publications_of_account', ['account_id', 'id'])
    .execute()
  await db.schema
    .createIndex('publications_slot')
    .unique()
    .on('publications')
    .columns(['account_id', 'slot_at'])
    .execute()
  await db.schema
    .createIndex('publications_due')
    .on('publications')
    .columns(['state', 'due_at'])
    .execute()
  await db.schema
    .createTable('account_schedules')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('schedule', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
}
