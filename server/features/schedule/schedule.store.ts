/**
 * The week of an account, as JSON of the contract's `AccountSchedule`, and whether the account is
 * paused.
 */
import { type Selectable, sql } from 'kysely'
import {
  AccountSchedule,
  defaultSchedule,
  type StoredSchedule,
} from '#core/contract/publishing/schedule.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { AccountSchedulesTable } from '../../platform/database/tables/pins.tables.ts'
import { newId } from '../../platform/ids.ts'

export interface OwnAccount {
  readonly owner: string
  readonly accountId: string
}

const COLUMNS = [
  'account_schedules.schedule',
  'account_schedules.revision',
  'account_schedules.paused_at',
  'account_schedules.pause_remark',
  'account_schedules.pause_reason',
] as const

/** Undefined: it is not the owner's account. */
export async function findSchedule(
  queries: Queries,
  { owner, accountId }: OwnAccount,
): Promise<{ schedule: StoredSchedule | null } | undefined> {
  const row = await queries
    .selectFrom('accounts')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'accounts.id')
    .select(COLUMNS)
    .where('accounts.id', '=', accountId)
    .where('accounts.user_id', '=', owner)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { schedule, revision } = row
  if (schedule === null || revision === null) return { schedule: null }
  return { schedule: { ...read(schedule), revision, pause: pauseOf(row) } }
}

function pauseOf({
  paused_at,
  pause_remark,
  pause_reason,
}: Pick<Selectable<AccountSchedulesTable>, 'paused_at' | 'pause_remark' | 'pause_reason'>) {
  if (paused_at === null) return null
  const pause = { at: paused_at, remark: pause_remark ?? '' }
  return pause_reason === null ? pause : { ...pause, reason: pause_reason }
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

interface Written {
  readonly schedule: AccountSchedule
  readonly now: number
}

/**
 * Replaces revision 0. False, and nothing done, where the account has another one. The caller has
 * asked whether the account is the owner's.
 */
export async function insertSchedule(
  tx: Tx,
  accountId: string,
  { schedule, now }: Written,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('account_schedules')
    .values({ account_id: accountId, schedule: JSON.stringify(schedule), updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ schedule: JSON.stringify(schedule), updated_at: now, revision: 1 })
        .where('account_schedules.revision', '=', 0),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False: it has another revision by now. The caller has asked whose account it is. */
export async function updateSchedule(
  tx: Tx,
  accountId: string,
  { schedule, now, revision }: Written & { revision: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_schedules')
    .set({ schedule: JSON.stringify(schedule), updated_at: now, revision: revision + 1 })
    .where('account_id', '=', accountId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Null = no pause. The caller has asked whose account it is. */
export async function savePause(
  tx: Tx,
  accountId: string,
  pause: StoredSchedule['pause'],
): Promise<void> {
  await tx
    .updateTable('account_schedules')
    .set({
      paused_at: pause?.at ?? null,
      pause_remark: pause?.remark ?? null,
      pause_reason: pause?.reason ?? null,
    })
    .where('account_id', '=', accountId)
    .execute()
}

/**
 * Accounts of the owner with pins that are planned, or may come to be planned again: another person
 * may have planned them. One without a week gets revision 0, since the pause is stored with it.
 * False = there are none.
 */
export async function pauseUnproven(tx: Tx, owner: string, now: number): Promise<boolean> {
  const planned = await tx
    .selectFrom('publications')
    .select('account_id')
    .distinct()
    .where('user_id', '=', owner)
    .where('state', 'in', ['planned', 'sending', 'unknown'])
    .execute()
  for (const { account_id } of planned) {
    await tx
      .insertInto('account_schedules')
      .values({
        account_id,
        schedule: JSON.stringify(defaultSchedule('UTC', newId)),
        updated_at: now,
        revision: 0,
      })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .execute()
    await tx
      .updateTable('account_schedules')
      .set({ paused_at: sql`coalesce(paused_at, ${now})`, pause_reason: 'unproven' })
      .where('account_id', '=', account_id)
      .execute()
  }
  return planned.length > 0
}

/** Also of what was stored with fields that a week has no more. */
function read(text: string): AccountSchedule {
  return AccountSchedule.parse(JSON.parse(text))
}
