/**
 * The jobs that make or remake pins, as the main job's screens need them. The tray shows them all;
 * here only what changes the grid.
 */
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { useTasks } from '../../kit/context/app-context.tsx'
import type { TaskActor } from '../../../machines/app/actors.ts'

export interface Job {
  readonly key: string
  readonly accountId: string | null
  /** By the server's clock, as `created_at` of pins is; null until it has answered. */
  readonly startedAt: number | null
  readonly done: number
  readonly failed: number
  /** 0 until the server has counted. */
  readonly total: number
  /** What was asked for, also before it is counted. */
  readonly expected: number
  readonly isRunning: boolean
}

/** The newest generation that goes on, or null. */
export function useGeneration(): Job | null {
  return useJobs('generation')[0] ?? null
}

export function useIsGenerating(): boolean {
  return useGeneration() !== null
}

/**
 * When the newest generation of the account was started, by the server's clock as `created_at` of
 * pins is; null when none is known. One that the server has not answered yet is newer than every
 * pin. A variation doesn't count: its pins join those that they vary.
 */
export function useLastRun(accountId: string | null): number | null {
  return lastRunOf(useTasksWhere('generation', anyTask), accountId)
}

export function lastRunOf(
  generations: readonly TaskActor[],
  accountId: string | null,
): number | null {
  const runs = generations.filter((task) => startOf(task)?.config?.fresh_only !== true)
  const times = runs.map(jobOf).flatMap((job) => {
    if (job.accountId !== accountId) return []
    return job.startedAt ?? (job.isRunning ? Number.POSITIVE_INFINITY : [])
  })
  return times.length === 0 ? null : Math.max(...times)
}

/**
 * Pins of the job that are still to come: neither here nor failed. What the server has counted may
 * be ahead of what arrived, and behind it.
 */
export function pendingOf(
  { expected, failed }: Pick<Job, 'expected' | 'failed'>,
  arrived: number,
): number {
  return Math.max(0, expected - failed - arrived)
}

/** Pins whose new picture is on its way. */
export function useRenderingPins(): ReadonlySet<string> {
  const tasks = useRunning('rendering')
  return useMemo(() => new Set(tasks.flatMap(pinsOf)), [tasks])
}

function useJobs(kind: 'generation' | 'rendering'): readonly Job[] {
  const tasks = useRunning(kind)
  return useMemo(() => tasks.map(jobOf), [tasks])
}

const anyTask = () => true
const isRunning = (task: TaskActor) => !task.getSnapshot().hasTag('final')

function useRunning(kind: 'generation' | 'rendering'): readonly TaskActor[] {
  return useTasksWhere(kind, isRunning)
}

/**
 * The tasks of a kind that pass the test, which must be a stable function; a new array whenever one
 * of them moved.
 */
function useTasksWhere(
  kind: 'generation' | 'rendering',
  test: (task: TaskActor) => boolean,
): readonly TaskActor[] {
  const tasks = useTasks((snapshot) => snapshot.context.tasks)
  const last = useRef<{ stamp: string; tasks: readonly TaskActor[] }>({ stamp: '', tasks: [] })
  const store = useMemo(
    () => ({
      subscribe: (changed: () => void) => {
        const subscriptions = tasks.map((task) => task.subscribe(changed))
        return () => {
          for (const subscription of subscriptions) subscription.unsubscribe()
        }
      },
      read: () => {
        const found = tasks.filter((task) => task.getSnapshot().context.kind === kind && test(task))
        const stamp = found.map((task) => JSON.stringify(jobOf(task))).join('|')
        if (stamp !== last.current.stamp) last.current = { stamp, tasks: found }
        return last.current.tasks
      },
    }),
    [tasks, kind, test],
  )
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

function jobOf(task: TaskActor): Job {
  const snapshot = task.getSnapshot()
  const { report, key } = snapshot.context
  const isRunning = !snapshot.hasTag('final')
  const wanted = wantedOf(task)
  if (report === null)
    return { key, ...wanted, startedAt: null, done: 0, failed: 0, total: 0, isRunning }
  const { account_id: accountId, created_at: startedAt, done, failures, total } = report
  return {
    key,
    accountId,
    startedAt,
    done,
    failed: failures.length,
    total,
    expected: total === 0 ? wanted.expected : total,
    isRunning,
  }
}

/** What is known of a job before the server has reported anything of it. */
function wantedOf(task: TaskActor): Pick<Job, 'accountId' | 'expected'> {
  const start = startOf(task)
  return { accountId: start?.accountId ?? null, expected: start?.config?.n_pins ?? 0 }
}

function pinsOf(task: TaskActor): readonly string[] {
  return startOf(task)?.pinIds ?? []
}

interface Start {
  readonly accountId: string
  readonly pinIds?: readonly string[]
  readonly config?: { readonly n_pins: number; readonly fresh_only?: boolean }
}

/**
 * A task remembers what it was started with; one that was taken up from the server's list does not.
 */
function startOf(task: TaskActor): Start | null {
  // The seam names no start; the task machine's context has one (task-context.ts).
  const { start = null } = task.getSnapshot().context as { start?: Start | null }
  return start
}
