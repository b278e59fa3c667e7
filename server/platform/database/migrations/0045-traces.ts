import type { Kysely } from 'kysely'

/** The W3C `traceparent` of the request that left the work behind; null = without a trace. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tasks').addColumn('trace', 'text').execute()
  await db.schema.alterTable('publications').addColumn('trace', 'text').execute()
}
