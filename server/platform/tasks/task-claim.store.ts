/**
 * Which task a worker takes next. What a person waits for before the screen goes first; then people
 * take turns, so that nobody waits behind all tasks of another person. SQLite and PostgreSQL differ
 * here only: the claim skips locked rows on PostgreSQL.
 */
import { sql } from 'kysely'
import type { TaskKind } from '#core/contract/content/tasks.contract.ts'
import type { Database, Queries, Tx } from '../database/database.ts'
import { isServed } from '../suspension.ts'
import { ACTIVE, type Lease } from './task-lease.store.ts'

/** A person waits for it before the screen. */
export const URGENT = 0

export interface ClaimAt {
  readonly now: number
  readonly lease: number
  readonly kinds: readonly TaskKind[]
}

export async function claimTask(database: Database, at: ClaimAt): Promise<Lease | null> {
  return database.transaction(async (tx) => {
    let query = claimable(tx, at).limit(1)
    if (database.kind === 'postgres') query = query.forUpdate('tasks').skipLocked()
    const found = await query.executeTakeFirst()
    if (!found) return null
    const status = found.status === 'cancelling' ? 'cancelling' : 'running'
    const row = await tx
      .updateTable('tasks')
      .where('id', '=', found.id)
      .set((task) => ({
        status,
        fence: sql<number>`${task.ref('fence')} + 1`,
        lease_until: at.now + at.lease,
        run_started_at: at.now,
        run_steps: 0,
        last_step_at: at.now,
      }))
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('task_turns')
      .values({ user_id: row.user_id, claimed_at: at.now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ claimed_at: at.now }))
      .execute()
    return { task: row, fence: row.fence, priority: row.priority, status }
  })
}

/**
 * In order: urgent ones, people with the fewest running tasks, then those who waited longest for a
 * turn, then the person's own order.
 */
function claimable(tx: Tx, at: ClaimAt) {
  return tx
    .selectFrom('tasks')
    .leftJoin(
      (query) =>
        query
          .selectFrom('tasks')
          .select((task) => ['user_id', task.fn.countAll<number>().as('count')])
          .where('lease_until', '>', at.now)
          .groupBy('user_id')
          .as('running'),
      (join) => join.onRef('running.user_id', '=', 'tasks.user_id'),
    )
    .leftJoin('task_turns', 'task_turns.user_id', 'tasks.user_id')
    .select(['tasks.id', 'tasks.status'])
    .where('status', 'in', [...ACTIVE])
    .where('kind', 'in', [...at.kinds])
    .where('lease_until', '<=', at.now)
    .where('turn_at', '<=', at.now)
    .where(isServed('tasks.user_id'))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('tasks as other')
            .select('other.id')
            .whereRef('other.account_id', '=', 'tasks.account_id')
            .whereRef('other.kind', '=', 'tasks.kind')
            .where('other.lease_until', '>', at.now),
        ),
      ),
    )
    .orderBy((row) => row.case().when('priority', '=', URGENT).then(0).else(1).end())
    .orderBy((row) => row.fn.coalesce('running.count', sql<number>`0`))
    .orderBy((row) => row.fn.coalesce('task_turns.claimed_at', sql<number>`0`))
    .orderBy('priority')
    .orderBy('turn_at')
    .orderBy('created_at')
}

/** Another task waits for a worker: any, or only one for which a person waits before the screen. */
export async function hasOthersWaiting(
  db: Queries,
  lease: Lease,
  at: { readonly now: number; readonly onlyUrgent: boolean },
): Promise<boolean> {
  if (at.onlyUrgent && lease.priority === URGENT) return false
  let query = db
    .selectFrom('tasks')
    .select('id')
    .where('status', 'in', ['queued', 'running'])
    .where('id', '!=', lease.task.id)
    .where('lease_until', '<=', at.now)
    .where('turn_at', '<=', at.now)
    .where(isServed('tasks.user_id'))
  if (at.onlyUrgent) query = query.where('priority', '=', URGENT)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
