/**
 * The pins of the selected account. The event log reduces and stores them; this chart says whether
 * it is open and when it talks to the server: after a change, when asked to pull, when the network,
 * the session or the person is back, while somebody looks every half minute for what other devices
 * did, and after the pause that a failed round asks for.
 *   idle (no account) -account.changed-> open { opening -> ready { syncing -> resting | waiting | signedOut } } -> failed | gone -pins.retry-> open
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import {
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type AnyActorRef,
} from 'xstate'
import { defaultFilters, type PinFilters } from '#core/pins/book/pin-filters.schema.ts'
import { emptyBook, type PinBook } from '#core/pins/book/pin-book.ts'
import { emptyHistory, type PinHistory } from '#core/pins/history/pin-history.ts'
import { messageOf, type Reason } from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'
import type { UndoOutcome } from './undo-outcome.ts'
import {
  nothingStored,
  syncInWords,
  type PinSync,
  type StoreNote,
  type SyncPhase,
  type SyncResult,
} from './pin-sync-words.ts'

export interface PinRejection {
  readonly id: string
  readonly message: string
  /** Of an account that was left before the server had the change; none = of the open one. */
  readonly accountId?: string
}
export interface PinsContext {
  readonly userId: string
  readonly accountId: string | null
  readonly book: PinBook
  readonly filters: PinFilters
  readonly sync: PinSync
  readonly rejections: readonly PinRejection[]
  /** What people did, as far back as this device keeps it: what can be undone and redone. */
  readonly history: PinHistory
  /**
   * How the last undo or redo ended, or a change in a tab that may not change anything: a new
   * object each time.
   */
  readonly outcome: UndoOutcome | null
  /** Who this tab is in the history. */
  readonly tab: string
  /** The server's revision that the book and the history had when they were last reported. */
  readonly revision: number
  readonly isVisible: boolean
  /**
   * A newer build has written to the log: nothing can be changed here until the page is reloaded.
   */
  readonly isReadOnly: boolean
  readonly error: Reason | null
  /** What the log reported last of itself. */
  readonly note: StoreNote
  /** The local book is not whole: the next round fetches the server's list. */
  readonly needsReset: boolean
  /** The round on its way fetches that list, and began after the last damage. */
  readonly isRefetch: boolean
  /**
   * The first round with the server since the opening has ended, well or not: what the book lacks
   * now, it lacks.
   */
  readonly isFirstRoundOver: boolean
  /** Asked to pull while a round was on its way. */
  readonly wantsPull: boolean
  /** Milliseconds until the next round after a failed one. */
  readonly pause: number
}
/**
 * Pins whose changed design the server has not learned of: nobody can have asked for their pictures.
 * The key is the same at every opening.
 */
export interface OwedRendering {
  readonly key: string
  readonly pinIds: readonly string[]
}
type DrawnAgain = Pick<OwedRendering, 'pinIds'> & Partial<OwedRendering>
type Visibility = { type: 'page.hidden' | 'page.visible' }
/**
 * `store.failed`: to itself, when it does not open. An actor of its kind fails on what it receives.
 */
export type StoreObserved = Visibility | { type: 'store.failed' }
export type StoreReport =
  | {
      type: 'store.opened'
      book: PinBook
      note: StoreNote
      needsReset: boolean
      hasNewer: boolean
      tab: string
      owed: readonly OwedRendering[]
    }
  | { type: 'store.changed'; book: PinBook }
  | { type: 'store.statusChanged'; note: StoreNote }
  | { type: 'store.remembered'; history: PinHistory; revision: number; isReadOnly: boolean }
  /** `owed`: designs that went back to what they were: their pictures must follow. */
  | { type: 'store.undone'; outcome: UndoOutcome; owed: readonly DrawnAgain[] }
  /** A command, because the store is read-only. */
  | { type: 'store.refused'; verb: UndoOutcome['verb'] }
  | { type: 'store.damaged' }
  | { type: 'store.rejected'; rejections: readonly PinRejection[] }
  /** The server has more than this browser. */
  | { type: 'pins.pull' }
export type PinsEvent =
  | Visibility
  | StoreReport
  | { type: 'account.changed'; accountId: string | null }
  | { type: 'pins.filter'; filters: PinFilters }
  | { type: 'pins.retry' }
  | { type: 'pins.dismissRejections' }
  | { type: 'network.online' }
  | { type: 'session.restored' }
type Phased = { phase: SyncPhase }
export const outdated = clientProblem('client.newerVersion')
const notHere: UndoOutcome['refusal'] = { kind: 'readOnly' }

export const pinsMachine = setup({
  types: {
    context: {} as PinsContext,
    input: {} as { userId: string },
    events: {} as PinsEvent,
    tags: {} as 'loading' | 'ready' | 'failed',
  },
  actors: {
    /**
     * Opens the account's log, reports `StoreReport`s, and closes the log when it is stopped. The
     * user's commands reach the log by the `PinSession`. Breaks when it does not open.
     */
    pinStore: fromCallback<StoreObserved, { userId: string; accountId: string }, StoreReport>(() =>
      notProvided('pinStore'),
    ),
    /**
     * One round with the server: sends what is unsent, then fetches; `refetch` takes the server's
     * list again.
     */
    syncPins: fromPromise<SyncResult, { accountId: string; refetch: boolean }>(() =>
      notProvided('syncPins'),
    ),
  },
  delays: { syncPause: ({ context }) => context.pause, faultPause: 30_000, newsPause: 30_000 },
  guards: {
    isAccount: (_, { accountId }: { accountId: string | null }) => accountId !== null,
    hasWork: ({ context }) => context.note.pending > 0 || context.wantsPull || context.needsReset,
    isVisible: ({ context }) => context.isVisible,
    isKind: (_, { result, kind }: { result: SyncResult; kind: SyncResult['kind'] }) =>
      result.kind === kind,
  },
  actions: {
    changeAccount: assign((_, { accountId }: { accountId: string | null }) => ({
      accountId,
      book: emptyBook(accountId),
      filters: defaultFilters,
      rejections: [],
      history: emptyHistory,
      revision: 0,
      outcome: null,
      isReadOnly: false,
      note: nothingStored,
      sync: { pending: 0, state: 'saved' },
      error: null,
    })),
    begin: assign({
      note: nothingStored,
      sync: { pending: 0, state: 'saved' },
      needsReset: false,
      isRefetch: false,
      isFirstRoundOver: false,
      wantsPull: false,
      error: null,
    }),
    setBook: assign((_, { book }: { book: PinBook }) => ({ book })),
    open: assign(
      (
        _,
        { book, note, needsReset, hasNewer, tab }: Extract<StoreReport, { type: 'store.opened' }>,
      ) => ({
        book,
        note,
        needsReset,
        tab,
        isReadOnly: hasNewer,
        error: hasNewer ? outdated : null,
      }),
    ),
    remember: assign(
      (
        _,
        { history, revision, isReadOnly }: Extract<StoreReport, { type: 'store.remembered' }>,
      ) => ({ history, revision, isReadOnly, ...(isReadOnly && { error: outdated }) }),
    ),
    setOutcome: assign((_, { outcome }: { outcome: UndoOutcome }) => ({ outcome })),
    refuse: assign((_, { verb }: { verb: UndoOutcome['verb'] }) => ({
      outcome: { verb, root: null, refusal: notHere },
    })),
    recordVisible: assign((_, { isVisible }: { isVisible: boolean }) => ({ isVisible })),
    setNote: assign((_, { note }: { note: StoreNote }) => ({ note })),
    askForRendering: enqueueActions(
      ({ enqueue, system }, { owed }: { owed: readonly DrawnAgain[] }) => {
        const tasks: AnyActorRef | undefined = system.get('tasks')
        if (tasks !== undefined)
          for (const one of owed) enqueue.sendTo(tasks, { type: 'tasks.startRendering', ...one })
      },
    ),
    notifySync: assign(({ context }, { phase }: Phased) => ({
      sync: syncInWords(context.note, phase),
    })),
    demandReset: assign({ needsReset: true, isRefetch: false }),
    requestPull: assign({ wantsPull: true }),
    takeUp: assign(({ context }) => ({ wantsPull: false, isRefetch: context.needsReset })),
    recordWhole: assign(({ context }) => ({
      needsReset: context.needsReset && !context.isRefetch,
      isRefetch: false,
    })),
    recordRound: assign({ isFirstRoundOver: true }),
    setPause: assign((_, result: SyncResult) => ({
      pause: result.kind === 'waiting' ? result.pause : 0,
    })),
    addRejections: assign(
      ({ context }, { rejections }: { rejections: readonly PinRejection[] }) => ({
        rejections: [...context.rejections, ...rejections],
      }),
    ),
    dismissRejections: assign({ rejections: [] }),
    setFilters: assign((_, { filters }: { filters: PinFilters }) => ({ filters })),
    explainGone: assign({ error: clientProblem('client.accountGone') }),
    /** It may have been another tab that got the answer: the person looks at this one. */
    notifyExpired: enqueueActions(({ enqueue, system }) => {
      const auth: AnyActorRef | undefined = system.get('auth')
      if (auth !== undefined) enqueue.sendTo(auth, { type: 'auth.expired' })
    }),
    askForAccounts: enqueueActions(({ enqueue, system }) => {
      const accounts: AnyActorRef | undefined = system.get('accounts')
      if (accounts !== undefined) enqueue.sendTo(accounts, { type: 'accounts.reload' })
    }),
    explain: assign((_, { error }: { error: unknown }) => ({ error: messageOf(error) })),
    notifyStore: sendTo('pinStore', ({ event }) => event),
  },
}).createMachine({
  id: 'pins',
  context: ({ input }) => ({
    userId: input.userId,
    accountId: null,
    book: emptyBook(),
    filters: defaultFilters,
    sync: { pending: 0, state: 'saved' },
    rejections: [],
    history: emptyHistory,
    outcome: null,
    tab: '',
    revision: 0,
    isVisible: true,
    isReadOnly: false,
    error: null,
    note: nothingStored,
    needsReset: false,
    isRefetch: false,
    isFirstRoundOver: false,
    wantsPull: false,
    pause: 0,
  }),
  initial: 'idle',
  on: {
    'account.changed': [
      {
        guard: { type: 'isAccount', params: ({ event }) => event },
        target: '.open',
        reenter: true,
        actions: { type: 'changeAccount', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'changeAccount', params: ({ event }) => event } },
    ],
    'pins.dismissRejections': { actions: 'dismissRejections' },
    'page.hidden': { actions: { type: 'recordVisible', params: { isVisible: false } } },
    'page.visible': { actions: { type: 'recordVisible', params: { isVisible: true } } },
  },
  states: {
    idle: {},
    open: {
      initial: 'opening',
      entry: 'begin',
      invoke: {
        id: 'pinStore',
        src: 'pinStore',
        input: ({ context }) => ({ userId: context.userId, accountId: context.accountId ?? '' }),
        onError: { target: 'failed', actions: { type: 'explain', params: caught } },
      },
      on: {
        'store.rejected': { actions: { type: 'addRejections', params: ({ event }) => event } },
        'pins.filter': { actions: { type: 'setFilters', params: ({ event }) => event } },
        'store.remembered': { actions: { type: 'remember', params: ({ event }) => event } },
        'store.undone': {
          actions: [
            { type: 'setOutcome', params: ({ event }) => event },
            { type: 'askForRendering', params: ({ event }) => event },
          ],
        },
        'page.hidden': {
          actions: [{ type: 'recordVisible', params: { isVisible: false } }, 'notifyStore'],
        },
        'page.visible': {
          actions: [{ type: 'recordVisible', params: { isVisible: true } }, 'notifyStore'],
        },
      },
      states: {
        opening: {
          tags: 'loading',
          on: {
            'store.opened': {
              target: 'ready',
              actions: [
                { type: 'open', params: ({ event }) => event },
                { type: 'askForRendering', params: ({ event }) => event },
              ],
            },
            'pins.pull': { actions: 'requestPull' },
          },
        },
        ready: {
          tags: 'ready',
          initial: 'syncing',
          on: {
            'store.refused': { actions: { type: 'refuse', params: ({ event }) => event } },
            'pins.pull': { actions: 'requestPull' },
            'page.visible': {
              actions: [
                { type: 'recordVisible', params: { isVisible: true } },
                'notifyStore',
                'requestPull',
              ],
            },
            'store.changed': { actions: { type: 'setBook', params: ({ event }) => event } },
            'store.damaged': { actions: 'demandReset' },
          },
          states: {
            syncing: {
              entry: ['takeUp', { type: 'notifySync', params: { phase: 'syncing' } }],
              on: {
                'store.statusChanged': {
                  actions: [
                    { type: 'setNote', params: ({ event }) => event },
                    { type: 'notifySync', params: { phase: 'syncing' } },
                  ],
                },
              },
              invoke: {
                id: 'syncPins',
                src: 'syncPins',
                input: ({ context }) => ({
                  accountId: context.accountId ?? '',
                  refetch: context.needsReset,
                }),
                onDone: [
                  {
                    guard: {
                      type: 'isKind',
                      params: ({ event }) => ({ result: event.output, kind: 'synced' }),
                    },
                    target: 'resting',
                    actions: ['recordWhole', 'recordRound'],
                  },
                  {
                    guard: {
                      type: 'isKind',
                      params: ({ event }) => ({ result: event.output, kind: 'signedOut' }),
                    },
                    target: 'signedOut',
                  },
                  {
                    guard: {
                      type: 'isKind',
                      params: ({ event }) => ({ result: event.output, kind: 'gone' }),
                    },
                    target: '#pins.gone',
                  },
                  {
                    target: 'waiting',
                    actions: [{ type: 'setPause', params: output }, 'recordRound'],
                  },
                ],
                onError: {
                  target: 'broken',
                  actions: [{ type: 'explain', params: caught }, 'recordRound'],
                },
              },
            },
            resting: {
              entry: { type: 'notifySync', params: { phase: 'resting' } },
              always: { guard: 'hasWork', target: 'syncing' },
              after: { newsPause: { guard: 'isVisible', target: 'syncing' } },
              on: {
                'store.statusChanged': {
                  actions: [
                    { type: 'setNote', params: ({ event }) => event },
                    { type: 'notifySync', params: { phase: 'resting' } },
                  ],
                },
                'network.online': { target: 'syncing' },
                'pins.retry': { target: 'syncing' },
              },
            },
            waiting: {
              entry: { type: 'notifySync', params: { phase: 'waiting' } },
              after: { syncPause: { target: 'syncing' } },
              on: {
                'store.statusChanged': {
                  actions: [
                    { type: 'setNote', params: ({ event }) => event },
                    { type: 'notifySync', params: { phase: 'waiting' } },
                  ],
                },
                'network.online': { target: 'syncing' },
                'pins.retry': { target: 'syncing' },
              },
            },
            signedOut: {
              entry: [{ type: 'notifySync', params: { phase: 'waiting' } }, 'notifyExpired'],
              on: {
                'store.statusChanged': {
                  actions: [
                    { type: 'setNote', params: ({ event }) => event },
                    { type: 'notifySync', params: { phase: 'waiting' } },
                  ],
                },
                'session.restored': { target: 'syncing' },
                // The person may have signed in again in another tab.
                'page.visible': {
                  target: 'syncing',
                  actions: [{ type: 'recordVisible', params: { isVisible: true } }, 'notifyStore'],
                },
                'network.online': { target: 'syncing' },
              },
            },
            /** The sync itself threw: a bug or a broken storage. It is tried again, seldom. */
            broken: {
              entry: { type: 'notifySync', params: { phase: 'waiting' } },
              after: { faultPause: { target: 'syncing' } },
              on: {
                'store.statusChanged': {
                  actions: [
                    { type: 'setNote', params: ({ event }) => event },
                    { type: 'notifySync', params: { phase: 'waiting' } },
                  ],
                },
                'pins.retry': { target: 'syncing' },
              },
            },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'pins.retry': { target: 'open' } } },
    /**
     * Deleted on another device: the list of accounts, asked again, says what there is to work on.
     */
    gone: {
      tags: 'failed',
      entry: ['explainGone', 'askForAccounts'],
      on: { 'pins.retry': { target: 'open' } },
    },
  },
})
