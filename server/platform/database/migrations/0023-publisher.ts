import type { Kysely } from 'kysely'

/**
 * What the publisher remembers: who works on an account, what was sent of each publication, and the
 * ledger of all attempts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_outboxes')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('fence', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('next_by', 'text', (column) => column.notNull())
    .addColumn('stopped', 'text')
    .execute()
  await db.schema
    .createTable('publication_sendings')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('publication_id', 'text', (column) => column.notNull())
    .addColumn('fence', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('sent', 'text')
    .addColumn('look_at', 'bigint')
    .addColumn('looks', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('asked_at', 'bigint')
    .addColumn('asked_url', 'text')
    .addColumn('network_pin_id', 'text')
    .addColumn('shown_after', 'bigint')
    .addColumn('held_for', 'bigint')
    .addColumn('held_until', 'bigint')
    .addColumn('held_by', 'text')
    .addPrimaryKeyConstraint('sendings_of_account', ['account_id', 'publication_id'])
    .execute()
  await db.schema
    .createIndex('publication_sendings_look')
    .on('publication_sendings')
    .columns(['look_at'])
    .execute()
  await db.schema
    .createTable('publication_attempts')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('publication_id', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('status', 'bigint')
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('concluded', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempts_of_publication', ['account_id', 'publication_id', 'number'])
    .execute()
}
