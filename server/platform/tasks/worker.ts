/**
 * Works on tasks inside the server process, a few at once; any number of processes may on
 * PostgreSQL.
 */
import type { TaskKind } from '#core/contract/content/tasks.contract.ts'
import { parseTraceparent } from '../observability/tracing/trace-context.ts'
import { untraced } from '../observability/tracing/tracer.ts'
import { shortenTimes, storedTime } from '../database/clock-back.ts'
import { createAlarm, createLoops, type Alarm } from './alarm.ts'
import type { TaskJob, TaskRow } from './task.job.ts'
import * as store from './task-lease.store.ts'
import { MAX_BACK_OFF_MS, runTask, type RunParts, WorkerStopping } from './task-run.ts'
import { taskTurns } from './task-turns.ts'

export interface Worker {
  start(): Promise<void>
  /** Breaks off what runs, which goes on after the next start; resolves when all is put back. */
  stop(): Promise<void>
  /** Something may have become claimable. */
  wake(): void
  /** A cancellation reaches at once the worker that runs the task. */
  interrupt(taskId: string): void
  /**
   * Works until nothing can be claimed at the clock's present time: for tests and the command line.
   */
  runUntilIdle(): Promise<void>
  afterClockBack(now: number): Promise<void>
}

export interface WorkerParts extends Omit<RunParts, 'finish'> {
  readonly jobs: ReadonlyMap<TaskKind, TaskJob>
  readonly slots: number
  readonly alarm?: Alarm
}

/** Of messages about tasks between processes. */
const TASKS = 'tasks'
/** How long a slot sleeps at most while no message of another process can wake it. */
export const POLL_MS = 1_000
/** The same while messages arrive: one may have been lost. */
export const SELDOM_POLL_MS = 30_000

export function createWorker(parts: WorkerParts): Worker {
  const { database, log, alarm = createAlarm() } = parts
  const { wakeUps } = database
  const running = new Map<string, AbortController>()
  const { claim, finish, release } = taskTurns({
    ...parts,
    kinds: () => [...parts.jobs.keys()],
    isStopping: () => slots.isStopping(),
  })

  async function work(lease: store.Lease): Promise<void> {
    const job = parts.jobs.get(lease.task.kind)
    if (!job) throw new Error(`No job for tasks of kind ${lease.task.kind}.`)
    const abort = new AbortController()
    running.set(lease.task.id, abort)
    if (slots.isStopping()) abort.abort(new WorkerStopping())
    const slice = job.slice ?? parts.slice
    await traced(parts, lease.task, () =>
      runTask({ ...parts, slice, finish }, job, { lease, abort }),
    ).finally(() => running.delete(lease.task.id))
  }

  const slots = createLoops({
    alarm,
    log,
    work: async () => {
      const lease = await claim()
      if (lease === null) return sleepTime(parts)
      await work(lease)
      return 0
    },
    failure: 'A worker failed; it tries again each second',
    retry: POLL_MS,
  })

  /** `taskId`: it was cancelled; '' = something may have become claimable. */
  function hear(taskId: string): void {
    running.get(taskId)?.abort(new store.LeaseLost())
    alarm.ring()
  }

  function announce(taskId: string): void {
    hear(taskId)
    wakeUps.send(TASKS, taskId)
  }

  function breakOff(): void {
    for (const abort of running.values()) abort.abort(new WorkerStopping())
  }

  return {
    async start() {
      if (database.kind === 'sqlite') await store.dropLeases(database.root)
      if (parts.slots > 0) wakeUps.on(TASKS, hear)
      slots.start(parts.slots)
    },
    stop: async () => slots.stop(breakOff).then(release),
    wake: () => announce(''),
    interrupt: announce,
    afterClockBack: async (now) =>
      shortenTimes(database.root, timesOf(parts.lease), now).then(() => alarm.ring()),
    async runUntilIdle() {
      for (let lease = await claim(); lease; lease = await claim()) await work(lease)
    },
  }
}

/** A task or a unit that waits for longer than the longest retry waits for a time that was wrong. */
const timesOf = (lease: number) => [
  storedTime({ table: 'tasks', column: 'lease_until', most: lease }),
  storedTime({ table: 'tasks', column: 'turn_at', most: MAX_BACK_OFF_MS }),
  storedTime({ table: 'task_units', column: 'run_after', most: MAX_BACK_OFF_MS }),
]

/** In the trace of the request that started the task. */
const traced = (
  { trace = untraced }: WorkerParts,
  task: TaskRow,
  work: () => Promise<void>,
): Promise<void> =>
  trace.span(
    {
      name: `task ${task.kind}`,
      parent: parseTraceparent(task.trace),
      attributes: { 'pinloom.task': task.id },
    },
    work,
  )

/** Milliseconds until there may be something to claim. */
async function sleepTime({ database, clock }: WorkerParts): Promise<number> {
  const turn = await store.nextTurn(database.root)
  const most = database.wakeUps.isConnected() ? SELDOM_POLL_MS : POLL_MS
  return turn === null ? most : Math.min(most, Math.max(10, turn - clock.now()))
}
