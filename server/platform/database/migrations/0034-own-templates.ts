import type { Kysely } from 'kysely'

/** Templates that people made, with all of their versions: pins name the one they were made with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('own_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('own_templates_of_account')
    .on('own_templates')
    .columns(['account_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('own_templates_of_user')
    .on('own_templates')
    .columns(['user_id'])
    .execute()
  await db.schema
    .createTable('own_template_versions')
    .addColumn('template_id', 'text', (column) =>
      column.notNull().references('own_templates.id').onDelete('cascade'),
    )
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('version_of_own_template', ['template_id', 'version'])
    .execute()
}
