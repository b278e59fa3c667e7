/**
 * What a worker asks of the store. A claim gives a lease and a fence; every later write carries the
 * fence and is refused once another worker, a cancellation or an end came between.
 */
import { sql } from 'kysely'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { TaskStatus } from '#core/contract/content/tasks.contract.ts'
import type { Queries, Tx } from '../database/database.ts'
import { isServed } from '../suspension.ts'
import { isActive } from './task-heads.ts'
import type { Committed, TaskRow } from './task.job.ts'

export const ACTIVE: ReadonlySet<TaskStatus> = new Set(['queued', 'running', 'cancelling'])

export interface Lease {
  readonly task: TaskRow
  readonly fence: number
  readonly priority: number
  readonly status: 'running' | 'cancelling'
}

/**
 * Thrown inside a fenced write, so that its transaction rolls back: the task is somebody else's,
 * cancelled or over.
 */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** Single process: every holder of a lease is dead. */
export async function dropLeases(db: Queries): Promise<void> {
  await db
    .updateTable('tasks')
    .where(sql<boolean>`lease_until > 0`)
    .set({ lease_until: 0 })
    .execute()
}

/** When the next task becomes claimable, null when none waits. */
export async function nextTurn(db: Queries): Promise<number | null> {
  const row = await db
    .selectFrom('tasks')
    .select((task) =>
      task.fn
        .min<number | null>(
          sql<number>`case when ${task.ref('lease_until')} > ${task.ref('turn_at')} then ${task.ref('lease_until')} else ${task.ref('turn_at')} end`,
        )
        .as('turn'),
    )
    .where(isActive)
    .where(isServed('tasks.user_id'))
    .executeTakeFirst()
  return row?.turn ?? null
}

/**
 * Holds the task: refuses when the fence has moved or the task no longer runs. The row stays locked
 * until the commit.
 */
async function hold(
  tx: Tx,
  lease: Lease,
  change: {
    lease_until: number
    run_steps?: number
    last_step_at?: number
    revision?: number
    done?: number
  },
): Promise<{ done: number; run_steps: number; revision: number }> {
  const row = await tx
    .updateTable('tasks')
    .where('id', '=', lease.task.id)
    .where('fence', '=', lease.fence)
    .where('status', '=', 'running')
    .set(change)
    .returning(['done', 'run_steps', 'revision'])
    .executeTakeFirst()
  if (!row) throw new LeaseLost()
  return row
}

/** A sign of life between two units. False: the lease is lost or the task is being cancelled. */
export async function renewLease(db: Queries, lease: Lease, until: number): Promise<boolean> {
  const renewed = await db
    .updateTable('tasks')
    .where('id', '=', lease.task.id)
    .where('fence', '=', lease.fence)
    .where('status', '=', 'running')
    .set({ lease_until: until })
    .executeTakeFirst()
  return renewed.numUpdatedRows === 1n
}

export interface Unit {
  readonly ordinal: number
  readonly input: string
  /** Times it was begun before. */
  readonly starts: number
  readonly errors: number
}

/** The next units in order, each counted as begun before it begins. */
export async function claimUnits(
  tx: Tx,
  lease: Lease,
  at: {
    readonly now: number
    readonly until: number
    readonly count: number
    readonly except: readonly number[]
  },
): Promise<Unit[]> {
  await hold(tx, lease, { lease_until: at.until })
  let query = tx
    .selectFrom('task_units')
    .select(['ordinal', 'input', 'starts', 'errors'])
    .where('task_id', '=', lease.task.id)
    .where('status', '=', 'pending')
    .where('run_after', '<=', at.now)
  if (at.except.length > 0) query = query.where('ordinal', 'not in', [...at.except])
  const units = await query.orderBy('ordinal').limit(at.count).execute()
  for (const unit of units)
    await tx
      .updateTable('task_units')
      .where('task_id', '=', lease.task.id)
      .where('ordinal', '=', unit.ordinal)
      .set({ starts: unit.starts + 1 })
      .execute()
  return units
}

/** The earliest time at which a pending unit may run; null when no unit is pending. */
export async function nextUnitAt(db: Queries, lease: Lease): Promise<number | null> {
  const row = await db
    .selectFrom('task_units')
    .select((unit) => unit.fn.min<number | null>('run_after').as('at'))
    .where('task_id', '=', lease.task.id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return row?.at ?? null
}

interface Step {
  readonly ordinal: number
  readonly now: number
  readonly until: number
}

/** Result and progress in one transaction; a unit that is already done is never stored twice. */
export async function commitUnit(
  tx: Tx,
  lease: Lease,
  step: Step & { readonly commit: (tx: Tx) => Promise<Committed> },
): Promise<void> {
  const before = await hold(tx, lease, { lease_until: step.until })
  const marked = await tx
    .updateTable('task_units')
    .where('task_id', '=', lease.task.id)
    .where('ordinal', '=', step.ordinal)
    .where('status', '=', 'pending')
    .set({ status: 'done', finished_at: step.now, failure: null })
    .executeTakeFirst()
  if (marked.numUpdatedRows !== 1n) throw new LeaseLost()
  const { picture, revision } = await step.commit(tx)
  if (picture !== undefined)
    await tx
      .updateTable('task_units')
      .where('task_id', '=', lease.task.id)
      .where('ordinal', '=', step.ordinal)
      .set({ picture })
      .execute()
  await hold(tx, lease, {
    lease_until: step.until,
    done: before.done + 1,
    run_steps: before.run_steps + 1,
    last_step_at: step.now,
    revision: Math.max(before.revision, revision ?? 0),
  })
}

/** The unit waits for its next try. */
export async function postponeUnit(
  tx: Tx,
  lease: Lease,
  step: Step & { readonly errors: number; readonly runAfter: number },
): Promise<void> {
  await hold(tx, lease, { lease_until: step.until })
  await tx
    .updateTable('task_units')
    .where('task_id', '=', lease.task.id)
    .where('ordinal', '=', step.ordinal)
    .where('status', '=', 'pending')
    .set({ errors: step.errors, run_after: step.runAfter })
    .execute()
}

/** No try is left: the failure is kept, the rest goes on. */
export async function failUnit(
  tx: Tx,
  lease: Lease,
  step: Step & { readonly failure: PageError; readonly record?: (tx: Tx) => Promise<void> },
): Promise<void> {
  const before = await hold(tx, lease, { lease_until: step.until })
  await tx
    .updateTable('task_units')
    .where('task_id', '=', lease.task.id)
    .where('ordinal', '=', step.ordinal)
    .where('status', '=', 'pending')
    .set((unit) => ({
      status: 'failed',
      errors: sql<number>`${unit.ref('errors')} + 1`,
      failure: JSON.stringify(step.failure),
      finished_at: step.now,
    }))
    .execute()
  await step.record?.(tx)
  await hold(tx, lease, {
    lease_until: step.until,
    run_steps: before.run_steps + 1,
    last_step_at: step.now,
  })
}

/** A unit that was broken off on purpose does not count as begun. */
export async function putBack(tx: Tx, lease: Lease, ordinal: number): Promise<void> {
  await tx
    .updateTable('task_units')
    .where('task_id', '=', lease.task.id)
    .where('ordinal', '=', ordinal)
    .where('starts', '>', 0)
    .set((unit) => ({ starts: sql<number>`${unit.ref('starts')} - 1` }))
    .execute()
}

/** Lets go of the task until `turnAt`. */
export async function releaseTask(db: Queries, lease: Lease, turnAt: number): Promise<void> {
  await db
    .updateTable('tasks')
    .where('id', '=', lease.task.id)
    .where('fence', '=', lease.fence)
    .where('status', 'in', [...ACTIVE])
    .set({ lease_until: 0, turn_at: turnAt })
    .execute()
}
