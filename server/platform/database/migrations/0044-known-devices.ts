import type { Kysely } from 'kysely'

/** Devices on which a person has signed in, and from which network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('network', 'text').execute()
  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_of_user', ['user_id', 'token_hash'])
    .execute()
  await db.schema
    .createIndex('known_devices_age')
    .on('known_devices')
    .columns(['last_seen_at'])
    .execute()
}
