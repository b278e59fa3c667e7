/** The end of a task that its worker has done. */
import { sql } from 'kysely'
import type { TaskStatus } from '#core/contract/content/tasks.contract.ts'
import type { Database, Queries, Tx } from '../database/database.ts'
import { prepared } from '../database/postgres/postgres.ts'
import { failedColumns } from './failed-task.ts'
import { ACTIVE, type Lease } from './task-lease.store.ts'

interface Ending {
  readonly now: number
  /** In the transaction that writes the end. */
  readonly afterCancel?: ((tx: Tx) => Promise<void>) | undefined
}

/**
 * Writes the end: succeeded when anything was made, failed when nothing was, cancelled when that
 * was asked for. Null: somebody else has the task.
 */
export async function finishTask(
  database: Database,
  lease: Lease,
  { now, afterCancel }: Ending,
): Promise<TaskStatus | null> {
  if (await succeed(database.root, lease, now)) return 'succeeded'
  return database.transaction(async (tx) => {
    const status = await finishOtherwise(tx, lease, now)
    if (status === 'cancelled') await afterCancel?.(tx)
    return status
  })
}

/** How nearly every task ends, in one statement. */
async function succeed(db: Queries, { task, fence }: Lease, now: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tasks set status = 'succeeded', solo_key = null, lease_until = 0, finished_at = ${now}
    where id = ${task.id} and fence = ${fence} and status in ('queued', 'running') and (
      done > 0
      or not exists (select 1 from task_units where task_id = ${task.id} and status = 'failed')
    ) ${prepared}`.execute(db)
  return numAffectedRows === 1n
}

async function finishOtherwise(tx: Tx, lease: Lease, now: number): Promise<TaskStatus | null> {
  const row = await tx
    .selectFrom('tasks')
    .select(['status', 'done', 'total', 'problem_codes'])
    .where('id', '=', lease.task.id)
    .where('fence', '=', lease.fence)
    .executeTakeFirst()
  if (!row || !ACTIVE.has(row.status)) return null
  const failed = await tx
    .selectFrom('task_units')
    .select(['failure'])
    .where('task_id', '=', lease.task.id)
    .where('status', '=', 'failed')
    .orderBy('ordinal')
    .limit(1)
    .executeTakeFirst()
  const hasFailed = row.status !== 'cancelling' && row.done === 0 && failed !== undefined
  const status = row.status === 'cancelling' ? 'cancelled' : hasFailed ? 'failed' : 'succeeded'
  await tx
    .updateTable('tasks')
    .where('id', '=', lease.task.id)
    .where('fence', '=', lease.fence)
    .set({
      status,
      ...(hasFailed ? failedColumns(row, failed.failure) : {}),
      solo_key: null,
      lease_until: 0,
      finished_at: now,
    })
    .execute()
  return status
}
