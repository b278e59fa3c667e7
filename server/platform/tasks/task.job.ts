/**
 * What a feature writes to have long work done: how one unit is made, and what is stored in the
 * same transaction as its progress.
 */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { TaskKind } from '#core/contract/content/tasks.contract.ts'
import type { Queries, Tx } from '../database/database.ts'

export interface TaskRow {
  readonly id: string
  readonly user_id: string
  readonly account_id: string
  readonly kind: TaskKind
  /** JSON as given at the start. */
  readonly input: string
  readonly total: number
  /** Of the request that started it. */
  readonly trace?: string | null
}

export interface UnitAt {
  readonly task: TaskRow
  readonly ordinal: number
  /** JSON as given at the start. */
  readonly input: string
  /** Aborted when the task is cancelled, the lease is lost or the server stops. */
  readonly signal: AbortSignal
  /**
   * Worked out once a task, by whichever unit comes first, and kept with the task: a restart goes
   * on with the same. `work` may take its time; it runs outside every transaction.
   */
  readonly remember: (name: string, work: () => Promise<string>) => Promise<string>
}

/** What `commit` reports: the picture to show in the tray, and the account's revision after it. */
export interface Committed {
  readonly picture?: string
  readonly revision?: number
}

export type UnitOutcome =
  | { readonly ok: true; readonly commit: (tx: Tx) => Promise<Committed> }
  /**
   * `retry`: worth another try after a back-off. `record` stores the failure where the feature
   * shows it, when no try is left.
   */
  | {
      readonly ok: false
      readonly failure: PageError
      readonly retry: boolean
      readonly retryAfter?: number
      readonly record?: (tx: Tx) => Promise<void>
    }

export interface TaskJob {
  readonly kind: TaskKind
  /** Units of one task at once. */
  readonly concurrency: number
  /**
   * Milliseconds after which it makes room when others wait, instead of the worker's. 0 for what
   * waits for other sites: a site that hangs then delays others by the units that run, no more.
   */
  readonly slice?: number
  /** Must be safe to run twice: only `commit` counts, and it happens once. */
  run(unit: UnitAt): Promise<UnitOutcome>
  /** What a unit is called when it is given up because it threw or killed its worker. */
  describe(
    db: Queries,
    unit: { readonly task: TaskRow; readonly ordinal: number; readonly input: string },
  ): Promise<{
    readonly address: string
    readonly record?: (tx: Tx, failure: PageError) => Promise<void>
  }>
  /** In the transaction that ends a cancelled task: what was waiting for it is notified. */
  afterCancel?(tx: Tx, task: TaskRow): Promise<void>
}
