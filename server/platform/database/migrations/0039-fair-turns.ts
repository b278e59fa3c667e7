import type { Kysely } from 'kysely'

/** Whose task was claimed when, so that people take turns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('task_turns')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('claimed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tasks_leased').on('tasks').columns(['lease_until']).execute()
}
