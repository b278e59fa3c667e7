import { sql, type Kysely } from 'kysely'

/** How many bytes the log of an account has, and an index to count what a person has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('pin_counters')
    .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('interests_user').on('interests').columns(['user_id']).execute()
  await sql`update pin_counters set bytes = coalesce((select sum(octet_length(envelope)) from pin_events
    where pin_events.account_id = pin_counters.account_id), 0)`.execute(db)
}
