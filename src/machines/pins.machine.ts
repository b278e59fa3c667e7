/**
 * The pins of the selected account. The event log reduces and stores them; this chart says whether it is open and when it talks to the
 * server: after a change, when told to pull, when the network or the session is back, and after the pause that a failed round asks for.
 *   idle (no account) -account.changed-> open { opening -> ready { syncing -> resting | waiting | signedOut } } -> failed | gone -pins.retry-> open
 */
import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup, type AnyActorRef } from 'xstate'
import { defaultFilters, type PinFilters } from '#core/pins/pin-filters.ts'
import type { PinEvent } from '#core/pins/pin.events.ts'
import { emptyBook, type PinBook } from '#core/pins/pin-book.ts'
import { messageOf } from './call-failed.ts'
import { caught, output } from './done-event.ts'
import { notProvided } from './not-provided.ts'
import { nothingStored, syncInWords, type PinSync, type StoreNote, type SyncPhase, type SyncResult } from './pin-sync-words.ts'

export interface PinRejection {
  readonly id: string
  readonly message: string
}
export interface PinsContext {
  readonly userId: string
  readonly accountId: string | null
  readonly book: PinBook
  readonly filters: PinFilters
  readonly sync: PinSync
  readonly rejections: readonly PinRejection[]
  readonly error: string | null
  /** What the log said last of itself. */
  readonly note: StoreNote
  /** The local book is not whole: the next round fetches the server's list. */
  readonly needsReset: boolean
  /** Told to pull while a round was on its way. */
  readonly wantsPull: boolean
  /** Milliseconds until the next round after a failed one. */
  readonly pause: number
}
export type StoreCommand = { type: 'pins.apply'; events: readonly PinEvent[] } | { type: 'page.hidden' }
export type StoreReport =
  | { type: 'store.opened'; book: PinBook; note: StoreNote; needsReset: boolean; hasNewer: boolean }
  | { type: 'store.changed'; book: PinBook }
  | { type: 'store.noted'; note: StoreNote }
  | { type: 'store.damaged' }
  | { type: 'store.failed'; message: string }
  | { type: 'store.rejected'; rejections: readonly PinRejection[] }
export type PinsEvent =
  | StoreCommand
  | StoreReport
  | { type: 'account.changed'; accountId: string | null }
  | { type: 'pins.filter'; filters: PinFilters }
  | { type: 'pins.pull' }
  | { type: 'pins.retry' }
  | { type: 'pins.dismissRejections' }
  | { type: 'network.online' }
  | { type: 'session.restored' }
type Phased = { phase: SyncPhase }

export const pinsMachine = setup({
  types: { context: {} as PinsContext, input: {} as { userId: string }, events: {} as PinsEvent, tags: {} as 'loading' | 'ready' | 'failed' },
  actors: {
    /** Opens the account's log, takes `StoreCommand`s, tells `StoreReport`s, and closes the log when it is stopped. */
    pinStore: fromCallback<StoreCommand, { userId: string; accountId: string }, StoreReport>(() => notProvided('pinStore')),
    /** One round with the server: sends what is unsent, then fetches; `refetch` takes the server's list anew. */
    syncPins: fromPromise<SyncResult, { accountId: string; refetch: boolean }>(() => notProvided('syncPins')),
  },
  delays: { syncPause: ({ context }) => context.pause, faultPause: 30_000 },
  guards: {
    isAccount: (_, { accountId }: { accountId: string | null }) => accountId !== null,
    hasWork: ({ context }) => context.note.pending > 0 || context.wantsPull || context.needsReset,
    isKind: (_, { result, kind }: { result: SyncResult; kind: SyncResult['kind'] }) => result.kind === kind,
  },
  actions: {
    changeAccount: assign((_, { accountId }: { accountId: string | null }) => ({ accountId, book: emptyBook(accountId), filters: defaultFilters, rejections: [], note: nothingStored, sync: { pending: 0, state: 'saved' }, error: null })),
    begin: assign({ note: nothingStored, sync: { pending: 0, state: 'saved' }, needsReset: false, wantsPull: false, error: null }),
    setBook: assign((_, { book }: { book: PinBook }) => ({ book })),
    open: assign((_, { book, note, needsReset, hasNewer }: Extract<StoreReport, { type: 'store.opened' }>) => ({ book, note, needsReset, error: hasNewer ? 'Another tab runs a newer version. Reload this page to go on.' : null })),
    setNote: assign((_, { note }: { note: StoreNote }) => ({ note })),
    tellSync: assign(({ context }, { phase }: Phased) => ({ sync: syncInWords(context.note, phase) })),
    demandReset: assign({ needsReset: true }),
    wantPull: assign({ wantsPull: true }),
    takeUp: assign({ wantsPull: false }),
    noteWhole: assign({ needsReset: false }),
    setPause: assign((_, result: SyncResult) => ({ pause: result.kind === 'waiting' ? result.pause : 0 })),
    addRejections: assign(({ context }, { rejections }: { rejections: readonly PinRejection[] }) => ({ rejections: [...context.rejections, ...rejections] })),
    dismissRejections: assign({ rejections: [] }),
    setFilters: assign((_, { filters }: { filters: PinFilters }) => ({ filters })),
    setError: assign((_, { message }: { message: string }) => ({ error: message })),
    explainGone: assign({ error: 'This account is not there any more.' }),
    askForAccounts: enqueueActions(({ enqueue, system }) => {
      const accounts: AnyActorRef | undefined = system.get('accounts')
      if (accounts !== undefined) enqueue.sendTo(accounts, { type: 'accounts.reload' })
    }),
    explain: assign((_, { error }: { error: unknown }) => ({ error: messageOf(error) })),
    tellStore: sendTo('pinStore', ({ event }) => event),
  },
}).createMachine({
  id: 'pins',
  context: ({ input }) => ({ userId: input.userId, accountId: null, book: emptyBook(), filters: defaultFilters, sync: { pending: 0, state: 'saved' }, rejections: [], error: null, note: nothingStored, needsReset: false, wantsPull: false, pause: 0 }),
  initial: 'idle',
  on: {
    'account.changed': [
      { guard: { type: 'isAccount', params: ({ event }) => event }, target: '.open', reenter: true, actions: { type: 'changeAccount', params: ({ event }) => event } },
      { target: '.idle', actions: { type: 'changeAccount', params: ({ event }) => event } },
    ],
    'pins.dismissRejections': { actions: 'dismissRejections' },
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
        onDone: {},
        onError: { target: 'failed', actions: { type: 'explain', params: caught } },
      },
      on: {
        'store.rejected': { actions: { type: 'addRejections', params: ({ event }) => event } },
        'pins.filter': { actions: { type: 'setFilters', params: ({ event }) => event } },
        'page.hidden': { actions: 'tellStore' },
        'store.failed': { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
      },
      states: {
        opening: {
          tags: 'loading',
          on: { 'store.opened': { target: 'ready', actions: { type: 'open', params: ({ event }) => event } }, 'pins.pull': { actions: 'wantPull' } },
        },
        ready: {
          tags: 'ready',
          initial: 'syncing',
          on: {
            'pins.apply': { actions: 'tellStore' },
            'pins.pull': { actions: 'wantPull' },
            'store.changed': { actions: { type: 'setBook', params: ({ event }) => event } },
            'store.damaged': { actions: 'demandReset' },
          },
          states: {
            syncing: {
              entry: ['takeUp', { type: 'tellSync', params: { phase: 'syncing' } }],
              on: { 'store.noted': { actions: [{ type: 'setNote', params: ({ event }) => event }, { type: 'tellSync', params: { phase: 'syncing' } }] } },
              invoke: {
                id: 'syncPins',
                src: 'syncPins',
                input: ({ context }) => ({ accountId: context.accountId ?? '', refetch: context.needsReset }),
                onDone: [
                  { guard: { type: 'isKind', params: ({ event }) => ({ result: event.output, kind: 'synced' }) }, target: 'resting', actions: 'noteWhole' },
                  { guard: { type: 'isKind', params: ({ event }) => ({ result: event.output, kind: 'signedOut' }) }, target: 'signedOut' },
                  { guard: { type: 'isKind', params: ({ event }) => ({ result: event.output, kind: 'gone' }) }, target: '#pins.gone' },
                  { target: 'waiting', actions: { type: 'setPause', params: output } },
                ],
                onError: { target: 'broken', actions: { type: 'explain', params: caught } },
              },
            },
            resting: {
              entry: { type: 'tellSync', params: { phase: 'resting' } },
              always: { guard: 'hasWork', target: 'syncing' },
              on: { 'store.noted': { actions: [{ type: 'setNote', params: ({ event }) => event }, { type: 'tellSync', params: { phase: 'resting' } }] }, 'network.online': { target: 'syncing' }, 'pins.retry': { target: 'syncing' } },
            },
            waiting: {
              entry: { type: 'tellSync', params: { phase: 'waiting' } },
              after: { syncPause: { target: 'syncing' } },
              on: { 'store.noted': { actions: [{ type: 'setNote', params: ({ event }) => event }, { type: 'tellSync', params: { phase: 'waiting' } }] }, 'network.online': { target: 'syncing' }, 'pins.retry': { target: 'syncing' } },
            },
            signedOut: {
              entry: { type: 'tellSync', params: { phase: 'waiting' } },
              on: { 'store.noted': { actions: [{ type: 'setNote', params: ({ event }) => event }, { type: 'tellSync', params: { phase: 'waiting' } }] }, 'session.restored': { target: 'syncing' }, 'pins.retry': { target: 'syncing' } },
            },
            /** The sync itself threw: a bug or a broken storage. It is tried again, seldom. */
            broken: {
              entry: { type: 'tellSync', params: { phase: 'waiting' } },
              after: { faultPause: { target: 'syncing' } },
              on: { 'store.noted': { actions: [{ type: 'setNote', params: ({ event }) => event }, { type: 'tellSync', params: { phase: 'waiting' } }] }, 'pins.retry': { target: 'syncing' } },
            },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'pins.retry': { target: 'open' } } },
    /** Deleted on another device: the list of accounts, asked again, says what there is to work on. */
    gone: { tags: 'failed', entry: ['explainGone', 'askForAccounts'], on: { 'pins.retry': { target: 'open' } } },
  },
})
