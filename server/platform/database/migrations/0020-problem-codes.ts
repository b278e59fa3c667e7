import type { Kysely } from 'kysely'

/**
 * The codes of sentences that are stored: of a task's name and error, of a page's warnings. Rows of
 * earlier versions have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tasks').addColumn('problem_codes', 'text').execute()
  await db.schema.alterTable('pages').addColumn('problem_codes', 'text').execute()
}
