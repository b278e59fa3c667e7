/**
 * Works on tasks inside the server process, a few at once; any number of processes may on
 * PostgreSQL.
 */
import type { TaskKind } from '#core/contract/tasks.contract.ts'
import { createAlarm } from './alarm.ts'
import type { TaskJob } from './task.job.ts'
import { claimTask } from './task-claim.store.ts'
import * as store from './task-lease.store.ts'
import { runTask, type RunParts, WorkerStopping } from './task-run.ts'

export interface Worker {
  start(): Promise<void>
  /** Breaks off what runs, which goes on after the next start; resolves when all is put back. */
  stop(): Promise<void>
  /** Something may have become claimable. */
  wake(): void
  /** A cancellation reaches at once the worker of this process. */
  interrupt(taskId: string): void
  /**
   * Works until nothing can be claimed at the clock's present time: for tests and the command line.
   */
  runUntilIdle(): Promise<void>
}

export interface WorkerParts extends RunParts {
  readonly jobs: ReadonlyMap<TaskKind, TaskJob>
  readonly slots: number
}

/** How long a slot sleeps when nobody wakes it: another process may have queued something. */
const MAX_SLEEP_MS = 1_000

export function createWorker(parts: WorkerParts): Worker {
  const { database, clock, log } = parts
  const running = new Map<string, AbortController>()
  const alarm = createAlarm()
  const slots: Promise<void>[] = []
  let isStopping = false

  async function claim(): Promise<store.Lease | null> {
    return claimTask(database, {
      now: clock.now(),
      lease: parts.lease,
      kinds: [...parts.jobs.keys()],
    })
  }

  async function work(lease: store.Lease): Promise<void> {
    const job = parts.jobs.get(lease.task.kind)
    if (!job) throw new Error(`No job for tasks of kind ${lease.task.kind}.`)
    const abort = new AbortController()
    running.set(lease.task.id, abort)
    if (isStopping) abort.abort(new WorkerStopping())
    const slice = job.slice ?? parts.slice
    await runTask({ ...parts, slice }, job, { lease, abort }).finally(() =>
      running.delete(lease.task.id),
    )
  }

  async function slot(): Promise<void> {
    while (!isStopping) {
      const rings = alarm.rings()
      try {
        const lease = await claim()
        if (lease) await work(lease)
        else await alarm.sleep(await untilNextTurn(), rings)
      } catch (error) {
        log.error('A worker stumbled; it goes on in a second', { error })
        await alarm.sleep(MAX_SLEEP_MS, alarm.rings())
      }
    }
  }

  async function untilNextTurn(): Promise<number> {
    const turn = await store.nextTurn(database.root)
    return turn === null ? MAX_SLEEP_MS : Math.min(MAX_SLEEP_MS, Math.max(10, turn - clock.now()))
  }

  return {
    async start() {
      if (database.kind === 'sqlite') await store.dropLeases(database.root)
      for (let index = 0; index < parts.slots; index += 1) slots.push(slot())
    },
    async stop() {
      isStopping = true
      for (const abort of running.values()) abort.abort(new WorkerStopping())
      alarm.ring()
      await Promise.all(slots)
    },
    wake: () => alarm.ring(),
    interrupt: (taskId) => running.get(taskId)?.abort(new store.LeaseLost()),
    async runUntilIdle() {
      for (let lease = await claim(); lease; lease = await claim()) await work(lease)
    },
  }
}
