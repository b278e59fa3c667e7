/**
 * Long work, as features use it: register a job, start a task in the same transaction as what it is
 * about, ask how it goes.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import type { TaskKind, TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database, Queries, Tx } from '../database/database.ts'
import { lockOwner } from '../database/lock-owner.ts'
import { Refused } from '../http/failures/refusal.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Observe } from '../observability/observe.ts'
import type { Tracer } from '../observability/tracing/tracer.ts'
import { countPins, DAY } from '../usage/quota.store.ts'
import { refuseGeneration, refuseTask } from '../usage/quotas.ts'
import { URGENT } from './task-claim.store.ts'
import type { TaskJob } from './task.job.ts'
import { ACTIVE } from './task-lease.store.ts'
import * as store from './task.store.ts'
import { createWorker, type Worker } from './worker.ts'

export interface TaskStart {
  readonly accountId: string
  readonly kind: TaskKind
  readonly key: string
  /** What the tray calls it. */
  readonly name: Problem
  /** JSON for the whole task, and one JSON a unit. */
  readonly input: string
  readonly units: readonly string[]
}

export interface Tasks {
  register(job: TaskJob): void
  /**
   * Inside the transaction that stores what the task is about; call `wake` after the commit. Throws
   * Refused when the day's pins are made, or too many tasks are not over.
   */
  start(tx: Tx, owner: string, task: TaskStart): Promise<store.StartOutcome>
  wake(): void
  idOfKey(db: Queries, owner: string, key: string): Promise<string | null>
  report(owner: string, taskId: string): Promise<TaskReport | null>
  list(owner: string): Promise<TaskReport[]>
  cancel(owner: string, taskId: string): Promise<store.CancelOutcome>
  cancelByKey(owner: string, key: string): Promise<void>
  /**
   * Throws Refused when the day's pins are made. `also` runs in the transaction of a retry that is
   * begun.
   */
  retry(
    owner: string,
    taskId: string,
    also?: (tx: Tx) => Promise<void>,
  ): Promise<store.RetryOutcome>
  readonly worker: Worker
}

export interface TasksNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Tasks at once in this process; 0 = another process works. */
  readonly slots: number
  readonly lease?: number
  readonly slice?: number
  readonly observe?: Observe | undefined
  readonly trace?: Tracer | undefined
  /** A person's; without them nothing is refused. */
  readonly quotas?: Quotas
}

/** Generation is one at a time an account; the others queue behind each other. */
const SOLO: ReadonlySet<TaskKind> = new Set<TaskKind>(['generation'])
/** A person waits before the screen for a re-rendered pin; pages come before pins made of them. */
const PRIORITY: Record<TaskKind, number> = { rendering: URGENT, enrichment: 1, generation: 2 }
const WEEK = 7 * DAY

type Quotas = Pick<Config, 'limits' | 'maxActiveTasks'>

interface Admission {
  readonly quotas: Quotas | undefined
  readonly now: number
}

/** Sent again, it starts nothing. */
async function admit(
  tx: Tx,
  owner: string,
  { task, quotas, now }: Admission & { readonly task: TaskStart },
): Promise<void> {
  if (quotas === undefined) return
  await lockOwner(tx, owner)
  if ((await store.taskIdOfKey(tx, owner, task.key)) !== null) return
  await refuseTask(tx, owner, quotas.maxActiveTasks)
  if (task.kind !== 'generation') return
  const wish = { owner, count: task.units.length, now }
  const refusal = await refuseGeneration(tx, wish, quotas.limits)
  if (refusal !== null) throw new Refused(refusal)
}

/**
 * A day's pins count by the day when their generation began; those of an earlier one that are made
 * today count today: the answer counts them.
 */
async function admitRetry(
  tx: Tx,
  owner: string,
  { task, quotas, now }: Admission & { readonly task: TaskReport },
): Promise<() => Promise<void>> {
  const left = ACTIVE.has(task.status) ? 0 : task.total - task.done
  const nothing = async (): Promise<void> => undefined
  if (quotas === undefined || left === 0) return nothing
  await refuseTask(tx, owner, quotas.maxActiveTasks)
  if (task.kind !== 'generation') return nothing
  const refusal = await refuseGeneration(tx, { owner, count: left, now }, quotas.limits)
  if (refusal !== null) throw new Refused(refusal)
  return task.created_at > now - DAY
    ? nothing
    : async () => countPins(tx, owner, { count: left, at: now })
}

interface Retry extends Admission {
  readonly taskId: string
  readonly also: ((tx: Tx) => Promise<void>) | undefined
}

async function retry(tx: Tx, owner: string, wish: Retry): Promise<store.RetryOutcome> {
  const { taskId: id, now } = wish
  await lockOwner(tx, owner)
  const task = await store.readReport(tx, owner, id)
  if (task === null) return 'not_found'
  const count = await admitRetry(tx, owner, { ...wish, task })
  const outcome = await store.retryTask(tx, owner, { id, now, solo: SOLO.has(task.kind) })
  if (outcome !== 'retried') return outcome
  await count()
  await wish.also?.(tx)
  return outcome
}

export function createTasks(needs: TasksNeeds): Tasks {
  const { database, clock, log, slots, lease = 15_000, slice = 20_000, quotas } = needs
  const { observe, trace } = needs
  const jobs = new Map<TaskKind, TaskJob>()
  const worker = createWorker({ database, clock, log, slots, lease, slice, jobs, observe, trace })
  return {
    register: (job) => void jobs.set(job.kind, job),
    start: async (tx, owner, task) => {
      await admit(tx, owner, { task, quotas, now: clock.now() })
      return store.startTask(tx, owner, {
        ...task,
        id: newId(),
        solo: SOLO.has(task.kind),
        priority: PRIORITY[task.kind],
        now: clock.now(),
      })
    },
    wake: () => worker.wake(),
    idOfKey: store.taskIdOfKey,
    report: (owner, taskId) => store.readReport(database.root, owner, taskId),
    list: (owner) => store.listReports(database.root, owner, clock.now() - WEEK),
    async cancel(owner, taskId) {
      const outcome = await database.transaction((tx) => cancel(tx, owner, taskId))
      heard(taskId)
      return outcome
    },
    async cancelByKey(owner, key) {
      await database.transaction(async (tx) => {
        const taskId = await store.rememberCancelledKey(tx, owner, { key, now: clock.now() })
        if (taskId !== null) await cancel(tx, owner, taskId)
      })
      const taskId = await store.taskIdOfKey(database.root, owner, key)
      if (taskId !== null) heard(taskId)
    },
    async retry(owner, taskId, also) {
      const outcome = await database.transaction((tx) =>
        retry(tx, owner, { taskId, also, quotas, now: clock.now() }),
      )
      worker.wake()
      return outcome
    },
    worker,
  }

  async function cancel(tx: Tx, owner: string, taskId: string): Promise<store.CancelOutcome> {
    const outcome = await store.cancelTask(tx, owner, { id: taskId, now: clock.now() })
    const row = outcome === 'ended' ? await store.taskRow(tx, owner, taskId) : undefined
    if (row) await jobs.get(row.kind)?.afterCancel?.(tx, row)
    return outcome
  }

  function heard(taskId: string): void {
    worker.interrupt(taskId)
  }
}
