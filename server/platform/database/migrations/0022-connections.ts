import type { Kysely } from 'kysely'

/** Accounts that are connected to a network, the boards that they have there, and their tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('connections')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .addColumn('boards_read_at', 'bigint')
    .addColumn('boards_due_at', 'bigint', (column) => column.notNull())
    .addColumn('boards_problem', 'text')
    .execute()
  await db.schema
    .createTable('connection_attempts')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('network_boards')
    .addColumn('board_id', 'text', (column) =>
      column.primaryKey().references('boards.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('network_id', 'text', (column) => column.notNull())
    .addColumn('gone_at', 'bigint')
    .addUniqueConstraint('network_boards_id', ['account_id', 'network_id'])
    .execute()
  await db.schema
    .createTable('network_sections')
    .addColumn('section_id', 'text', (column) =>
      column.primaryKey().references('board_sections.id').onDelete('cascade'),
    )
    .addColumn('board_id', 'text', (column) =>
      column.notNull().references('boards.id').onDelete('cascade'),
    )
    .addColumn('network_id', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('pinterest_tokens')
    .addColumn('account_id', 'text', (column) =>
      column.references('accounts.id').onDelete('cascade'),
    )
    .execute()
}
