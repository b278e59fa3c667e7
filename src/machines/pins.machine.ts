/**
 * The pins of the selected account, as the event log has them. The log reduces, stores and syncs; this chart says whether it is open and
 * passes on what it tells.
 *   idle (no account) -account.changed-> opening -store.opened-> ready        opening | ready -store.failed-> failed -pins.retry-> opening
 */
import { assign, fromCallback, sendTo, setup } from 'xstate'
import { defaultFilters, type PinFilters } from '#core/pins/pin-filters.ts'
import type { PinEvent } from '#core/pins/pin.events.ts'
import { emptyBook, type PinBook } from '#core/pins/pin.reducer.ts'
import { messageOf } from './call-failed.ts'
import { caught } from './done-event.ts'
import { notProvided } from './not-provided.ts'

export interface PinSync {
  /** Shared events that the server has not acknowledged. */
  readonly pending: number
  readonly state: 'saved' | 'saving' | 'sending' | 'waiting' | 'memoryOnly'
}
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
}
/** What the store is told. */
export type StoreCommand =
  | { type: 'pins.apply'; events: readonly PinEvent[] }
  | { type: 'pins.pull' }
  | { type: 'pins.retry' }
  | { type: 'network.online' }
  | { type: 'network.offline' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'page.visible' }
  | { type: 'page.hidden' }
/** What the store tells. */
export type StoreReport =
  | { type: 'store.opened'; book: PinBook }
  | { type: 'store.changed'; book: PinBook }
  | { type: 'store.synced'; sync: PinSync }
  | { type: 'store.rejected'; rejections: readonly PinRejection[] }
  | { type: 'store.failed'; message: string }
export type PinsEvent =
  | StoreCommand
  | StoreReport
  | { type: 'account.changed'; accountId: string | null }
  | { type: 'pins.filter'; filters: PinFilters }
  | { type: 'pins.dismissRejections' }

const nothingPending: PinSync = { pending: 0, state: 'saved' }

export const pinsMachine = setup({
  types: { context: {} as PinsContext, input: {} as { userId: string }, events: {} as PinsEvent, tags: {} as 'loading' | 'ready' | 'failed' },
  actors: {
    /** Opens the account's log, tells `StoreReport`s, takes `StoreCommand`s, and closes it when it is stopped. */
    pinStore: fromCallback<StoreCommand, { userId: string; accountId: string }, StoreReport>(() => notProvided('pinStore')),
  },
  guards: { isAccount: (_, { accountId }: { accountId: string | null }) => accountId !== null },
  actions: {
    changeAccount: assign((_, { accountId }: { accountId: string | null }) => ({ accountId, book: emptyBook(accountId), filters: defaultFilters, sync: nothingPending, rejections: [], error: null })),
    setBook: assign((_, { book }: { book: PinBook }) => ({ book })),
    setSync: assign((_, { sync }: { sync: PinSync }) => ({ sync })),
    addRejections: assign(({ context }, { rejections }: { rejections: readonly PinRejection[] }) => ({ rejections: [...context.rejections, ...rejections] })),
    dismissRejections: assign({ rejections: [] }),
    setFilters: assign((_, { filters }: { filters: PinFilters }) => ({ filters })),
    setError: assign((_, { message }: { message: string }) => ({ error: message })),
    explain: assign((_, { error }: { error: unknown }) => ({ error: messageOf(error) })),
    clearError: assign({ error: null }),
    tellStore: sendTo('pinStore', ({ event }) => event),
  },
}).createMachine({
  id: 'pins',
  context: ({ input }) => ({ userId: input.userId, accountId: null, book: emptyBook(), filters: defaultFilters, sync: nothingPending, rejections: [], error: null }),
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
      invoke: {
        id: 'pinStore',
        src: 'pinStore',
        input: ({ context }) => ({ userId: context.userId, accountId: context.accountId ?? '' }),
        onDone: {},
        onError: { target: 'failed', actions: { type: 'explain', params: caught } },
      },
      on: {
        'store.failed': { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
        'store.synced': { actions: { type: 'setSync', params: ({ event }) => event } },
        'store.rejected': { actions: { type: 'addRejections', params: ({ event }) => event } },
        'network.*': { actions: 'tellStore' },
        'session.*': { actions: 'tellStore' },
        'page.*': { actions: 'tellStore' },
      },
      states: {
        opening: { tags: 'loading', on: { 'store.opened': { target: 'ready', actions: { type: 'setBook', params: ({ event }) => event } } } },
        ready: {
          tags: 'ready',
          on: {
            'pins.apply': { actions: 'tellStore' },
            'pins.pull': { actions: 'tellStore' },
            'pins.retry': { actions: ['clearError', 'tellStore'] },
            'pins.filter': { actions: { type: 'setFilters', params: ({ event }) => event } },
            'store.changed': { actions: { type: 'setBook', params: ({ event }) => event } },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'pins.retry': { target: 'open', actions: 'clearError' } } },
  },
})
