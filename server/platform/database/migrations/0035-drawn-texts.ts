import type { Kysely } from 'kysely'

/** How well the words on rendered pins can be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drawn_texts')
    .addColumn('picture_id', 'text', (column) =>
      column.primaryKey().references('pictures.id').onDelete('cascade'),
    )
    .addColumn('contrast', 'double precision', (column) => column.notNull())
    .addColumn('size', 'double precision', (column) => column.notNull())
    .execute()
}
