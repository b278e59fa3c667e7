import type { Kysely } from 'kysely'

/**
 * Every claim and every end of a task writes into each index. `tasks_waiting` and `tasks_held` serve
 * what these two were for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('tasks_claim').execute()
  await db.schema.dropIndex('tasks_leased').execute()
}
