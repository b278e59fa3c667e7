import type { Kysely } from 'kysely'

/** What several processes count, wait for and do one after the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempt_counts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('attempt_counts_end')
    .on('attempt_counts')
    .columns(['ends_at'])
    .execute()
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('trend_waits')
    .addColumn('app', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('refused', 'text', (column) => column.notNull())
    .execute()
}
