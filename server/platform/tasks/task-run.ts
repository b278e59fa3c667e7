/**
 * One worker's work on one claimed task: units in order, a few at once, each result in one
 * transaction with the progress. Ends when nothing is left, when all that is left waits for a later
 * try, when the slice is used up and others wait (what a person waits for before the screen goes
 * first at once), or when the lease is gone.
 */
import { DISK_FULL, isDiskFull } from '../disk/disk-full.ts'
import { ObjectStoreError, STORAGE_AWAY } from '../objects/object-store.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { RenderError } from '#core/templates/paint/render-error.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { pageError } from '../fetch/page-failure.ts'
import type { Log } from '../log.ts'
import { unobserved, type Observe } from '../observability/observe.ts'
import { untraced, type Tracer } from '../observability/tracing/tracer.ts'
import type { TaskJob, UnitOutcome } from './task.job.ts'
import { hasOthersWaiting } from './task-claim.store.ts'
import type { FinishTask } from './task-end.store.ts'
import * as store from './task-lease.store.ts'
import { createNotes } from './task-notes.ts'

export interface RunParts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly observe?: Observe | undefined
  readonly trace?: Tracer | undefined
  /** Milliseconds without a sign of life after which another worker may take over. */
  readonly lease: number
  /** Milliseconds after which a task makes room when others wait. */
  readonly slice: number
  readonly finish: FinishTask
}

export const MAX_ERRORS = 3
/** Times that a unit may be begun without an end, which only a killed process leaves behind. */
export const MAX_CRASHES = 12
export const MAX_BACK_OFF_MS = 60_000

export async function runTask(
  parts: RunParts,
  job: TaskJob,
  run: { readonly lease: store.Lease; readonly abort: AbortController },
): Promise<void> {
  const { database, clock } = parts
  const { lease, abort } = run
  const active = new Map<number, Promise<void>>()
  const remember = createNotes(database, lease.task.id)
  const began = clock.now()
  const endHeartbeat = startHeartbeat(parts, run)
  let isYielding = false
  try {
    while (!abort.signal.aborted && lease.status === 'running') {
      const free = isYielding ? 0 : job.concurrency - active.size
      for (const unit of await claimUnits(parts, lease, {
        count: free,
        except: [...active.keys()],
      })) {
        const work = runUnit(parts, job, { ...run, unit, remember }).finally(() =>
          active.delete(unit.ordinal),
        )
        active.set(unit.ordinal, work)
      }
      if (active.size === 0) break
      await Promise.race(active.values())
      isYielding ||= await hasOthersWaiting(database.root, lease, {
        now: clock.now(),
        onlyUrgent: isWithinSlice(parts, began),
      })
    }
  } catch (error) {
    if (!(error instanceof store.LeaseLost)) throw error
    abort.abort(error)
  } finally {
    if (active.size > 0) abort.abort()
    await Promise.allSettled([endHeartbeat(), ...active.values()])
  }
  await letGo(parts, job, { ...run, isYielding })
}

/** A clock that was set back ends the slice: no task keeps its worker for an hour. */
function isWithinSlice({ clock, slice }: RunParts, began: number): boolean {
  const ran = clock.now() - began
  return ran >= 0 && ran < slice
}

async function claimUnits(
  { database, clock, lease: length }: RunParts,
  lease: store.Lease,
  wish: { readonly count: number; readonly except: number[] },
): Promise<store.Unit[]> {
  if (wish.count <= 0) return []
  const now = clock.now()
  return database.transaction((tx) =>
    store.claimUnits(tx, lease, { now, until: now + length, ...wish }),
  )
}

async function letGo(
  { database, clock, finish, observe = unobserved }: RunParts,
  job: TaskJob,
  { lease, abort, isYielding }: { lease: store.Lease; abort: AbortController; isYielding: boolean },
): Promise<void> {
  const isStopping = abort.signal.reason instanceof WorkerStopping
  const waitUntil =
    lease.status === 'cancelling' ? null : await store.nextUnitAt(database.root, lease)
  const row = await database.root
    .selectFrom('tasks')
    .select('status')
    .where('id', '=', lease.task.id)
    .executeTakeFirst()
  if (row?.status !== 'cancelling' && waitUntil !== null)
    return store.releaseTask(
      database.root,
      lease,
      isYielding || isStopping ? clock.now() : Math.max(waitUntil, clock.now()),
    )
  const status = await finish(lease, {
    now: clock.now(),
    afterCancel: async (tx) => job.afterCancel?.(tx, lease.task),
  })
  if (status !== null) observe.taskEnded(job.kind, status)
}

/** The reason with which a worker that stops breaks off its units: they go back untried. */
export class WorkerStopping extends Error {
  override readonly name = 'WorkerStopping'
}

interface Beating {
  readonly lease: store.Lease
  readonly abort: AbortController
}

/**
 * Its end waits for beats that are under way: one that came after the release would hold the task.
 */
function startHeartbeat(parts: RunParts, of: Beating): () => Promise<unknown> {
  const underWay = new Set<Promise<void>>()
  const timer = setInterval(
    () => {
      const one = beat(parts, of).finally(() => underWay.delete(one))
      underWay.add(one)
    },
    Math.max(20, parts.lease / 3),
  )
  return async () => {
    clearInterval(timer)
    await Promise.all(underWay)
  }
}

async function beat(parts: RunParts, { lease, abort }: Beating): Promise<void> {
  try {
    const isOurs = await store.renewLease(
      parts.database.root,
      lease,
      parts.clock.now() + parts.lease,
    )
    if (!isOurs) abort.abort(new store.LeaseLost())
  } catch (error) {
    parts.log.warn('A task could not show a sign of life', { task: lease.task.id, error })
  }
}

interface UnitRun {
  readonly lease: store.Lease
  readonly abort: AbortController
  readonly unit: store.Unit
  readonly remember: (name: string, work: () => Promise<string>) => Promise<string>
}

async function runUnit(parts: RunParts, job: TaskJob, run: UnitRun): Promise<void> {
  const { lease, unit, abort } = run
  if (unit.starts - unit.errors >= MAX_CRASHES)
    return giveUp(parts, job, { ...run, fault: CRASHES })
  try {
    const { trace = untraced } = parts
    const attributes = { 'pinloom.ordinal': unit.ordinal }
    await trace.span({ name: `unit of ${lease.task.kind}`, attributes }, async () => {
      const outcome = await job.run({
        task: lease.task,
        ordinal: unit.ordinal,
        input: unit.input,
        signal: abort.signal,
        remember: run.remember,
      })
      // Within the span: what is committed belongs to its trace.
      await (abort.signal.aborted ? breakOff(parts, run) : settle(parts, run, outcome))
    })
  } catch (error) {
    if (error instanceof store.LeaseLost) return abort.abort(error)
    if (abort.signal.aborted) return breakOff(parts, run)
    parts.log.error('A unit of a task failed', {
      task: lease.task.id,
      kind: lease.task.kind,
      ordinal: unit.ordinal,
      error,
    })
    await afterFault(parts, job, { ...run, fault: faultOf(error) })
  }
}

async function breakOff({ database }: RunParts, { lease, unit }: UnitRun): Promise<void> {
  await database.transaction((tx) => store.putBack(tx, lease, unit.ordinal))
}

async function settle(
  parts: RunParts,
  { lease, unit }: UnitRun,
  outcome: UnitOutcome,
): Promise<void> {
  const now = parts.clock.now()
  const step = { ordinal: unit.ordinal, now, until: now + parts.lease }
  const { observe = unobserved } = parts
  if (outcome.ok) {
    await parts.database.transaction((tx) =>
      store.commitUnit(tx, lease, { ...step, commit: outcome.commit }),
    )
    return observe.unitEnded(lease.task.kind, 'done')
  }
  const errors = unit.errors + 1
  if (outcome.retry && errors < MAX_ERRORS)
    return parts.database.transaction((tx) =>
      store.postponeUnit(tx, lease, {
        ...step,
        errors,
        runAfter: now + backOff(errors, outcome.retryAfter),
      }),
    )
  const { failure, record } = outcome
  await parts.database.transaction((tx) =>
    store.failUnit(tx, lease, record ? { ...step, failure, record } : { ...step, failure }),
  )
  observe.unitEnded(lease.task.kind, 'failed')
}

const FAULT = problem('tasks.fault')

function faultOf(error: unknown): Problem {
  if (error instanceof RenderError) return error.problem
  if (error instanceof ObjectStoreError) return STORAGE_AWAY
  return isDiskFull(error) ? DISK_FULL : FAULT
}

const CRASHES = problem('tasks.crashed')

/** A fault of ours: tried again, then given up with a problem that says what is safe. */
async function afterFault(
  parts: RunParts,
  job: TaskJob,
  run: UnitRun & { readonly fault: Problem },
): Promise<void> {
  const now = parts.clock.now()
  const errors = run.unit.errors + 1
  if (errors >= MAX_ERRORS) return giveUp(parts, job, run)
  await parts.database.transaction((tx) =>
    store.postponeUnit(tx, run.lease, {
      ordinal: run.unit.ordinal,
      now,
      until: now + parts.lease,
      errors,
      runAfter: now + backOff(errors),
    }),
  )
}

async function giveUp(
  { database, clock, lease: length, observe = unobserved }: RunParts,
  job: TaskJob,
  { lease, unit, fault }: UnitRun & { readonly fault: Problem },
): Promise<void> {
  const { address, record } = await job.describe(database.root, {
    task: lease.task,
    ordinal: unit.ordinal,
    input: unit.input,
  })
  const failure = pageError(address, { code: 'not_made', problem: fault })
  const now = clock.now()
  await database.transaction((tx) =>
    store.failUnit(tx, lease, {
      ordinal: unit.ordinal,
      now,
      until: now + length,
      failure,
      ...(record ? { record: (inner: typeof tx) => record(inner, failure) } : {}),
    }),
  )
  observe.unitEnded(job.kind, 'failed')
}

/** 1 s, 2 s, 4 s …; what the other side asks for wins, both at most a minute. */
export function backOff(errors: number, asked?: number): number {
  return Math.min(asked ?? 1000 * 2 ** (errors - 1), MAX_BACK_OFF_MS)
}
