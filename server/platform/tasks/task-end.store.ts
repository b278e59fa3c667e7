/** The end of a task that its worker has done. */
import { type RawBuilder, sql } from 'kysely'
import type { TaskStatus } from '#core/contract/content/tasks.contract.ts'
import type { Database, Queries, Tx } from '../database/database.ts'
import { prepared } from '../database/postgres/postgres.ts'
import { failedColumns } from './failed-task.ts'
import { sharedEnds } from './shared/shared-ends.ts'
import { type Claim, CLAIMED, type ClaimedRow, claimTables, leaseOf } from './task-claim.store.ts'
import { exceptEnding } from './task-heads.ts'
import { ACTIVE, type Lease } from './task-lease.store.ts'

interface Ending {
  readonly now: number
  /** In the transaction that writes the end. */
  readonly afterCancel?: ((tx: Tx) => Promise<void>) | undefined
}

/** Null: somebody else has the task. */
export type FinishTask = (lease: Lease, ending: Ending) => Promise<TaskStatus | null>

/** Claims tasks for the slots that become free. */
export interface NextClaim {
  /** Null: nothing is claimed for these slots. */
  readonly at: (count: number) => Claim | null
  readonly onClaimed: (leases: readonly Lease[], claim: Claim) => void
}

/**
 * Writes the end: succeeded when anything was made, failed when nothing was, cancelled when that
 * was asked for. Tasks that end at the same moment share a statement on PostgreSQL, which claims
 * the next ones as well; a task that it does not end is looked at by itself.
 */
export function taskEnds(database: Database, next?: NextClaim): FinishTask {
  const succeedAll = sharedEnds(async (ended: readonly Ended[]) => {
    const claim = next?.at(ended.length) ?? null
    if (claim === null) return succeed(database.root, ended)
    const { hasEnded, leases } = await succeedAndClaim(database.root, ended, claim)
    next?.onClaimed(leases, claim)
    return hasEnded
  })
  const succeedOne = async (ended: Ended) =>
    database.kind === 'postgres' ? succeedAll(ended) : succeedOnSqlite(database.root, ended)
  return async (lease, { now, afterCancel }) => {
    if (await succeedOne({ lease, now })) return 'succeeded'
    return database.transaction(async (tx) => {
      const status = await finishOtherwise(tx, lease, now)
      if (status === 'cancelled') await afterCancel?.(tx)
      return status
    })
  }
}

interface Ended extends Pick<Ending, 'now'> {
  readonly lease: Lease
}

const SUCCEEDED = sql`status = 'succeeded', solo_key = null, lease_until = 0`
const succeeds = sql`status in ('queued', 'running') and (
  done > 0
  or not exists (select 1 from task_units where task_id = tasks.id and status = 'failed')
)`

/**
 * Common table expressions; the last is `ended`. Nearly every task ends by these. They wait for no
 * row while they hold others: the row of a task that is being cancelled or deleted is skipped.
 */
function endTables(all: readonly Ended[]): RawBuilder<unknown> {
  const ids = all.map(({ lease }) => lease.task.id)
  const fences = all.map(({ lease }) => lease.fence)
  const times = all.map(({ now }) => now)
  return sql`
    ends as materialized (
      select * from unnest(${ids}::text[], ${fences}::bigint[], ${times}::bigint[])
        as ends (id, fence, finished_at)
    ),
    ending as materialized (
      select tasks.id, ends.finished_at from ends
      join tasks on tasks.id = ends.id and tasks.fence = ends.fence
      where ${succeeds} for update of tasks skip locked
    ),
    ended as (
      update tasks set ${SUCCEEDED}, finished_at = ending.finished_at
      from ending where tasks.id = ending.id returning tasks.id, tasks.fence
    )`
}

type EndedRow = Pick<ClaimedRow, 'id' | 'fence'>

/** Whether each task ended. */
async function succeed(db: Queries, all: readonly Ended[]): Promise<boolean[]> {
  const { rows } = await sql<EndedRow>`
    with ${endTables(all)} select * from ended ${prepared}`.execute(db)
  return haveEnded(all, rows)
}

const claimedColumns = sql.join(CLAIMED.map((column) => sql.ref(column)))
const endedColumns = sql.join(
  CLAIMED.map((column) => (column === 'id' || column === 'fence' ? sql.ref(column) : sql`null`)),
)

/**
 * Ends tasks and claims others in one statement. The claim sees the tasks as they were before, so
 * it leaves out those that end: they would keep their account and their person busy.
 */
async function succeedAndClaim(
  db: Queries,
  all: readonly Ended[],
  claim: Claim,
): Promise<{ hasEnded: boolean[]; leases: Lease[] }> {
  const { rows } = await sql<ClaimedRow & { readonly is_claimed: boolean }>`
    with recursive ${endTables(all)}, ${claimTables(claim, exceptEnding)}
    select true as is_claimed, ${claimedColumns} from claimed
    union all select false, ${endedColumns} from ended ${prepared}`.execute(db)
  const ended = rows.filter((row) => !row.is_claimed)
  const claimed = rows.filter((row) => row.is_claimed)
  return { hasEnded: haveEnded(all, ended), leases: claimed.map(leaseOf) }
}

/** A task that was claimed again has two runs here, of which the later one ends it. */
function haveEnded(all: readonly Ended[], rows: readonly EndedRow[]): boolean[] {
  const fenceOf = new Map(rows.map(({ id, fence }) => [id, fence]))
  return all.map(({ lease }) => fenceOf.get(lease.task.id) === lease.fence)
}

async function succeedOnSqlite(db: Queries, { lease, now }: Ended): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tasks set ${SUCCEEDED}, finished_at = ${now}
    where id = ${lease.task.id} and fence = ${lease.fence} and ${succeeds}`.execute(db)
  return numAffectedRows === 1n
}

/** Until the status that was read is still there when the end is written. */
async function finishOtherwise(tx: Tx, lease: Lease, now: number): Promise<TaskStatus | null> {
  for (;;) {
    const seen = await finishAsSeen(tx, lease, now)
    if (seen !== 'changed') return seen
  }
}

async function finishAsSeen(
  tx: Tx,
  lease: Lease,
  now: number,
): Promise<TaskStatus | null | 'changed'> {
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
  // It waits for a cancellation that is not committed yet.
  const written = await tx
    .updateTable('tasks')
    .where('id', '=', lease.task.id)
    .where('fence', '=', lease.fence)
    .where('status', '=', row.status)
    .set({
      status,
      ...(hasFailed ? failedColumns(row, failed.failure) : {}),
      solo_key: null,
      lease_until: 0,
      finished_at: now,
    })
    .executeTakeFirst()
  return written.numUpdatedRows === 1n ? status : 'changed'
}
