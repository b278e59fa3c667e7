/**
 * How long a task still takes, estimated from what its present run has done: null before the first unit
 * and while nobody works on it.
 */
import type { TaskStatus } from '#core/contract/content/tasks.contract.ts'

export interface Pace {
  readonly status: TaskStatus
  readonly left: number
  /** Units that this run has ended, with or without success. */
  readonly steps: number
  readonly startedAt: number
  readonly lastStepAt: number
}

export function timeLeft({ status, left, steps, startedAt, lastStepAt }: Pace): number | null {
  if (status !== 'running' || steps === 0) return null
  return Math.max(0, Math.round(((lastStepAt - startedAt) / steps) * left))
}
