/** What automations need: the platform's parts, and functions of other features. */
import type { SourceArticles } from '#core/automations/new-articles.ts'
import type { AutomationSource } from '#core/contract/publishing/automations.contract.ts'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { SourceRequest } from '#core/contract/content/pages.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import type { StoredSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { Validators } from '../../platform/fetch/raw-fetch.ts'
import type { Refusal } from '../../platform/http/failures/refusal.ts'
import type { Platform } from '../../platform/platform.ts'

export interface AccountKey {
  readonly owner: string
  readonly accountId: string
}

export type KnownVersions = Readonly<Record<string, Validators>>

export interface ArticlesRead extends Omit<SourceArticles, 'isFirst'> {
  /** Files that could not be read, or not whole. */
  readonly errors: readonly PageError[]
  /** Entries that are no addresses. */
  readonly badEntries: readonly PageError[]
  readonly versions: KnownVersions
  /** There is more than one run reads: files that are read by now. Null = no more. */
  readonly done: readonly string[] | null
}

interface EventBatch extends AccountKey {
  readonly tab: string
  readonly events: readonly {
    readonly id: string
    readonly at: number
    readonly cause?: string
    readonly event: SharedPinEvent
  }[]
}

export interface AutomationNeeds {
  /** ms of one step of a run; shorter in tests. */
  readonly stepTimeout?: number
  /** No run begins or goes on until there is room again. */
  readonly isDiskLow: () => Promise<boolean>
  /** Undefined when the account is not the owner's. */
  readonly findAccount: (
    db: Queries,
    owner: string,
    accountId: string,
  ) => Promise<{ readonly name: string } | undefined>
  readonly findSchedule: (
    db: Queries,
    key: AccountKey,
  ) => Promise<{ readonly schedule: StoredSchedule | null } | undefined>
  readonly findArticles: (wish: {
    readonly source: AutomationSource
    readonly known: KnownVersions
    readonly signal: AbortSignal
    readonly mostFiles?: number
    readonly beforeFile?: () => Promise<void>
    /** Files that earlier runs have read. */
    readonly done?: readonly string[]
    /** Earlier runs have read all of it. */
    readonly isRead?: boolean
    /** No further file is begun when it says so. */
    readonly isLate?: () => boolean
  }) => Promise<ArticlesRead>
  readonly addSources: (
    adding: AccountKey & {
      readonly key: string
      readonly source: SourceRequest
      readonly signal: AbortSignal
    },
  ) => Promise<{ readonly errors: readonly PageError[] }>
  readonly startGeneration: (
    start: AccountKey & {
      readonly key: string
      readonly config: GenerationConfig
      readonly isFreshOnly?: boolean
    },
  ) => Promise<{ readonly task_id: string } | Refusal>
  readonly pinIdsOf: (taskId: string, total: number) => string[]
  /** Null = none was started with the key. */
  readonly taskOfKey: (owner: string, key: string) => Promise<string | null>
  readonly reportTask: (owner: string, taskId: string) => Promise<TaskReport | null>
  readonly getPins: (db: Queries, key: AccountKey, ids: readonly string[]) => Promise<Pin[]>
  /** What still has to go out though its time has come. */
  readonly waitingPublications: (
    db: Queries,
    key: AccountKey,
  ) => Promise<
    readonly {
      readonly pin: Pick<Pin, 'id'>
      readonly publication: Pick<Publication, 'id'>
    }[]
  >
  /** Each event may be refused on its own. */
  readonly appendCheckedEvents: (
    tx: Tx,
    batch: EventBatch,
  ) => Promise<{ readonly rejected: readonly { readonly id: string }[] }>
  readonly listBoards: (
    db: Queries,
    key: AccountKey,
  ) => Promise<
    readonly {
      readonly id: string
      readonly name: string
      readonly sections: readonly { readonly id: string; readonly name: string }[]
    }[]
  >
}

export type AutomationParts = AutomationNeeds & Pick<Platform, 'database' | 'clock' | 'log'>
