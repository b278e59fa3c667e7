/** Notices as rows, and what they are about. */
import type { Selectable } from 'kysely'
import { z } from 'zod'
import {
  AUTOMATION_LIMITS,
  AutomationSettings,
} from '#core/contract/publishing/automations.contract.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import { NoticeSettings, defaultNoticeSettings } from '#core/contract/account/notices.contract.ts'
import type { Notice, NoticeKind } from '#core/contract/account/notices.contract.ts'
import { problemRef, withCodes } from '#core/contract/words/problem.schema.ts'
import type { ProblemRef } from '#core/contract/words/problem.schema.ts'
import { storedProblem } from '#core/contract/call/problems.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { NoticesTable } from '../../platform/database/tables/notices.tables.ts'
import { newId } from '../../platform/ids.ts'
import { isPlanNoticeHeld } from './plan-dry.ts'

export interface WatchedAccount {
  readonly id: string
  readonly name: string
  readonly user_id: string
  readonly state: 'connected' | 'lost' | 'stopped'
}

/** Only a connected account publishes by itself. */
export async function listWatchedAccounts(db: Queries): Promise<WatchedAccount[]> {
  return db
    .selectFrom('connections')
    .innerJoin('accounts', 'accounts.id', 'connections.account_id')
    .select(['accounts.id', 'accounts.name', 'accounts.user_id', 'connections.state'])
    .orderBy('accounts.id')
    .execute()
}

/** Accounts with an automation that was turned off because its runs failed; the first of each. */
export async function listFailedAutomations(
  db: Queries,
): Promise<(Omit<WatchedAccount, 'state'> & { readonly automation: string })[]> {
  const rows = await db
    .selectFrom('automations')
    .innerJoin('accounts', 'accounts.id', 'automations.account_id')
    .select(['accounts.id', 'accounts.name', 'accounts.user_id', 'automations.settings'])
    .where('automations.is_on', '=', 0)
    .where('automations.deleted_at', 'is', null)
    .where('automations.failures', '>=', AUTOMATION_LIMITS.failures)
    .orderBy('automations.created_at')
    .orderBy('automations.id')
    .execute()
  const firsts = new Map(rows.toReversed().map((row) => [row.id, row]))
  return [...firsts.values()].map(({ settings, ...account }) => ({
    ...account,
    automation: AutomationSettings.pick({ name: true }).parse(JSON.parse(settings)).name,
  }))
}

/** Accounts that have a notice of this kind. */
export async function accountsWithNotice(db: Queries, kind: NoticeKind): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .select('account_id')
    .where('kind', '=', kind)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** What became of the last publications, newest first. */
export async function lastOutcomes(
  db: Queries,
  accountId: string,
  count: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('publications')
    .select('state')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['published', 'failed'])
    .orderBy('due_at', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ state }) => state)
}

/** Pins of which only the person can say what became of them. `last`: when they were asked, ms UTC. */
export async function askedPins(
  db: Queries,
  accountId: string,
): Promise<{ readonly count: number; readonly last: number }> {
  const row = await db
    .selectFrom('publication_sendings')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.account_id', '=', 'publication_sendings.account_id')
        .onRef('publications.id', '=', 'publication_sendings.publication_id'),
    )
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.max('asked_at').as('last')])
    .where('publications.account_id', '=', accountId)
    .where('publications.state', '=', 'unknown')
    .where('asked_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), last: row.last ?? 0 }
}

export async function findSettings(db: Queries, owner: string): Promise<NoticeSettings> {
  const row = await db
    .selectFrom('notice_settings')
    .select('settings')
    .where('user_id', '=', owner)
    .executeTakeFirst()
  if (row === undefined) return defaultNoticeSettings
  // A kind that is newer than what the person chose has its default.
  const chosen = z.record(z.string(), z.unknown()).parse(parseJson(row.settings))
  return NoticeSettings.parse({ ...defaultNoticeSettings, ...chosen })
}

export async function saveSettings(
  db: Queries,
  owner: string,
  given: NoticeSettings,
): Promise<void> {
  const settings = JSON.stringify(given)
  await db
    .insertInto('notice_settings')
    .values({ user_id: owner, settings })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ settings }))
    .execute()
}

export interface Cause {
  readonly account: Omit<WatchedAccount, 'state'>
  readonly kind: NoticeKind
  readonly problem: ProblemRef
  /** What came up after the notice makes a new one, ms UTC. */
  readonly since: number
}

/**
 * Keeps an existing notice, so that no user gets it twice, and updates its words: the account may
 * have been renamed. A different problem makes a new notice, and so does one that came up later.
 */
export async function putNotice(
  db: Queries,
  { account, kind, problem, since }: Cause,
  now: number,
): Promise<void> {
  const words = JSON.stringify(problemRef(problem))
  const known = await db
    .selectFrom('notices')
    .select(['id', 'problem', 'created_at'])
    .where('account_id', '=', account.id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const isNews = known !== undefined && known.created_at < since
  if (known?.problem === words && !isNews) return
  if (!isNews && known !== undefined && storedProblem(known.problem)?.code === problem.code) {
    await db.updateTable('notices').set({ problem: words }).where('id', '=', known.id).execute()
    return
  }
  if (known !== undefined) await db.deleteFrom('notices').where('id', '=', known.id).execute()
  await db
    .insertInto('notices')
    .values({
      id: newId(),
      user_id: account.user_id,
      account_id: account.id,
      kind,
      problem: words,
      created_at: now,
      mailed_at: null,
      dismissed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doNothing())
    .execute()
}

/** Its cause is over. */
export async function deleteNotice(
  db: Queries,
  accountId: string,
  kind: NoticeKind,
): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute()
}

/** Newest first. */
export async function listShownNotices(
  db: Queries,
  { owner, now }: { readonly owner: string; readonly now: number },
): Promise<Notice[]> {
  const settings = await findSettings(db, owner)
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', owner)
    .where('dismissed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  const shown: NoticeRow[] = []
  for (const row of rows)
    if (settings[row.kind].in_product && !(await isPlanNoticeHeld(db, row, { settings, now })))
      shown.push(row)
  return shown.flatMap(presentNotice)
}

/** None for one that another version has stored. */
function presentNotice({ id, account_id, kind, problem, created_at }: NoticeRow): Notice[] {
  const said = storedProblem(problem)
  return said === null
    ? []
    : [{ id, account_id, kind, ...withCodes({ problem: said }), created_at }]
}

type NoticeRow = Selectable<NoticesTable>

/** False when there is none of theirs. */
export async function dismissNotice(
  db: Queries,
  owner: string,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ dismissed_at: now })
    .where('id', '=', id)
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function listUnmailed(db: Queries) {
  return db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['notices.id', 'notices.user_id', 'notices.account_id', 'notices.created_at', 'kind'])
    .select(['problem', 'email', 'first_name'])
    .select(['email_verified', 'language'])
    .where('mailed_at', 'is', null)
    .where('dismissed_at', 'is', null)
    .orderBy('notices.created_at')
    .orderBy('notices.id')
    .execute()
}

/** True for the one server that sends it, and at most once in `pause` for a person and kind. */
export async function claimMail(
  db: Queries,
  { user_id, kind }: Pick<NoticeRow, 'user_id' | 'kind'>,
  { now, pause }: { readonly now: number; readonly pause: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notice_mails')
    .values({ user_id, kind, sent_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({ sent_at: now })
        .where('notice_mails.sent_at', '<=', now - pause),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function markMailed(db: Queries, ids: readonly string[], now: number): Promise<void> {
  await db.updateTable('notices').set({ mailed_at: now }).where('id', 'in', ids).execute()
}
