/**
 * What the views know of the machines: their names in the system, what they remember, what they can
 * be reported, and their tags (docs/decisions/0002-browser-seams.md). Structural on purpose: a story or
 * a test can stand in any actor of this shape.
 */
import type { ActorRefFrom } from 'xstate'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { Interest, Page, SourceRequest } from '#core/contract/content/pages.contract.ts'
import type { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import type { TaskKind, TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import type { PageSelection } from '#core/pages/page-selection.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { PinFilters } from '#core/pins/book/pin-filters.schema.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import type { PinHistory } from '#core/pins/history/pin-history.ts'
import type { UndoRefusal } from '#core/pins/history/pin-undo.ts'
import type { SentStep } from '#core/pins/history/sent-steps.ts'
import type { ScreenEvent } from '../machines/app/app-context.ts'
import type { bulkCreateMachine } from '../machines/bulk-create/bulk-create.machine.ts'
import type { calendarMoveMachine } from '../machines/calendar-move/calendar-move.machine.ts'
import type { connectionMachine } from '../machines/connection/connection.machine.ts'
import type { publishingMachine } from '../machines/publishing/publishing.machine.ts'
import type { resumingMachine } from '../machines/resuming/resuming.machine.ts'

export interface Snapshot<Context, Tag extends string> {
  readonly context: Context
  readonly value: unknown
  hasTag(tag: Tag): boolean
}

/** An actor as the views see it. */
export interface Actor<Context, Event extends { type: string }, Tag extends string = never> {
  getSnapshot(): Snapshot<Context, Tag>
  subscribe(listener: (snapshot: Snapshot<Context, Tag>) => void): { unsubscribe(): void }
  send(event: Event): void
}

export type AuthActor = Actor<
  {
    readonly user: User | null
    readonly error: {
      readonly message: string
      readonly emailVerificationRequired?: boolean | undefined
      readonly email?: string | undefined
    } | null
    readonly notice: string | null
    readonly redirectTo: string | null
  },
  | { type: 'auth.login'; email: string; password: string }
  | { type: 'auth.googleLogin'; credential: string; signupPath?: string }
  | {
      type: 'auth.register'
      firstName: string
      email: string
      password: string
      signupPath?: string
    }
  | { type: 'auth.logout' | 'auth.recheck' | 'auth.expired' }
  | { type: 'auth.signInAgain'; password: string }
  | { type: 'auth.userChanged'; user: User },
  'loading' | 'anonymous' | 'signedIn' | 'unconfirmed' | 'busy' | 'expired' | 'leaving'
>

export type EnvironmentActor = Actor<
  { readonly online: boolean; readonly visible: boolean },
  { type: 'page.visible' }
>
export type BuildActor = Actor<{ readonly newBuild: string | null }, { type: 'build.due' }>

export type AccountsActor = Actor<
  {
    readonly accounts: readonly Account[]
    readonly selectedAccount: (Pick<Account, 'id' | 'name'> & Partial<Pick<Account, 'kind'>>) | null
    readonly error: string | null
    readonly lost: { readonly name: string } | null
    readonly unsent: readonly { readonly accountId: string; readonly count: number }[]
  },
  | {
      type: 'accounts.select' | 'accounts.delete' | 'accounts.saveUnsent' | 'accounts.discardUnsent'
      id: string
    }
  | { type: 'accounts.dismissLost' }
  | { type: 'accounts.create'; name: string }
  | { type: 'accounts.reload' },
  'loading' | 'ready' | 'failed' | 'busy'
>

export type PagesActor = Actor<
  {
    readonly accountId: string | null
    readonly pages: readonly Page[]
    readonly selection: PageSelection
    readonly sourceErrors: readonly PageError[]
    readonly error: string | null
    /** Edits that the server has not answered yet. */
    readonly edits: readonly { readonly type: string; readonly pageId: string }[]
  },
  | { type: 'pages.addSources'; source: SourceRequest; continues?: boolean }
  | { type: 'pages.toggle' | 'pages.delete'; pageId: string }
  | { type: 'pages.select' | 'pages.refetch'; pageIds: string[] }
  | { type: 'pages.reload' | 'pages.dismissErrors' }
  | { type: 'interests.add'; pageId: string; name: string }
  | { type: 'interests.restore'; pageId: string; interest: Interest; at: number }
  | {
      type: 'interests.update'
      pageId: string
      interestId: string
      patch: { interest_name?: string; chosen?: boolean; category?: string }
    }
  | { type: 'interests.delete' | 'interests.research'; pageId: string; interestId: string }
  | { type: 'pictures.exclude'; pageId: string; pictureId: string; excluded: boolean }
  | { type: 'pictures.attach'; pageId: string; pictureId: string }
  | { type: 'pictures.deleted' | 'pictures.restored'; pictureId: string },
  'loading' | 'ready' | 'failed' | 'adding'
>

/**
 * How the last undo or redo ended, or a change in a tab that may not change anything: a new object
 * each time.
 */
export interface UndoOutcome {
  readonly verb: 'undo' | 'redo' | 'change'
  readonly root: string | null
  readonly refusal:
    | UndoRefusal
    | { readonly kind: 'readOnly' }
    | { readonly kind: 'notKept' }
    | null
  /** The latest step that was passed over because it was sent. */
  readonly passed?: SentStep
}

export interface PinsContextView {
  readonly accountId: string
  /** Who this tab is in the history. */
  readonly tab: string
  readonly book: PinBook
  readonly history: PinHistory
  /** The server's revision that book and history had when they were last reported. */
  readonly revision: number
  readonly outcome: UndoOutcome | null
  /**
   * A newer build has written to the log: nothing can be changed here until the page is reloaded.
   */
  readonly isReadOnly: boolean
  readonly filters: PinFilters
  readonly sync: {
    readonly pending: number
    readonly state: 'saved' | 'saving' | 'sending' | 'waiting' | 'memoryOnly'
  }
  readonly rejections: readonly {
    readonly id: string
    readonly message: string
    readonly accountId?: string
  }[]
  readonly error: string | null
}

export type PinsActor = Actor<
  PinsContextView,
  /**
   * `action`: what the command is called, for the history. `cause`: the id that it gets there, for
   * an undo of just that one by `root`.
   */
  | { type: 'pins.apply'; events: readonly PinEvent[]; action?: string; cause?: string }
  | { type: 'pins.undo' | 'pins.redo'; root?: string }
  | { type: 'pins.filter'; filters: PinFilters }
  | { type: 'pins.pull' | 'pins.retry' | 'pins.dismissRejections' },
  'loading' | 'ready' | 'failed'
>

export type FlowStep = 'sources' | 'interests' | 'design' | 'pins' | 'titles' | 'done'
export interface FlowConfig {
  readonly n_pins: number
  readonly pin_types: readonly PinType[]
  readonly templates: readonly string[]
  readonly colors: readonly string[]
  readonly fonts: readonly string[]
  /** A further kit of the account's; none = its own. */
  readonly brand_kit_id?: string | null
}

export type PinFlowActor = Actor<
  { readonly config: FlowConfig; readonly refusal: string | null },
  | { type: 'flow.goTo'; step: FlowStep }
  | { type: 'flow.configure'; patch: Partial<FlowConfig> }
  | { type: 'flow.commit' | 'flow.finish' | 'flow.reset' },
  'loading' | 'busy'
>

export type TaskActor = Actor<
  {
    readonly key: string
    readonly kind: TaskKind
    readonly name: string
    readonly report: TaskReport | null
    readonly pauseReason: 'offline' | 'hidden' | 'signedOut' | 'otherTab' | 'otherAccount' | null
    /** How often the server has not answered in a row. */
    readonly attempt: number
    readonly error: string | null
  },
  { type: 'task.cancel' | 'task.retry' | 'task.dismiss' },
  | 'starting'
  | 'running'
  | 'suspended'
  | 'cancelling'
  | 'succeeded'
  | 'failed'
  | 'timedOut'
  | 'cancelled'
  | 'final'
>

export type TasksActor = Actor<
  { readonly tasks: readonly TaskActor[] },
  | { type: 'tasks.startGeneration'; config: GenerationConfig }
  | { type: 'tasks.startRendering'; pinIds: string[] }
  | { type: 'tasks.watch'; taskId: string; kind: TaskKind }
  | { type: 'tasks.cancel' | 'tasks.retry' | 'tasks.dismiss'; key: string }
>

/** A file as the browser gives it. */
export type WorkspaceImportActor = Actor<
  {
    readonly file: { readonly name: string } | null
    readonly found: WorkspaceImport | null
    readonly error: string | null
  },
  | { type: 'workspace.open' | 'workspace.accept' | 'workspace.cancel' | 'workspace.retry' }
  | { type: 'workspace.choose'; file: File },
  'busy' | 'sending' | 'holding' | 'awaiting' | 'checking' | 'reported' | 'done' | 'failed' | 'idle'
>

/** Opened by the screen that needs it. */
export type CalendarMoveActor = ActorRefFrom<typeof calendarMoveMachine>
export type PublishingActor = ActorRefFrom<typeof publishingMachine>
export type BulkCreateActor = ActorRefFrom<typeof bulkCreateMachine>
export type ResumingActor = ActorRefFrom<typeof resumingMachine>
export type ConnectionActor = ActorRefFrom<typeof connectionMachine>

export interface Actors {
  auth: AuthActor
  environment: EnvironmentActor
  build: BuildActor
  accounts: AccountsActor
  pages: PagesActor
  pins: PinsActor
  pinFlow: PinFlowActor
  tasks: TasksActor
  workspaceImport: WorkspaceImportActor
  calendarMove: CalendarMoveActor
  publishing: PublishingActor
  connection: ConnectionActor
  resuming: ResumingActor
  bulkCreate: BulkCreateActor
}
export type ScreenActorName =
  | 'calendarMove'
  | 'publishing'
  | 'connection'
  | 'resuming'
  | 'bulkCreate'
export type ActorName = keyof Actors
export type SnapshotOf<N extends ActorName> = ReturnType<Actors[N]['getSnapshot']>

/** The root actor as the views see it: where the others are looked up. */
export interface AppActor {
  readonly system: { get(name: string): unknown }
  getSnapshot(): { readonly context: { readonly fault: string | null } }
  subscribe(listener: () => void): { unsubscribe(): void }
  send(event: ScreenEvent): void
}
