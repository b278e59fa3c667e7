import type { Kysely } from 'kysely'

/**
 * What the keyword tool keeps of Pinterest: the tokens that take each other's place, sealed, and a
 * day's answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pinterest_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('trend_answers')
    .addColumn('question', 'text', (column) => column.primaryKey())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('trend_answers_age').on('trend_answers').column('asked_at').execute()
}
