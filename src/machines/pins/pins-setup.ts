/** The events, effects, delays, guards and actions that the chart of the pins names. */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import {
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  stateIn,
  type AnyActorRef,
} from 'xstate'
import type { PinFilters } from '#core/pins/filters/pin-filters.schema.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { messageOf } from '../call-failed.ts'
import { notProvided } from '../not-provided.ts'
import type { UndoOutcome } from './undo-outcome.ts'
import { syncInWords, type StoreNote, type SyncPhase, type SyncResult } from './pin-sync-words.ts'
import {
  emptyAccount,
  unopened,
  type DrawnAgain,
  type PinsContext,
  type PinsEvent,
  type PinsTag,
  type StoreObserved,
  type StoreReport,
} from './pins-context.ts'

type Report<Type> = Extract<StoreReport, { type: Type }>
type Phased = { phase: SyncPhase }
export const outdated = clientProblem('client.newerVersion')
const notHere: UndoOutcome['refusal'] = { kind: 'readOnly' }

export const pinsSetup = setup({
  types: {
    context: {} as PinsContext,
    input: {} as { userId: string },
    events: {} as PinsEvent,
    tags: {} as PinsTag,
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
    hasUnsent: ({ context }) => context.note.pending > 0,
    isDamaged: stateIn('#pins.open.list.known.damaged'),
    isRefetching: stateIn('#pins.open.sync.round.refetching'),
    holds: (_, fact: boolean) => fact,
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
    open: assign((_, { book, note, hasNewer, tab }: Report<'store.opened'>) => ({
      book,
      note,
      tab,
      error: hasNewer ? outdated : null,
    })),
    remember: assign((_, { history, revision, isReadOnly }: Report<'store.remembered'>) => ({
      history,
      revision,
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
})
