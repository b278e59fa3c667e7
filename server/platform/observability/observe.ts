/** What this process does, reported where it happens and counted where metrics are on. */
import type { TaskKind, TaskStatus } from '#core/contract/content/tasks.contract.ts'

export interface Observe {
  /** A unit of a generation is a pin. */
  unitEnded(kind: TaskKind, outcome: 'done' | 'failed'): void
  taskEnded(kind: TaskKind, status: TaskStatus): void
  rendered(seconds: number, outcome: 'done' | 'failed'): void
}

/** Counts nothing. */
export const unobserved: Observe = {
  unitEnded: () => undefined,
  taskEnded: () => undefined,
  rendered: () => undefined,
}
