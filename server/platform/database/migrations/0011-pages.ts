import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPages(db)
  await createInterestsAndPictures(db)
}

async function createPages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('url_key', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('is_title_own', 'bigint', (column) => column.notNull())
    .addColumn('site_name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('given', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('warnings', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('fetched_at', 'bigint')
    .addUniqueConstraint('pages_url', ['account_id', 'url_key'])
    .execute()
  await db.schema
    .createIndex('pages_account')
    .on('pages')
    .columns(['account_id', 'created_at'])
    .execute()
}

async function createInterestsAndPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('interests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('page_id', 'text', (column) =>
      column.notNull().references('pages.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('is_own', 'bigint', (column) => column.notNull())
    .addColumn('chosen', 'bigint', (column) => column.notNull())
    .addColumn('interest', 'text', (column) => column.notNull())
    .addUniqueConstraint('interests_name', ['page_id', 'name_key'])
    .execute()
  await db.schema
    .createTable('removed_interests')
    .addColumn('page_id', 'text', (column) =>
      column.notNull().references('pages.id').onDelete('cascade'),
    )
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('removed_interests_once', ['page_id', 'name_key'])
    .execute()
  await db.schema
    .createTable('page_pictures')
    .addColumn('page_id', 'text', (column) =>
      column.notNull().references('pages.id').onDelete('cascade'),
    )
    .addColumn('picture_id', 'text', (column) => column.notNull())
    .addColumn('ordinal', 'bigint', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('width', 'bigint', (column) => column.notNull())
    .addColumn('height', 'bigint', (column) => column.notNull())
    .addColumn('is_own', 'bigint', (column) => column.notNull())
    .addColumn('is_excluded', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_pictures_once', ['page_id', 'picture_id'])
    .execute()
}
