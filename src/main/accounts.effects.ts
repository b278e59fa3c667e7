/** Joins the accounts machine to the api and to what is stored of each account. */
import { fromPromise } from 'xstate'
import type { Account } from '#core/contract/accounts.contract.ts'
import type { Client } from '#core/contract/client.ts'
import { accountsMachine, type AccountChange, type AccountsChanged } from '../machines/accounts.machine.ts'
import { answerOf } from './answer.ts'

/** `purge` removes this user's data of the accounts that are not in the list. */
export function provideAccounts(client: Client, purge: (userId: string, ownedIds: readonly string[]) => Promise<unknown>) {
  return accountsMachine.provide({
    actors: {
      listAccounts: fromPromise(async ({ signal }) => answerOf(await client('listAccounts', { signal }))),
      changeAccount: fromPromise(async ({ input, signal }: { input: { change: AccountChange; accounts: readonly Account[] }; signal: AbortSignal }) => changeAccount(client, input, signal)),
      purgeAccounts: fromPromise(async ({ input }: { input: { userId: string; ownedIds: string[] } }): Promise<void> => {
        await purge(input.userId, input.ownedIds)
      }),
    },
  })
}

async function changeAccount(client: Client, { change, accounts }: { change: AccountChange; accounts: readonly Account[] }, signal: AbortSignal): Promise<AccountsChanged> {
  if (change.type === 'accounts.create') {
    const created = answerOf(await client('createAccount', { body: { name: change.name }, signal }))
    return { accounts: [...accounts, created], created }
  }
  const params = { account_id: change.id }
  if (change.type === 'accounts.rename') {
    const renamed = answerOf(await client('renameAccount', { params, body: { name: change.name }, signal }))
    return { accounts: accounts.map((account) => (account.id === renamed.id ? renamed : account)), created: null }
  }
  answerOf(await client('deleteAccount', { params, signal }))
  return { accounts: accounts.filter((account) => account.id !== change.id), created: null }
}
