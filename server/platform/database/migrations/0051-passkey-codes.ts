import type { Kysely } from 'kysely'

/** The code of two-step login that a new passkey uses up once it is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('passkey_challenges').addColumn('passcode_step', 'bigint').execute()
  await db.schema.alterTable('passkey_challenges').addColumn('recovery_hash', 'text').execute()
}
