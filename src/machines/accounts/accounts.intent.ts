/** What the machine of the pinning accounts is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

type Listed = { output: { accounts: unknown } }

export const accountsIntent: PathIntent = {
  events: {
    'accounts.dismissLost': 'The user closes the note about a deleted account.',
    'accounts.reload': 'The user, or the pin store, asks for the accounts again.',
    'network.online': 'The network returns.',
    'accounts.select': 'The user selects an account.',
    'accounts.create': 'The user creates an account.',
    'accounts.delete': 'The user deletes an account.',
    'accounts.saveUnsent': 'The user saves the unsent changes of a deleted account to a file.',
    'accounts.discardUnsent': 'The user discards the unsent changes of a deleted account.',
  },
  actors: {
    listAccounts: 'The request for the accounts',
    changeAccount: 'The change of the account',
    settleUnsent: 'The saving or discarding of unsent changes',
    purgeAccounts: 'The deletion of stored data of other accounts',
  },
  delays: {
    reloadPause: { words: 'pause before the accounts are requested again', lasts: 30_000 },
  },
  expected: [
    {
      in: 'loading',
      on: 'xstate.done.actor.listAccounts',
      to: 'ready.purging',
      sets: (_, { output }: Listed) => ({ accounts: output.accounts, error: null }),
    },
    { in: 'loading', on: 'xstate.error.actor.listAccounts', to: 'failed' },
    { in: 'failed', on: 'accounts.reload', to: 'loading' },
    { in: 'failed', on: 'network.online', to: 'loading' },
    { in: 'failed', on: 'xstate.after.reloadPause.accounts.failed', to: 'loading' },
    {
      in: 'ready.idle',
      on: 'accounts.create',
      to: 'ready.changing',
      sets: () => ({ error: null }),
    },
    {
      in: 'ready.idle',
      on: 'accounts.delete',
      to: 'ready.changing',
      sets: () => ({ error: null }),
    },
    { in: 'ready.changing', on: 'xstate.done.actor.changeAccount', to: 'ready.purging' },
    { in: 'ready.changing', on: 'xstate.error.actor.changeAccount', to: 'ready.idle' },
    {
      in: 'ready.purging',
      on: 'xstate.done.actor.purgeAccounts',
      to: 'ready.idle',
      sets: (_, { output }: { output: { unsent: unknown } }) => ({ unsent: output.unsent }),
    },
    { in: 'ready', on: 'accounts.dismissLost', to: 'stays', sets: () => ({ lost: null }) },
  ],
}
