/**
 * Long work. A task is a row with a lease; its units are the pins or pages it makes, each done at
 * most once.
 */
import type { Generated } from 'kysely'
import type { TaskKind, TaskStatus } from '#core/contract/content/tasks.contract.ts'

export interface TasksTable {
  id: string
  user_id: string
  account_id: string
  kind: TaskKind
  name: string
  idempotency_key: string
  /**
   * Set while a task is active of which an account may have one; unique, so that a race can't start
   * two.
   */
  solo_key: string | null
  status: TaskStatus
  /** JSON, parsed by the job's schema. */
  input: string
  done: number
  total: number
  error: string | null
  /** JSON of the codes of `name` and `error`; null in rows of earlier versions. */
  problem_codes: string | null
  revision: number
  /** Lower goes first. */
  priority: number
  /** Grows with every claim: a worker that lost its lease can't write any more. */
  fence: number
  lease_until: number
  /** Not claimed before this time; the one that waited longest goes first. */
  turn_at: number
  /**
   * When this run began, how many units it has ended and when the last one: what the time left is
   * estimated from.
   */
  run_started_at: number
  run_steps: number
  last_step_at: number
  created_at: number
  finished_at: number | null
  /** Of the request that started it, if it was traced. */
  trace: Generated<string | null>
}

export interface TaskUnitsTable {
  task_id: string
  ordinal: number
  input: string
  status: 'pending' | 'done' | 'failed'
  /** Begun, with or without an end: a unit that kills its worker is given up. */
  starts: number
  errors: number
  run_after: number
  /** JSON of a PageError. */
  failure: string | null
  picture: string | null
  finished_at: number | null
}

/** What a job worked out once for several units, kept so that a restart works on with the same. */
export interface TaskNotesTable {
  task_id: string
  name: string
  note: string
}

/** Keys that were cancelled before their start arrived. */
export interface CancelledKeysTable {
  user_id: string
  idempotency_key: string
  created_at: number
}

/**
 * Pins that count for the day in which they were made or asked for again, when no task of that day
 * records them.
 */
export interface PinsMadeTable {
  user_id: string
  count: number
  created_at: number
}

/** When a task of a person was last claimed. */
export interface TaskTurnsTable {
  user_id: string
  claimed_at: number
}

export interface TaskTables {
  task_turns: TaskTurnsTable
  tasks: TasksTable
  task_units: TaskUnitsTable
  task_notes: TaskNotesTable
  cancelled_keys: CancelledKeysTable
  pins_made: PinsMadeTable
}
