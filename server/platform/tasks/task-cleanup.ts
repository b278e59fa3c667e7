/**
 * Tasks that ended long ago, with their units and notes, cancelled keys whose start will not come
 * any more, and what was counted of a day that is over. What they made stays.
 */
import type { Database, Queries } from '../database/database.ts'
import { forgetPinsMade } from '../usage/quota.store.ts'
import { inBatches, type CleanupJob } from '../sweep.ts'

const DAY = 86_400_000
/** The tray shows a week; a retry finds its task for a month. */
export const DAYS_A_FINISHED_TASK_IS_KEPT = 30
/**
 * A start that was cancelled before it arrived comes within a minute, or when a laptop is opened
 * again.
 */
export const DAYS_A_CANCELLED_KEY_IS_KEPT = 7
/** A task may bring 500 units. */
const TASKS_A_STATEMENT = 20

export function taskCleanup({ root }: Pick<Database, 'root'>): CleanupJob[] {
  return [
    {
      name: 'finished tasks',
      run: (now) => deleteFinishedTasks(root, now - DAYS_A_FINISHED_TASK_IS_KEPT * DAY),
    },
    {
      name: 'cancelled keys',
      run: (now) => deleteCancelledKeys(root, now - DAYS_A_CANCELLED_KEY_IS_KEPT * DAY),
    },
    { name: 'counts of pins made', run: (now) => forgetPinsMade(root, now) },
  ]
}

async function deleteFinishedTasks(db: Queries, before: number): Promise<number> {
  let count = 0
  for (;;) {
    const old = await db
      .selectFrom('tasks')
      .select('id')
      .where('finished_at', '<', before)
      .limit(TASKS_A_STATEMENT)
      .execute()
    if (old.length === 0) return count
    // Asked again: a retry may have taken it up a moment ago.
    const { numDeletedRows } = await db
      .deleteFrom('tasks')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .where('finished_at', '<', before)
      .executeTakeFirstOrThrow()
    count += Number(numDeletedRows)
  }
}

function deleteCancelledKeys(db: Queries, before: number): Promise<number> {
  return inBatches(async (most) => {
    const old = await db
      .selectFrom('cancelled_keys')
      .select(['user_id', 'idempotency_key'])
      .where('created_at', '<', before)
      .limit(most)
      .execute()
    for (const key of old)
      await db
        .deleteFrom('cancelled_keys')
        .where('user_id', '=', key.user_id)
        .where('idempotency_key', '=', key.idempotency_key)
        .execute()
    return BigInt(old.length)
  })
}
