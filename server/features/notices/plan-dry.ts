/** Whether the plan of an account runs out, and when that is announced. */
import type { Selectable } from 'kysely'
import type { NoticeSettings } from '#core/contract/account/notices.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { NoticesTable } from '../../platform/database/tables/notices.tables.ts'

const DAY = 86_400_000

interface PlanBeyond {
  /** The account was ever planned. */
  readonly isUsed: boolean
  /** Something is planned beyond these days. */
  readonly isFilled: boolean
  /** No pin was due a day ago or earlier: its person is still making their first plan. */
  readonly isNew: boolean
}

export async function planBeyond(
  db: Queries,
  accountId: string,
  { days, now }: { readonly days: number; readonly now: number },
): Promise<PlanBeyond> {
  const of = () =>
    db.selectFrom('publications').select('id').where('account_id', '=', accountId).limit(1)
  const used = await of().executeTakeFirst()
  const filled = await of()
    .where('state', '=', 'planned')
    .where('due_at', '>', now + days * DAY)
    .executeTakeFirst()
  const old = await of()
    .where('due_at', '<=', now - DAY)
    .executeTakeFirst()
  return {
    isUsed: used !== undefined,
    isFilled: filled !== undefined,
    isNew: old === undefined,
  }
}

type PlanNotice = Pick<Selectable<NoticesTable>, 'kind' | 'account_id' | 'created_at'>

/**
 * A new plan is announced as running out only after a day: until then its person is still planning.
 * A plan may also have been filled since the last search, which runs every few minutes.
 */
export async function isPlanNoticeHeld(
  db: Queries,
  { kind, account_id, created_at }: PlanNotice,
  { settings, now }: { readonly settings: NoticeSettings; readonly now: number },
): Promise<boolean> {
  if (kind !== 'planDry') return false
  const { isFilled, isNew } = await planBeyond(db, account_id, { days: settings.planDry.days, now })
  return isFilled || (isNew && now < created_at + DAY)
}
