import type { Kysely } from 'kysely'

/** Why the server has paused an account; null = its person has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account_schedules').addColumn('pause_reason', 'text').execute()
}
