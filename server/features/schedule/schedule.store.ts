/** The week of an account, as JSON of the contract's `AccountSchedule`. */
import { AccountSchedule } from '#core/contract/schedule.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'

export interface OwnAccount {
  readonly owner: string
  readonly accountId: string
}

/** Undefined: it is not the owner's account. */
export async function findSchedule(
  queries: Queries,
  { owner, accountId }: OwnAccount,
): Promise<{ schedule: AccountSchedule | null } | undefined> {
  const row = await queries
    .selectFrom('accounts')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'accounts.id')
    .select('account_schedules.schedule')
    .where('accounts.id', '=', accountId)
    .where('accounts.user_id', '=', owner)
    .executeTakeFirst()
  return row && { schedule: row.schedule === null ? null : read(row.schedule) }
}

export async function listSchedules(
  queries: Queries,
  owner: string,
): Promise<{ account_id: string; schedule: AccountSchedule }[]> {
  const rows = await queries
    .selectFrom('account_schedules')
    .innerJoin('accounts', 'accounts.id', 'account_schedules.account_id')
    .select(['account_schedules.account_id', 'account_schedules.schedule'])
    .where('accounts.user_id', '=', owner)
    .orderBy('accounts.created_at')
    .execute()
  return rows.map(({ account_id, schedule }) => ({ account_id, schedule: read(schedule) }))
}

/** The caller has asked whether the account is the owner's. */
export async function saveSchedule(
  tx: Tx,
  accountId: string,
  { schedule, now }: { schedule: AccountSchedule; now: number },
): Promise<void> {
  const row = { schedule: JSON.stringify(schedule), updated_at: now }
  await tx
    .insertInto('account_schedules')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

function read(text: string): AccountSchedule {
  return AccountSchedule.parse(JSON.parse(text))
}
