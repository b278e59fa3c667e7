/** The audit log. Rows are only added. When a person is deleted, their rows lose only the person's id. */
import { z } from 'zod'
import { ACTS_PER_PAGE, type AdminAct, AdminAct as Act } from '#core/contract/admin.contract.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'

export interface NewAct {
  readonly at: number
  /** E-mail of the administrator. */
  readonly admin: string
  readonly act: AdminAct['act']
  readonly userId: string
  readonly subject?: string
  readonly before: AdminAct['before']
  readonly remark?: string
}

/** Call it in the transaction of the act itself. */
export async function insertAct(tx: Tx, act: NewAct): Promise<void> {
  await tx
    .insertInto('admin_acts')
    .values({
      id: newId(),
      at: act.at,
      admin: act.admin,
      act: act.act,
      user_id: act.userId,
      subject: act.subject ?? '',
      before: JSON.stringify(act.before),
      remark: act.remark ?? '',
    })
    .execute()
}

const Before = z.string().transform((text) => Act.shape.before.parse(parseJson(text)))

/** Newest first, one row more than a page if there are more. */
export async function listActs(db: Queries, after: string | undefined): Promise<AdminAct[]> {
  let query = db
    .selectFrom('admin_acts')
    .leftJoin('users', 'users.id', 'admin_acts.user_id')
    .selectAll('admin_acts')
    .select('users.email')
    .orderBy('admin_acts.id', 'desc')
    .limit(ACTS_PER_PAGE + 1)
  if (after !== undefined) query = query.where('admin_acts.id', '<', after)
  const rows = await query.execute()
  return rows.map(({ id, at, admin, act, user_id, email, subject, before, remark }) => ({
    id,
    at,
    admin,
    act,
    person: user_id === null || email === null ? null : { id: user_id, email },
    subject,
    before: Before.parse(before),
    remark,
  }))
}
