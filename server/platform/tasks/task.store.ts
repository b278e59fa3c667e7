/**
 * Tasks as a person sees them: started once a key, reported, cancelled, retried. Every query takes
 * the owner.
 */
import { z } from 'zod'
import { PageError } from '#core/contract/call/errors.contract.ts'
import { withCodes, type Problem, type ProblemCodes } from '#core/contract/words/problem.schema.ts'
import type { TaskKind, TaskReport, TaskStatus } from '#core/contract/content/tasks.contract.ts'
import type { Queries, Tx } from '../database/database.ts'
import { traceparent } from '../observability/tracing/trace-context.ts'
import { lockOwner } from '../database/lock-owner.ts'
import { codesStored, codesToStore } from '../stored-codes.ts'
import type { TaskRow } from './task.job.ts'
import { ACTIVE } from './task-lease.store.ts'

export interface NewTask {
  readonly id: string
  readonly accountId: string
  readonly kind: TaskKind
  readonly key: string
  readonly name: Problem
  readonly input: string
  readonly units: readonly string[]
  /** An account may have one active task of this kind; a second start is refused. */
  readonly solo: boolean
  readonly priority: number
  readonly now: number
}

/** `isNew` false: the key was used before, and this is what it started. */
export type StartOutcome =
  | { readonly ok: true; readonly taskId: string; readonly isNew: boolean }
  | { readonly ok: false; readonly code: 'task_running' }

const UNIT_BATCH = 100

export async function startTask(tx: Tx, owner: string, task: NewTask): Promise<StartOutcome> {
  await lockOwner(tx, owner)
  const known = await taskIdOfKey(tx, owner, task.key)
  if (known !== null) return { ok: true, taskId: known, isNew: false }
  const isCancelled = await tx
    .selectFrom('cancelled_keys')
    .select('created_at')
    .where('user_id', '=', owner)
    .where('idempotency_key', '=', task.key)
    .executeTakeFirst()
  const isOver = isCancelled !== undefined || task.units.length === 0
  const inserted = await tx
    .insertInto('tasks')
    .values({
      id: task.id,
      user_id: owner,
      account_id: task.accountId,
      kind: task.kind,
      name: task.name.message.slice(0, 200),
      problem_codes: codesToStore(withCodes({ name: task.name })),
      idempotency_key: task.key,
      solo_key: task.solo && !isOver ? `${task.accountId}:${task.kind}` : null,
      status: isCancelled ? 'cancelled' : isOver ? 'succeeded' : 'queued',
      input: task.input,
      done: 0,
      total: task.units.length,
      error: null,
      revision: 0,
      priority: task.priority,
      fence: 0,
      lease_until: 0,
      turn_at: task.now,
      run_started_at: 0,
      run_steps: 0,
      last_step_at: 0,
      created_at: task.now,
      finished_at: isOver ? task.now : null,
      trace: traceparent(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows !== 1n) {
    const raced = await taskIdOfKey(tx, owner, task.key)
    return raced === null
      ? { ok: false, code: 'task_running' }
      : { ok: true, taskId: raced, isNew: false }
  }
  await insertUnits(tx, task)
  return { ok: true, taskId: task.id, isNew: true }
}

async function insertUnits(tx: Tx, task: NewTask): Promise<void> {
  const rows = task.units.map((input, ordinal) => ({
    task_id: task.id,
    ordinal,
    input,
    status: 'pending' as const,
    starts: 0,
    errors: 0,
    run_after: 0,
    failure: null,
    picture: null,
    finished_at: null,
  }))
  for (let from = 0; from < rows.length; from += UNIT_BATCH) {
    await tx
      .insertInto('task_units')
      .values(rows.slice(from, from + UNIT_BATCH))
      .execute()
  }
}

export async function taskIdOfKey(db: Queries, owner: string, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('tasks')
    .select('id')
    .where('user_id', '=', owner)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function taskRow(
  db: Queries,
  owner: string,
  taskId: string,
): Promise<TaskRow | undefined> {
  return db
    .selectFrom('tasks')
    .select(['id', 'user_id', 'account_id', 'kind', 'input', 'total'])
    .where('user_id', '=', owner)
    .where('id', '=', taskId)
    .executeTakeFirst()
}

export async function readReport(
  db: Queries,
  owner: string,
  taskId: string,
): Promise<TaskReport | null> {
  const row = await db
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', owner)
    .where('id', '=', taskId)
    .executeTakeFirst()
  return row ? reportOf(db, row) : null
}

/** What still runs, and what ended within the last week; newest first. */
export async function listReports(
  db: Queries,
  owner: string,
  since: number,
): Promise<TaskReport[]> {
  const rows = await db
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', owner)
    .where((row) => row.or([row('status', 'in', [...ACTIVE]), row('created_at', '>=', since)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  const reports: TaskReport[] = []
  for (const row of rows) reports.push(await reportOf(db, row))
  return reports
}

type FullRow = NonNullable<Awaited<ReturnType<typeof rowById>>>
const rowById = (db: Queries, id: string) =>
  db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst()
const StoredFailure = z.string().transform((text) => PageError.parse(JSON.parse(text)))

async function reportOf(db: Queries, row: FullRow): Promise<TaskReport> {
  const failed = await db
    .selectFrom('task_units')
    .select('failure')
    .where('task_id', '=', row.id)
    .where('status', '=', 'failed')
    .orderBy('ordinal')
    .execute()
  const pictures = await db
    .selectFrom('task_units')
    .select('picture')
    .where('task_id', '=', row.id)
    .where('picture', 'is not', null)
    .orderBy('finished_at', 'desc')
    .orderBy('ordinal', 'desc')
    .limit(6)
    .execute()
  return {
    id: row.id,
    kind: row.kind,
    account_id: row.account_id,
    idempotency_key: row.idempotency_key,
    name: row.name,
    status: row.status,
    done: row.done,
    total: row.total,
    failures: failed.flatMap(({ failure }) =>
      failure === null ? [] : [StoredFailure.parse(failure)],
    ),
    error: row.error,
    ...codesStored(row.problem_codes),
    pictures: pictures.flatMap(({ picture }) => (picture === null ? [] : [picture])),
    revision: row.revision,
    time_left: timeLeft({
      status: row.status,
      left: row.total - row.done - failed.length,
      steps: row.run_steps,
      startedAt: row.run_started_at,
      lastStepAt: row.last_step_at,
    }),
    created_at: row.created_at,
    finished_at: row.finished_at,
  }
}

/** `ended`: it was waiting and is over; `cancelling`: its worker will learn of it. */
export type CancelOutcome = 'ended' | 'cancelling' | 'task_finished' | 'not_found'

/** A waiting task ends at once; a running one when its worker learns of it. What is done stays. */
export async function cancelTask(
  tx: Tx,
  owner: string,
  task: { readonly id: string; readonly now: number },
): Promise<CancelOutcome> {
  const own = tx.updateTable('tasks').where('user_id', '=', owner).where('id', '=', task.id)
  const waiting = await own
    .where('status', '=', 'queued')
    .set({ status: 'cancelled', finished_at: task.now, solo_key: null })
    .executeTakeFirst()
  if (waiting.numUpdatedRows === 1n) return 'ended'
  const running = await own
    .where('status', 'in', ['running', 'cancelling'])
    .set({ status: 'cancelling', turn_at: 0 })
    .executeTakeFirst()
  if (running.numUpdatedRows === 1n) return 'cancelling'
  const exists = await tx
    .selectFrom('tasks')
    .select('id')
    .where('user_id', '=', owner)
    .where('id', '=', task.id)
    .executeTakeFirst()
  return exists ? 'task_finished' : 'not_found'
}

/**
 * Now, or when the start arrives late: the key is remembered either way. Answers the task that is
 * there already.
 */
export async function rememberCancelledKey(
  tx: Tx,
  owner: string,
  key: { readonly key: string; readonly now: number },
): Promise<string | null> {
  await lockOwner(tx, owner)
  await tx
    .insertInto('cancelled_keys')
    .values({ user_id: owner, idempotency_key: key.key, created_at: key.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return taskIdOfKey(tx, owner, key.key)
}

export type RetryOutcome = 'retried' | 'not_found' | 'task_running'

/**
 * Queues what is missing or failed again. A task that still runs, or whose every unit is done, is
 * left as it is.
 */
export async function retryTask(
  tx: Tx,
  owner: string,
  task: { readonly id: string; readonly now: number; readonly solo: boolean },
): Promise<RetryOutcome> {
  const row = await tx
    .selectFrom('tasks')
    .select(['status', 'account_id', 'kind', 'done', 'total', 'problem_codes'])
    .where('user_id', '=', owner)
    .where('id', '=', task.id)
    .executeTakeFirst()
  if (!row) return 'not_found'
  if (row.done === row.total || ACTIVE.has(row.status)) return 'retried'
  const soloKey = task.solo ? `${row.account_id}:${row.kind}` : null
  if (
    soloKey !== null &&
    (await tx.selectFrom('tasks').select('id').where('solo_key', '=', soloKey).executeTakeFirst())
  )
    return 'task_running'
  await tx
    .updateTable('task_units')
    .where('task_id', '=', task.id)
    .where('status', '!=', 'done')
    .set({
      status: 'pending',
      starts: 0,
      errors: 0,
      run_after: 0,
      failure: null,
      finished_at: null,
    })
    .execute()
  await tx
    .updateTable('tasks')
    .where('user_id', '=', owner)
    .where('id', '=', task.id)
    .set({
      status: 'queued',
      solo_key: soloKey,
      error: null,
      problem_codes: codesToStore({ problem_codes: withoutError(row.problem_codes) }),
      finished_at: null,
      turn_at: task.now,
      run_started_at: 0,
      run_steps: 0,
      last_step_at: 0,
    })
    .execute()
  return 'retried'
}

function withoutError(column: string | null): ProblemCodes | undefined {
  const { error: _, ...others } = codesStored(column).problem_codes ?? {}
  return others
}

/**
 * How long a task still takes, estimated from what its present run has done: null before the first unit
 * and while no worker runs it.
 */
interface Pace {
  readonly status: TaskStatus
  readonly left: number
  /** Units that this run has ended, with or without success. */
  readonly steps: number
  readonly startedAt: number
  readonly lastStepAt: number
}

function timeLeft({ status, left, steps, startedAt, lastStepAt }: Pace): number | null {
  if (status !== 'running' || steps === 0) return null
  return Math.max(0, Math.round(((lastStepAt - startedAt) / steps) * left))
}
