/** Accounts whose person wants a mail each morning with what is due by hand. */
import { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { Language } from '#core/contract/call/languages.ts'
import type { Queries } from '../../platform/database/database.ts'
import { type AccountKey, languageOf } from './reminders.store.ts'

export interface MailedAccount extends AccountKey {
  readonly accountName: string
  readonly email: string
  readonly isVerified: boolean
  readonly firstName: string
  readonly language: Language
  /** IANA name; UTC where none was chosen. */
  readonly zone: string
  /** `YYYY-MM-DD` in the zone; null = never. */
  readonly mailedOn: string | null
}

/** A paused account has nothing to publish. */
export async function listMailedAccounts(db: Queries): Promise<MailedAccount[]> {
  const rows = await db
    .selectFrom('due_mails')
    .innerJoin('accounts', 'accounts.id', 'due_mails.account_id')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'due_mails.account_id')
    .select(['accounts.id', 'accounts.user_id', 'accounts.name', 'users.email'])
    .select(['users.email_verified', 'users.first_name', 'account_schedules.schedule'])
    .select(['due_mails.language', 'due_mails.mailed_on'])
    .where('account_schedules.paused_at', 'is', null)
    .orderBy('accounts.id')
    .execute()
  return rows.map((row) => ({
    owner: row.user_id,
    accountId: row.id,
    accountName: row.name,
    email: row.email,
    isVerified: row.email_verified === 1,
    firstName: row.first_name,
    language: languageOf(row.language),
    zone: zoneOf(row.schedule),
    mailedOn: row.mailed_on,
  }))
}

/** True for the one server that sends the mail of `day`. */
export async function claimDay(db: Queries, accountId: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('due_mails')
    .set({ mailed_on: day })
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('mailed_on', 'is', null), where('mailed_on', '<', day)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** True for the one server that sends it, and at most once in `pause` (ms) for a person. */
export async function claimMail(
  db: Queries,
  { owner, now, pause }: { readonly owner: string; readonly now: number; readonly pause: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notice_mails')
    .values({ user_id: owner, kind: 'dueByHand', sent_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({ sent_at: now })
        .where('notice_mails.sent_at', '<=', now - pause),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The mail could not be handed over: it is tried again. */
export async function releaseDay(
  db: Queries,
  accountId: string,
  before: string | null,
): Promise<void> {
  await db
    .updateTable('due_mails')
    .set({ mailed_on: before })
    .where('account_id', '=', accountId)
    .execute()
}

function zoneOf(schedule: string | null): string {
  return schedule === null ? 'UTC' : AccountSchedule.parse(JSON.parse(schedule)).zone
}
