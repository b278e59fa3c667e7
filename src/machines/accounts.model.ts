/** Paths through loading, failing and changing the accounts. */
import type { Account } from '#core/contract/accounts.contract.ts'
import { accountsMachine, type AccountsContext } from './accounts.machine.ts'
import { idlePromise, type PathModel } from './path-model.ts'

const account = (id: string): Account => ({ id, name: id, kind: 'manual', created_at: 1 })
const [a, b] = [account('a'), account('b')]

export const accountsModel: PathModel = {
  name: 'accounts',
  machine: accountsMachine.provide({ actors: { listAccounts: idlePromise, changeAccount: idlePromise, purgeAccounts: idlePromise, settleUnsent: idlePromise } }),
  inputs: [
    { userId: 'u', selectedAccount: null },
    { userId: 'u', selectedAccount: { id: 'gone', name: 'Gone' } },
  ],
  cases: {
    'accounts.select': [{ id: 'b' }, { id: 'gone' }],
    'accounts.create': [{ name: 'b' }],
    'accounts.rename': [{ id: 'a', name: 'A' }],
    'accounts.delete': [{ id: 'a' }],
    'accounts.saveUnsent': [{ id: 'gone' }],
    'accounts.discardUnsent': [{ id: 'gone' }],
    'xstate.done.actor.purgeAccounts': [{ output: { unsent: [] } }, { output: { unsent: [{ accountId: 'gone', count: 2 }] } }],
    'xstate.done.actor.listAccounts': [{ output: { accounts: [a, b] } }, { output: { accounts: [] } }],
    'xstate.done.actor.changeAccount': [{ output: { accounts: [a, b], created: b } }, { output: { accounts: [b], created: null } }],
  },
  abstract: ({ accounts, selectedAccount, error, lost, unsent }: AccountsContext) => [accounts.map(({ id }) => id), selectedAccount?.id, error !== null, lost !== null, unsent.length],
  invariants: [
    (snapshot) => {
      const { accounts, selectedAccount } = contextOf(snapshot.context)
      return snapshot.hasTag('ready') && selectedAccount !== null && !accounts.some(({ id }) => id === selectedAccount.id) ? 'the selected account is not owned' : null
    },
    (snapshot, inFlight) => (snapshot.hasTag('failed') && inFlight.length > 0 ? 'failed with a request in flight' : null),
    (snapshot, inFlight) => (inFlight.includes('purgeAccounts') && !snapshot.hasTag('ready') ? 'purging without a list' : null),
    (_, inFlight) => (inFlight.length > 1 ? `two at once: ${inFlight.join(', ')}` : null),
  ],
  unreachable: {},
}

function contextOf(context: AccountsContext): AccountsContext {
  return context
}
