import type { Kysely } from 'kysely'

/**
 * When the person showed that their address is theirs. Null for those who are here already: only
 * `email_verified` says something of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('address_proved_at', 'bigint').execute()
}
