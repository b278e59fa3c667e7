import type { Kysely } from 'kysely'

/** What the hourly sweep looks for, and who uses a picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()
  await db.schema
    .createIndex('email_tokens_expiry')
    .on('email_tokens')
    .column('expires_at')
    .execute()
  await db.schema.createIndex('tasks_finished').on('tasks').column('finished_at').execute()
  await db.schema
    .createIndex('cancelled_keys_age')
    .on('cancelled_keys')
    .column('created_at')
    .execute()
  await db.schema
    .createIndex('page_pictures_picture')
    .on('page_pictures')
    .column('picture_id')
    .execute()
}
