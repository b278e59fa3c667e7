/**
 * The pinning accounts of the signed-in user and which of them is worked on.
 *   loading -> ready { idle -> changing -> idle }        loading -> failed -> loading (network.online, accounts.reload, 30 s)
 * When the list arrives, a stored account that is not in it is cleared; data of accounts that are not owned is purged, only then.
 */
import { assign, fromPromise, setup } from 'xstate'
import { chooseAccount, withAccount, type SelectedAccount } from '#core/accounts/account-selection.ts'
import type { Account } from '#core/contract/accounts.contract.ts'
import { messageOf } from './call-failed.ts'
import { caught, output } from './done-event.ts'
import { notProvided } from './not-provided.ts'

export interface AccountsContext {
  readonly userId: string
  readonly accounts: readonly Account[]
  /** Kept by `src/main/` in localStorage under `selectedAccount`. */
  readonly selectedAccount: SelectedAccount | null
  readonly error: string | null
}
export type AccountChange = { type: 'accounts.create'; name: string } | { type: 'accounts.rename'; id: string; name: string } | { type: 'accounts.delete'; id: string }
export type AccountsEvent = AccountChange | { type: 'accounts.select'; id: string } | { type: 'accounts.reload' } | { type: 'network.online' }
/** The accounts after a change, and the one that it made. */
export type AccountsChanged = { accounts: readonly Account[]; created: Account | null }

export const accountsMachine = setup({
  types: { context: {} as AccountsContext, input: {} as { userId: string; selectedAccount: SelectedAccount | null }, events: {} as AccountsEvent, tags: {} as 'loading' | 'ready' | 'failed' | 'busy' },
  actors: {
    listAccounts: fromPromise<{ accounts: readonly Account[] }>(() => notProvided('listAccounts')),
    changeAccount: fromPromise<AccountsChanged, { change: AccountChange; accounts: readonly Account[] }>(() => notProvided('changeAccount')),
    /** Removes this user's stored data of every account that is not in the list. */
    purgeAccounts: fromPromise<void, { userId: string; ownedIds: string[] }>(() => notProvided('purgeAccounts')),
  },
  delays: { reloadPause: 30_000 },
  actions: {
    setAccounts: assign(({ context }, { accounts }: { accounts: readonly Account[] }) => ({ accounts, selectedAccount: chooseAccount(accounts, context.selectedAccount), error: null })),
    selectCreated: assign(({ context }, { created }: AccountsChanged) => (created === null ? {} : { selectedAccount: withAccount(context.accounts, created.id) ?? context.selectedAccount })),
    select: assign(({ context }, { id }: { id: string }) => ({ selectedAccount: withAccount(context.accounts, id) ?? context.selectedAccount })),
    explain: assign((_, { error }: { error: unknown }) => ({ error: messageOf(error) })),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'accounts',
  context: ({ input }) => ({ ...input, accounts: [], error: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'listAccounts',
        src: 'listAccounts',
        onDone: { target: 'ready.purging', actions: { type: 'setAccounts', params: output } },
        onError: { target: 'failed', actions: { type: 'explain', params: caught } },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'accounts.reload': { target: 'loading' }, 'network.online': { target: 'loading' } },
      after: { reloadPause: { target: 'loading' } },
    },
    ready: {
      tags: 'ready',
      initial: 'idle',
      on: { 'accounts.select': { actions: { type: 'select', params: ({ event }) => event } } },
      states: {
        idle: {
          on: {
            'accounts.create': { target: 'changing', actions: 'clearError' },
            'accounts.rename': { target: 'changing', actions: 'clearError' },
            'accounts.delete': { target: 'changing', actions: 'clearError' },
            'accounts.reload': { target: '#accounts.loading' },
          },
        },
        changing: {
          tags: 'busy',
          invoke: {
            id: 'changeAccount',
            src: 'changeAccount',
            input: ({ event, context }) => ({ change: changeOf(event), accounts: context.accounts }),
            onDone: { target: 'purging', actions: [{ type: 'setAccounts', params: output }, { type: 'selectCreated', params: output }] },
            onError: { target: 'idle', actions: { type: 'explain', params: caught } },
          },
        },
        purging: {
          tags: 'busy',
          invoke: {
            id: 'purgeAccounts',
            src: 'purgeAccounts',
            input: ({ context }) => ({ userId: context.userId, ownedIds: context.accounts.map((account) => account.id) }),
            onDone: { target: 'idle' },
            onError: { target: 'idle', actions: { type: 'explain', params: caught } },
          },
        },
      },
    },
  },
})

function changeOf(event: AccountsEvent): AccountChange {
  if (event.type === 'accounts.create' || event.type === 'accounts.rename' || event.type === 'accounts.delete') return event
  throw new Error(`${event.type} changes no account`)
}
