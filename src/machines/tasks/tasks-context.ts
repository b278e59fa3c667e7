/** Context of the supervisor of tasks, and the actors that it starts. */
import type { ActorRefFrom } from 'xstate'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { TaskContext, TaskStart } from '../task/task-context.ts'
import type { taskMachine } from '../task/task.machine.ts'

export type TaskActor = ActorRefFrom<typeof taskMachine>

export interface TasksContext {
  readonly accountId: string | null
  /** Newest first. */
  readonly tasks: readonly TaskActor[]
  /** The last report of each task that was passed on, by key. */
  readonly passedOn: Readonly<Record<string, TaskReport>>
  readonly online: boolean
  readonly visible: boolean
  readonly newId: () => string
  readonly chance: () => number
}

export type Spawned = Pick<TaskContext, 'key' | 'kind' | 'start' | 'taskId' | 'report'>

export function intended(
  { accountId, newId }: TasksContext,
  make: (accountId: string) => TaskStart,
  key = newId(),
): { tasks: Spawned[] } {
  if (accountId === null) return { tasks: [] }
  const start = make(accountId)
  return { tasks: [{ key, kind: start.kind, start, taskId: null, report: null }] }
}

export function running(report: TaskReport): Spawned {
  return { key: report.idempotency_key, kind: report.kind, start: null, taskId: report.id, report }
}

export function isSupervised(context: TasksContext, { key, taskId }: Spawned): boolean {
  return context.tasks.some(
    (task) => task.id === key || (taskId !== null && task.getSnapshot().context.taskId === taskId),
  )
}
