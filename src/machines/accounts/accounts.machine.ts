/**
 * The pinning accounts of the signed-in user and which of them is worked on.
 *   loading -> ready { idle -> changing -> idle }        loading -> failed -> loading (network.online, accounts.reload, 30 s)
 * When the list arrives, a stored account that is not in it is cleared; data of accounts that are
 * not owned is purged, only then, and what the server never got of them only after the person was
 * offered it as a file: ready.idle -accounts.saveUnsent | discardUnsent-> settling.
 */
import { assign, fromPromise, setup } from 'xstate'
import {
  chooseAccount,
  withAccount,
  type SelectedAccount,
} from '#core/accounts/account-selection.ts'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import { messageOf, type Reason } from '../call-failed.ts'
import { caught, output } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'

export interface AccountsContext {
  readonly userId: string
  readonly accounts: readonly Account[]
  /** Kept by `src/main/` in localStorage under `selectedAccount`. */
  readonly selectedAccount: SelectedAccount | null
  readonly error: Reason | null
  /** The account that was worked on and is not there any more. */
  readonly lost: SelectedAccount | null
  /** Changes on this device that the server never got, of accounts that are gone. */
  readonly unsent: readonly UnsentChanges[]
}
export interface UnsentChanges {
  readonly accountId: string
  readonly count: number
}
export type UnsentChoice =
  | { type: 'accounts.saveUnsent'; id: string }
  | { type: 'accounts.discardUnsent'; id: string }
export type AccountChange =
  | { type: 'accounts.create'; name: string }
  | { type: 'accounts.delete'; id: string }
export type AccountsEvent =
  | AccountChange
  | { type: 'accounts.select'; id: string }
  | { type: 'accounts.reload' }
  | { type: 'accounts.dismissLost' }
  | UnsentChoice
  | { type: 'network.online' }
/** The accounts after a change, and the one that it made. */
export type AccountsChanged = { accounts: readonly Account[]; created: Account | null }

export const accountsMachine = setup({
  types: {
    context: {} as AccountsContext,
    input: {} as { userId: string; selectedAccount: SelectedAccount | null },
    events: {} as AccountsEvent,
    tags: {} as 'loading' | 'ready' | 'failed' | 'busy',
  },
  actors: {
    listAccounts: fromPromise<{ accounts: readonly Account[] }>(() => notProvided('listAccounts')),
    changeAccount: fromPromise<
      AccountsChanged,
      { change: AccountChange; accounts: readonly Account[] }
    >(() => notProvided('changeAccount')),
    /**
     * Offers the changes as a file where that was chosen, then removes the account's stored data.
     */
    settleUnsent: fromPromise<void, { userId: string; choice: UnsentChoice }>(() =>
      notProvided('settleUnsent'),
    ),
    /**
     * Removes this user's stored data of every account that is not in the list; answers what it
     * kept for its unsent changes.
     */
    purgeAccounts: fromPromise<
      { unsent: readonly UnsentChanges[] },
      { userId: string; ownedIds: string[] }
    >(() => notProvided('purgeAccounts')),
  },
  delays: { reloadPause: 30_000 },
  actions: {
    setAccounts: assign(({ context }, { accounts }: { accounts: readonly Account[] }) => ({
      accounts,
      selectedAccount: chooseAccount(accounts, context.selectedAccount),
      error: null,
    })),
    recordLost: assign(({ context }, { accounts }: { accounts: readonly Account[] }) => ({
      lost: lostOf(accounts, context),
    })),
    dismissLost: assign({ lost: null }),
    setUnsent: assign((_, { unsent }: { unsent: readonly UnsentChanges[] }) => ({ unsent })),
    selectCreated: assign(({ context }, { created }: AccountsChanged) =>
      created === null
        ? {}
        : { selectedAccount: withAccount(context.accounts, created.id) ?? context.selectedAccount },
    ),
    select: assign(({ context }, { id }: { id: string }) => ({
      selectedAccount: withAccount(context.accounts, id) ?? context.selectedAccount,
    })),
    explain: assign((_, { error }: { error: unknown }) => ({ error: messageOf(error) })),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'accounts',
  context: ({ input }) => ({ ...input, accounts: [], error: null, lost: null, unsent: [] }),
  initial: 'loading',
  on: { 'accounts.dismissLost': { actions: 'dismissLost' } },
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        id: 'listAccounts',
        src: 'listAccounts',
        onDone: {
          target: 'ready.purging',
          actions: [
            { type: 'recordLost', params: output },
            { type: 'setAccounts', params: output },
          ],
        },
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
            'accounts.delete': { target: 'changing', actions: 'clearError' },
            'accounts.reload': { target: '#accounts.loading' },
            'accounts.saveUnsent': { target: 'settling' },
            'accounts.discardUnsent': { target: 'settling' },
          },
        },
        changing: {
          tags: 'busy',
          invoke: {
            id: 'changeAccount',
            src: 'changeAccount',
            input: ({ event, context }) => ({
              change: changeOf(event),
              accounts: context.accounts,
            }),
            onDone: {
              target: 'purging',
              actions: [
                { type: 'setAccounts', params: output },
                { type: 'selectCreated', params: output },
              ],
            },
            onError: { target: 'idle', actions: { type: 'explain', params: caught } },
          },
        },
        settling: {
          tags: 'busy',
          invoke: {
            id: 'settleUnsent',
            src: 'settleUnsent',
            input: ({ context, event }) => ({ userId: context.userId, choice: choiceOf(event) }),
            onDone: { target: 'purging' },
            onError: { target: 'idle', actions: { type: 'explain', params: caught } },
          },
        },
        purging: {
          tags: 'busy',
          invoke: {
            id: 'purgeAccounts',
            src: 'purgeAccounts',
            input: ({ context }) => ({
              userId: context.userId,
              ownedIds: context.accounts.map((account) => account.id),
            }),
            onDone: { target: 'idle', actions: { type: 'setUnsent', params: output } },
            onError: { target: 'idle', actions: { type: 'explain', params: caught } },
          },
        },
      },
    },
  },
})

/** Deleted on another device; what is deleted here needs no telling. */
function lostOf(
  accounts: readonly Account[],
  { selectedAccount, lost }: AccountsContext,
): SelectedAccount | null {
  if (selectedAccount === null || accounts.some(({ id }) => id === selectedAccount.id)) return lost
  return selectedAccount
}

function choiceOf(event: AccountsEvent): UnsentChoice {
  if (event.type === 'accounts.saveUnsent' || event.type === 'accounts.discardUnsent') return event
  throw new Error(`${event.type} settles nothing`)
}

function changeOf(event: AccountsEvent): AccountChange {
  if (event.type === 'accounts.create' || event.type === 'accounts.delete') return event
  throw new Error(`${event.type} changes no account`)
}
