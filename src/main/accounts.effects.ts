/** Joins the accounts machine to the api and to what is stored of each account. */
import { fromPromise } from 'xstate'
import type { Account } from '#core/contract/accounts.contract.ts'
import type { Client } from '#core/contract/client.ts'
import {
  accountsMachine,
  type AccountChange,
  type AccountsChanged,
  type UnsentChanges,
  type UnsentChoice,
} from '../machines/accounts.machine.ts'
import { answerOf } from './answer.ts'

/** What is stored on this device of the accounts of one user. */
export interface StoredAccounts {
  /**
   * Removes the data of the accounts that are not in the list, but for those with unsent changes,
   * which it answers.
   */
  purge(userId: string, ownedIds: readonly string[]): Promise<readonly UnsentChanges[]>
  /**
   * Removes one account's data, with its unsent changes; `isSaved`: these are saved as a file
   * first.
   */
  settle(userId: string, accountId: string, isSaved: boolean): Promise<void>
}

export function provideAccounts(client: Client, stored: StoredAccounts) {
  return accountsMachine.provide({
    actors: {
      listAccounts: fromPromise(async ({ signal }) =>
        answerOf(await client('listAccounts', { signal })),
      ),
      changeAccount: fromPromise(
        async ({
          input,
          signal,
        }: {
          input: { change: AccountChange; accounts: readonly Account[] }
          signal: AbortSignal
        }) => changeAccount(client, input, signal),
      ),
      purgeAccounts: fromPromise(
        async ({ input }: { input: { userId: string; ownedIds: string[] } }) => ({
          unsent: await stored.purge(input.userId, input.ownedIds),
        }),
      ),
      settleUnsent: fromPromise(
        async ({ input }: { input: { userId: string; choice: UnsentChoice } }): Promise<void> =>
          stored.settle(input.userId, input.choice.id, input.choice.type === 'accounts.saveUnsent'),
      ),
    },
  })
}

async function changeAccount(
  client: Client,
  { change, accounts }: { change: AccountChange; accounts: readonly Account[] },
  signal: AbortSignal,
): Promise<AccountsChanged> {
  if (change.type === 'accounts.create') {
    const created = answerOf(await client('createAccount', { body: { name: change.name }, signal }))
    return { accounts: [...accounts, created], created }
  }
  answerOf(await client('deleteAccount', { params: { account_id: change.id }, signal }))
  return { accounts: accounts.filter((account) => account.id !== change.id), created: null }
}
