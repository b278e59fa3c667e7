import type { Kysely } from 'kysely'

/** What was found in an own font when it came, so that its file is analysed once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('font_facts')
    .addColumn('font_id', 'text', (column) =>
      column.primaryKey().references('fonts.id').onDelete('cascade'),
    )
    .addColumn('analysis', 'text', (column) => column.notNull())
    .execute()
}
