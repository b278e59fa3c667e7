import type { Kysely } from 'kysely'

/** Which edition of its week an account has, and since when and why it is paused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account_schedules')
    .addColumn('revision', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.alterTable('account_schedules').addColumn('paused_at', 'bigint').execute()
  await db.schema.alterTable('account_schedules').addColumn('pause_remark', 'text').execute()
}
