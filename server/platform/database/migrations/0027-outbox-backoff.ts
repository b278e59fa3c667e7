import type { Kysely } from 'kysely'

/**
 * How often in a row no answer came for an account, since when its pins wait for one another, and of
 * each sent pin what the rules of the account compare.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account_outboxes')
    .addColumn('failures', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('account_outboxes').addColumn('backlog_from', 'bigint').execute()
  // Null: it was sent before these were kept.
  await db.schema.alterTable('publication_sendings').addColumn('page', 'text').execute()
  await db.schema.alterTable('publication_sendings').addColumn('picture_ids', 'text').execute()
}
