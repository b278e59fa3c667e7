/** Paths through loading, failing and changing the accounts. */
import type { AnyMachineSnapshot } from 'xstate'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import { accountsMachine, type AccountsContext } from './accounts.machine.ts'
import {
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
} from '../../../packages/model-paths/path-model.ts'
import { accountsIntent } from './accounts.intent.ts'

const account = (digit: string, name: string): Account => ({
  id: `0192f0c1-2d3e-7abc-8def-00000000000${digit}`,
  name,
  kind: 'manual',
  created_at: 1,
})
/** Of the last one this device has changes that were never sent. */
const [a, b, gone, kept] = [
  account('a', 'Bakery'),
  account('b', 'Annex'),
  account('c', 'Gone'),
  account('d', 'Kept'),
]

export const accountsModel: PathModel = {
  name: 'accounts',
  machine: accountsMachine.provide({
    actors: {
      listAccounts: idlePromise,
      changeAccount: idlePromise,
      purgeAccounts: idlePromise,
      settleUnsent: idlePromise,
    },
  }),
  inputs: [
    { userId: 'u', selectedAccount: null },
    // Stored by an earlier version, without its kind.
    { userId: 'u', selectedAccount: { id: gone.id, name: gone.name } },
    { userId: 'u', selectedAccount: { id: kept.id, name: kept.name, kind: kept.kind } },
  ],
  cases: {
    'accounts.select': [{ id: b.id }, { id: gone.id }],
    'accounts.create': [{ name: b.name }],
    'accounts.delete': [{ id: a.id }],
    'accounts.saveUnsent': [{ id: kept.id }],
    'accounts.discardUnsent': [{ id: kept.id }],
    'xstate.done.actor.purgeAccounts': [
      { output: { unsent: [] } },
      { output: { unsent: [{ accountId: kept.id, count: 1 }] } },
    ],
    'xstate.done.actor.listAccounts': [
      { output: { accounts: [a, b] } },
      { output: { accounts: [a] } },
      { output: { accounts: [] } },
    ],
    'xstate.done.actor.changeAccount': [
      { output: { accounts: [a, b], created: b } },
      { output: { accounts: [b], created: null } },
    ],
  },
  abstract: ({ accounts, selectedAccount, error, lost, unsent }: AccountsContext) => [
    accounts.map(({ id }) => id),
    selectedAccount?.id,
    error !== null,
    lost?.name,
    unsent.length,
    selectedAccount?.kind,
  ],
  invariants: [
    (snapshot) => {
      const { accounts, selectedAccount } = contextOf(snapshot.context)
      return snapshot.hasTag('ready') &&
        selectedAccount !== null &&
        !accounts.some(({ id }) => id === selectedAccount.id)
        ? 'the selected account is not owned'
        : null
    },
    (snapshot, inFlight) =>
      snapshot.hasTag('failed') && inFlight.length > 0 ? 'failed with a request in flight' : null,
    (snapshot, inFlight) =>
      inFlight.includes('purgeAccounts') && !snapshot.hasTag('ready')
        ? 'purging without a list'
        : null,
    (_, inFlight) => (inFlight.length > 1 ? `two at once: ${inFlight.join(', ')}` : null),
  ],
  intent: accountsIntent,
  unreachable: {},
  page: shownIn,
}

const question: Sight = { role: 'heading', name: 'Changes that were never sent' }
const strip: Sight = {
  text: /^The account “(Gone|Kept|Annex|Bakery|Another)” was deleted on another device/,
}

/** The list in the settings, and what is stated over every screen. */
function shownIn(snapshot: AnyMachineSnapshot): Shown {
  const { accounts, lost, unsent } = contextOf(snapshot.context)
  if (unsent.length > 0)
    return {
      shows: [question],
      hides: [strip],
      offers: snapshot.hasTag('busy') ? [] : ['accounts.saveUnsent', 'accounts.discardUnsent'],
    }
  const rows = [a, b].map(({ id, name }) => ({
    sight: { role: 'button', name: `More options for ${name}` } as const,
    isThere: accounts.some((one) => one.id === id),
  }))
  const sights = [...rows, { sight: strip, isThere: lost !== null }]
  return {
    shows: sights.filter(({ isThere }) => isThere).map(({ sight }) => sight),
    hides: [question, ...sights.filter(({ isThere }) => !isThere).map(({ sight }) => sight)],
    offers: lost === null ? [] : ['accounts.dismissLost'],
  }
}

function contextOf(context: AccountsContext): AccountsContext {
  return context
}
