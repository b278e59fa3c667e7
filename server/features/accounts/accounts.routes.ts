/** List, create, rename and delete accounts. */
import { problem } from '#core/contract/call/problems.contract.ts'
import { accountCalls } from '#core/contract/account/accounts.contract.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepCountOfPins } from '../../platform/usage/quota.store.ts'
import {
  accountNameTaken,
  deleteAccount,
  findAccount,
  insertAccount,
  listAccounts,
  nameKey,
  presentAccount,
  renameAccount,
} from './accounts.store.ts'

export const NO_ACCOUNT = notFound('account')
const nameTaken = (name: string) =>
  refuse('conflict', problem('accounts.nameTaken', { name }), { field: 'name' })

export function accountsRoutes(route: Route, { database, clock }: Platform): void {
  route(accountCalls.listAccounts, async ({ user }) => ({
    accounts: (await listAccounts(database.root, user.id)).map(presentAccount),
  }))
  route(accountCalls.createAccount, async ({ user, body }) => {
    const row = {
      id: newId(),
      user_id: user.id,
      name: body.name,
      name_key: nameKey(body.name),
      kind: 'manual',
      created_at: clock.now(),
    } as const
    return (await insertAccount(database.root, row)) ? presentAccount(row) : nameTaken(body.name)
  })
  route(accountCalls.renameAccount, async ({ user, params, body }) =>
    database.transaction(async (tx) => {
      const row = await findAccount(tx, user.id, params.account_id)
      if (row === undefined) return NO_ACCOUNT
      if (await accountNameTaken(tx, user.id, { name: body.name, except: row.id }))
        return nameTaken(body.name)
      await renameAccount(tx, user.id, { id: row.id, name: body.name })
      return presentAccount({ ...row, name: body.name })
    }),
  )
  route(accountCalls.deleteAccount, async ({ user, params }) =>
    database.transaction(async (tx) => {
      await keepCountOfPins(tx, user.id, params.account_id)
      return (await deleteAccount(tx, user.id, params.account_id)) ? {} : NO_ACCOUNT
    }),
  )
}
