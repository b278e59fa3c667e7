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
import type { PinFilters } from '#core/pins/book/pin-filters.schema.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { messageOf } from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'
import type { UndoOutcome } from './undo-outcome.ts'
import { syncInWords, type StoreNote, type SyncPhase, type SyncResult } from './pin-sync-words.ts'
import {
  emptyAccount,
  unopened,
  type DrawnAgain,
  type PinsContext,
  type PinsEvent,
  type StoreObserved,
  type StoreReport,
} from './pins-context.ts'

type Report<Type> = Extract<StoreReport, { type: Type }>
type Phased = { phase: SyncPhase }
export const outdated = clientProblem('client.newerVersion')
const notHere: UndoOutcome['refusal'] = { kind: 'readOnly' }

const noteIn = (phase: SyncPhase) => ({
  actions: {
    type: 'setNote' as const,
    params: ({ event: { note } }: { event: { note: StoreNote } }) => ({ note, phase }),
  },
})
const ended = (kind: SyncResult['kind']) => ({
  type: 'isKind' as const,
  params: ({ event }: { event: { output: SyncResult } }) => ({ result: event.output, kind }),
})
const seen = { type: 'recordVisible' as const, params: { isVisible: true } }
const unseen = { type: 'recordVisible' as const, params: { isVisible: false } }

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
    changeAccount: assign((_, { accountId }: { accountId: string | null }) =>
      emptyAccount(accountId),
    ),
    begin: assign(unopened),
    setBook: assign((_, { book }: { book: PinBook }) => ({ book })),
    open: assign((_, { book, note, needsReset, hasNewer, tab }: Report<'store.opened'>) => ({
      book,
      note,
      needsReset,
      tab,
      isReadOnly: hasNewer,
      error: hasNewer ? outdated : null,
    })),
    remember: assign((_, { history, revision, isReadOnly }: Report<'store.remembered'>) => ({
      history,
      revision,
      isReadOnly,
      ...(isReadOnly && { error: outdated }),
    })),
    setOutcome: assign((_, { outcome }: { outcome: UndoOutcome }) => ({ outcome })),
    refuse: assign((_, { verb }: { verb: UndoOutcome['verb'] }) => ({
      outcome: { verb, root: null, refusal: notHere },
    })),
    recordVisible: assign((_, { isVisible }: { isVisible: boolean }) => ({ isVisible })),
    setNote: assign((_, { note, phase }: Phased & { note: StoreNote }) => ({
      note,
      sync: syncInWords(note, phase),
    })),
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
    addRejections: assign(({ context }, { rejections }: Report<'store.rejected'>) => ({
      rejections: [...context.rejections, ...rejections],
    })),
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
    ...emptyAccount(null),
    ...unopened,
    userId: input.userId,
    tab: '',
    isVisible: true,
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
    'page.hidden': { actions: unseen },
    'page.visible': { actions: seen },
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
          actions: [unseen, 'notifyStore'],
        },
        'page.visible': {
          actions: [seen, 'notifyStore'],
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
              actions: [seen, 'notifyStore', 'requestPull'],
            },
            'store.changed': { actions: { type: 'setBook', params: ({ event }) => event } },
            'store.damaged': { actions: 'demandReset' },
          },
          states: {
            syncing: {
              entry: ['takeUp', { type: 'notifySync', params: { phase: 'syncing' } }],
              on: {
                'store.statusChanged': noteIn('syncing'),
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
                    guard: ended('synced'),
                    target: 'resting',
                    actions: ['recordWhole', 'recordRound'],
                  },
                  {
                    guard: ended('signedOut'),
                    target: 'signedOut',
                  },
                  {
                    guard: ended('gone'),
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
                'store.statusChanged': noteIn('resting'),
                'network.online': { target: 'syncing' },
                'pins.retry': { target: 'syncing' },
              },
            },
            waiting: {
              entry: { type: 'notifySync', params: { phase: 'waiting' } },
              after: { syncPause: { target: 'syncing' } },
              on: {
                'store.statusChanged': noteIn('waiting'),
                'network.online': { target: 'syncing' },
                'pins.retry': { target: 'syncing' },
              },
            },
            signedOut: {
              entry: [{ type: 'notifySync', params: { phase: 'waiting' } }, 'notifyExpired'],
              on: {
                'store.statusChanged': noteIn('waiting'),
                'session.restored': { target: 'syncing' },
                // The person may have signed in again in another tab.
                'page.visible': {
                  target: 'syncing',
                  actions: [seen, 'notifyStore'],
                },
                'network.online': { target: 'syncing' },
              },
            },
            /** The sync itself threw: a bug or a broken storage. It is tried again, seldom. */
            broken: {
              entry: { type: 'notifySync', params: { phase: 'waiting' } },
              after: { faultPause: { target: 'syncing' } },
              on: {
                'store.statusChanged': noteIn('waiting'),
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
