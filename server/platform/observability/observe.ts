/** Reports of what this process does; counted if metrics are on. */
import type { TaskKind, TaskStatus } from '#core/contract/content/tasks.contract.ts'

export interface Observe {
  /** A unit of a generation is a pin. */
  unitEnded(kind: TaskKind, outcome: 'done' | 'failed'): void
  taskEnded(kind: TaskKind, status: TaskStatus): void
  rendered(seconds: number, outcome: 'done' | 'failed'): void
}

/** Ignores all reports. */
export const unobserved: Observe = {
  unitEnded: () => undefined,
  taskEnded: () => undefined,
  rendered: () => undefined,
}
