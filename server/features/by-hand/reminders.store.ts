/** The calendar feed and the daily mail of an account. */
import type { Reminders } from '#core/contract/publishing/reminders.contract.ts'
import { isLanguage, type Language } from '#core/contract/call/languages.ts'
import type { Queries } from '../../platform/database/database.ts'

export interface AccountKey {
  readonly owner: string
  readonly accountId: string
}

/** The caller has asked whose account it is. */
export async function findReminders(db: Queries, accountId: string): Promise<Reminders> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('made_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const mail = await db
    .selectFrom('due_mails')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { feed_made_at: feed?.made_at ?? null, has_mail: mail !== undefined }
}

/** In the place of the one before. The caller has asked whose account it is. */
export async function saveFeed(
  db: Queries,
  accountId: string,
  feed: { readonly secretHash: string; readonly language: Language; readonly now: number },
): Promise<void> {
  const values = { secret_hash: feed.secretHash, language: feed.language, made_at: feed.now }
  await db
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

/** The caller has asked whose account it is. */
export async function deleteFeed(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute()
}

/** Those of all accounts of a user. False = there were none. */
export async function deleteFeedsOf(db: Queries, owner: string): Promise<boolean> {
  const accounts = db.selectFrom('accounts').select('id').where('user_id', '=', owner)
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where('account_id', 'in', accounts)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export interface FeedOfAccount extends AccountKey {
  readonly accountName: string
  readonly language: Language
}

/** The secret is enough to read: the one query without an owner. */
export async function findFeed(
  db: Queries,
  secretHash: string,
): Promise<FeedOfAccount | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('accounts', 'accounts.id', 'calendar_feeds.account_id')
    .select(['accounts.id', 'accounts.user_id', 'accounts.name', 'calendar_feeds.language'])
    .where('calendar_feeds.secret_hash', '=', secretHash)
    .executeTakeFirst()
  return (
    row && {
      owner: row.user_id,
      accountId: row.id,
      accountName: row.name,
      language: languageOf(row.language),
    }
  )
}

/** Null = no mail. The caller has asked whose account it is. */
export async function saveDueMail(
  db: Queries,
  accountId: string,
  language: Language | null,
): Promise<void> {
  if (language === null)
    await db.deleteFrom('due_mails').where('account_id', '=', accountId).execute()
  else
    await db
      .insertInto('due_mails')
      .values({ account_id: accountId, language, mailed_on: null })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ language }))
      .execute()
}

/** For the person's own data; without the secret of a feed. */
export async function listRemindersOf(db: Queries, owner: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('calendar_feeds', 'calendar_feeds.account_id', 'accounts.id')
    .leftJoin('due_mails', 'due_mails.account_id', 'accounts.id')
    .select('accounts.id as account_id')
    .select(['calendar_feeds.made_at as feed_made_at', 'calendar_feeds.language as feed_language'])
    .select(['due_mails.language as mail_language', 'due_mails.mailed_on'])
    .where('accounts.user_id', '=', owner)
    .where((where) =>
      where.or([
        where('calendar_feeds.account_id', 'is not', null),
        where('due_mails.account_id', 'is not', null),
      ]),
    )
    .orderBy('accounts.id')
    .execute()
}

/** One of a language that this version doesn't have is written in English. */
export function languageOf(stored: string): Language {
  return isLanguage(stored) ? stored : 'en'
}
