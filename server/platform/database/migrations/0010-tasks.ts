import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTasks(db)
  await createUnitsAndNotes(db)
}

async function createTasks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('solo_key', 'text', (column) => column.unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('done', 'bigint', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('priority', 'bigint', (column) => column.notNull())
    .addColumn('fence', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('turn_at', 'bigint', (column) => column.notNull())
    .addColumn('run_started_at', 'bigint', (column) => column.notNull())
    .addColumn('run_steps', 'bigint', (column) => column.notNull())
    .addColumn('last_step_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addUniqueConstraint('tasks_key', ['user_id', 'idempotency_key'])
    .execute()
  await db.schema.createIndex('tasks_claim').on('tasks').columns(['status', 'turn_at']).execute()
  await db.schema.createIndex('tasks_user').on('tasks').columns(['user_id', 'created_at']).execute()
  await db.schema.createIndex('tasks_account').on('tasks').columns(['account_id', 'kind']).execute()
}

async function createUnitsAndNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('task_units')
    .addColumn('task_id', 'text', (column) =>
      column.notNull().references('tasks.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'bigint', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('starts', 'bigint', (column) => column.notNull())
    .addColumn('errors', 'bigint', (column) => column.notNull())
    .addColumn('run_after', 'bigint', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('picture', 'text')
    .addColumn('finished_at', 'bigint')
    .addPrimaryKeyConstraint('task_units_once', ['task_id', 'ordinal'])
    .execute()
  await db.schema
    .createTable('task_notes')
    .addColumn('task_id', 'text', (column) =>
      column.notNull().references('tasks.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('task_notes_once', ['task_id', 'name'])
    .execute()
  await db.schema
    .createTable('cancelled_keys')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('cancelled_keys_once', ['user_id', 'idempotency_key'])
    .execute()
}
