import type { Kysely } from 'kysely'

/**
 * What became of pins on the network: figures of the account by day, its pins there with their
 * newest figures, and the figures of earlier days. The network forgets after 90 days; these rows
 * stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('result_readings')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('reading_id', 'text')
    .addColumn('read_at', 'bigint')
    .addColumn('asked_at', 'bigint')
    .addColumn('problem', 'text')
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('account_days')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('days_of_account', ['account_id', 'source', 'day'])
    .execute()
  await db.schema
    .createTable('network_pins')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('network_pin_id', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('made', 'text')
    .addColumn('figures', 'text')
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('gone_at', 'bigint')
    .addPrimaryKeyConstraint('network_pins_of_account', ['account_id', 'source', 'network_pin_id'])
    .execute()
  await db.schema
    .createTable('pin_days')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('network_pin_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('days_of_pin', ['account_id', 'source', 'network_pin_id', 'day'])
    .execute()
  await db.schema
    .createTable('favored_templates')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('template_id', 'text', (column) => column.notNull())
    .addColumn('evidence', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('favored_of_account', ['account_id', 'template_id'])
    .execute()
}
