/** The jobs that make or remake pins, as the main job's screens need them. The tray shows them all; here only what changes the grid. */
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { useTasks } from '../app-context.tsx'
import type { TaskActor } from '../seams.ts'

export interface Job {
  readonly key: string
  readonly done: number
  readonly total: number
  readonly isRunning: boolean
}

/** The newest generation that goes on, or null. */
export function useGeneration(): Job | null {
  return useJobs('generation')[0] ?? null
}

export function useIsGenerating(): boolean {
  return useGeneration() !== null
}

/** When the newest generation of the account was started, by the server's clock as `created_at` of pins is; null when none is known. */
export function useLastRun(accountId: string): number | null {
  const tasks = useTasksWhere('generation', anyTask)
  const times = tasks.flatMap((task) => {
    const { report } = task.getSnapshot().context
    return report !== null && report.account_id === accountId ? [report.created_at] : []
  })
  return times.length === 0 ? null : Math.max(...times)
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

/** The tasks of a kind that pass the test, which must be a stable function; a new array whenever one of them moved. */
function useTasksWhere(kind: 'generation' | 'rendering', test: (task: TaskActor) => boolean): readonly TaskActor[] {
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
  return { key, done: report?.done ?? 0, total: report?.total ?? 0, isRunning: !snapshot.hasTag('final') }
}

/** A rendering remembers which pins it was started with; one that was taken up from the server's list does not. */
function pinsOf(task: TaskActor): readonly string[] {
  // The seam names no start; the task machine's context has one (task-context.ts).
  const { start } = task.getSnapshot().context as { start?: { pinIds?: readonly string[] } | null }
  return start?.pinIds ?? []
}
