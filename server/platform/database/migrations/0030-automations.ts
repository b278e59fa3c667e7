import type { Kysely } from 'kysely'

/** Automations: what they are, the articles that they know, and the log of their runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('automations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('is_on', 'bigint', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('memory', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('automations_of_account')
    .on('automations')
    .column('account_id')
    .execute()
  await db.schema.createIndex('due_automations').on('automations').column('due_at').execute()
  await db.schema
    .createTable('automation_articles')
    .addColumn('automation_id', 'text', (column) =>
      column.notNull().references('automations.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('page_id', 'text')
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('again_at', 'bigint')
    .addPrimaryKeyConstraint('article_of_automation', ['automation_id', 'key'])
    .execute()
  await db.schema
    .createIndex('articles_by_state')
    .on('automation_articles')
    .columns(['automation_id', 'state', 'place'])
    .execute()
  await runTables(db)
}

async function runTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('automation_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('automation_id', 'text', (column) =>
      column.notNull().references('automations.id').onDelete('cascade'),
    )
    .addColumn('running_key', 'text', (column) => column.unique())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('found', 'bigint', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('fence', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('look_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('runs_of_automation')
    .on('automation_runs')
    .columns(['automation_id', 'started_at'])
    .execute()
  await db.schema
    .createTable('automation_run_lines')
    .addColumn('run_id', 'text', (column) =>
      column.notNull().references('automation_runs.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'bigint', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('is_again', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('wanted', 'bigint', (column) => column.notNull())
    .addColumn('page_id', 'text')
    .addColumn('task_id', 'text')
    .addColumn('pins', 'bigint', (column) => column.notNull())
    .addColumn('planned', 'bigint', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('line_of_run', ['run_id', 'ordinal'])
    .execute()
}
