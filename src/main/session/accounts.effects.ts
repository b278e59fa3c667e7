/** Provides the effects of the accounts machine: the api, and the stored data of accounts. */
import { fromPromise } from 'xstate'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { Client } from '#core/contract/client.ts'
import {
  accountsMachine,
  type AccountChange,
  type AccountsChanged,
  type UnsentChanges,
  type UnsentChoice,
} from '../../machines/accounts/accounts.machine.ts'
import { answerOf } from '../answer.ts'

/** The data that this device stores about one user's accounts. */
export interface StoredAccounts {
  /**
   * Removes the data of accounts outside `ownedIds`. Accounts with unsent changes are answered
   * instead.
   */
  purge(userId: string, ownedIds: readonly string[]): Promise<readonly UnsentChanges[]>
  /** Removes one account's data. With `isSaved`, its unsent changes are saved as a file first. */
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
