import type { Kysely } from 'kysely'

/**
 * When the user proved that the address is theirs. Null for existing users: `email_verified` is all
 * that is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('address_proved_at', 'bigint').execute()
}
