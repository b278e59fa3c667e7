/** Context and events of a task, and the few questions asked about it. */
import type { Translatable } from '#core/contract/words/problem.schema.ts'
import type { TaskKind, TaskReport, TaskStatus } from '#core/contract/content/tasks.contract.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'

/**
 * What a start needs to be asked for again after a reload; kept by `src/main/` under the
 * idempotency key before the first request.
 */
export type TaskStart =
  | { readonly kind: 'generation'; readonly accountId: string; readonly config: GenerationConfig }
  | { readonly kind: 'rendering'; readonly accountId: string; readonly pinIds: readonly string[] }
  | { readonly kind: 'enrichment'; readonly accountId: string; readonly pageIds: readonly string[] }

/** `otherAccount`: what it draws is stored here, in an account that is not open. */
export type PauseReason = 'offline' | 'hidden' | 'signedOut' | 'otherTab' | 'otherAccount'

export interface TaskContext {
  readonly key: string
  readonly kind: TaskKind
  /** The server's name of it, empty until the first report. */
  readonly name: string
  readonly start: TaskStart | null
  readonly taskId: string | null
  readonly report: TaskReport | null
  readonly pauseReason: PauseReason | null
  readonly error: Translatable | null
  /** Failed requests since the last good answer. */
  readonly attempt: number
  readonly retryAfter: number | null
  readonly online: boolean
  readonly visible: boolean
  readonly sessionExpired: boolean
  /** This tab is the one that polls. */
  readonly hasLock: boolean
  readonly chance: () => number
}

export type TaskEvent =
  | { type: 'task.cancel' }
  | { type: 'task.retry' }
  | { type: 'task.deadline' }
  | { type: 'page.visible' }
  | { type: 'page.hidden' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'lock.granted' }
  | { type: 'lock.released' }
  /** What the tab that polls has seen. */
  | { type: 'task.reported'; report: TaskReport }
export type TaskTag =
  | 'starting'
  | 'running'
  | 'suspended'
  | 'cancelling'
  | 'succeeded'
  | 'failed'
  | 'timedOut'
  | 'cancelled'
  | 'final'
/**
 * `chance` answers a random number in [0, 1), for the back-off. A task that runs already comes with
 * its `taskId`.
 */
export type TaskInput = Pick<
  TaskContext,
  'key' | 'start' | 'taskId' | 'report' | 'online' | 'visible' | 'chance'
> & { readonly kind: TaskKind }

/**
 * Why nothing is asked now, or null. A hidden page goes on asking, seldom, and needs no lock for
 * it.
 */
export function pauseOf({
  online,
  sessionExpired,
  visible,
  hasLock,
}: TaskContext): PauseReason | null {
  if (!online) return 'offline'
  if (sessionExpired) return 'signedOut'
  return visible && !hasLock ? 'otherTab' : null
}

export function isStatus(report: TaskReport | null, ...statuses: TaskStatus[]): boolean {
  return report !== null && statuses.includes(report.status)
}

export function isEnd(report: TaskReport): boolean {
  return isStatus(report, 'succeeded', 'failed', 'cancelled')
}

/** Whether anything moved since the report before: it puts the deadline off. */
export function hasNews(before: TaskReport | null, now: TaskReport): boolean {
  return (
    before === null ||
    before.revision < now.revision ||
    before.done !== now.done ||
    before.status !== now.status ||
    before.failures.length !== now.failures.length
  )
}
