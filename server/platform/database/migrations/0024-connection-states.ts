import type { Kysely } from 'kysely'

/**
 * What is known of a connection beyond its name: who it is by the network's own id, what its app
 * may do, why it was stopped; and fences, so that a slow reading changes nothing of a later one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column a statement. Null: the row is older, and the next reading fills it in.
  for (const column of ['network_user_id', 'tier', 'problem', 'reading_id'])
    await db.schema.alterTable('connections').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('connections')
    .addColumn('grant_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('connections').addColumn('boards_asked_at', 'bigint').execute()
  await db.schema
    .alterTable('connections')
    .addColumn('boards_failures', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('network_boards').addColumn('sections_read_at', 'bigint').execute()
}
