/** A person's pinning accounts. Names are unique per person without regard to case. */
import type { Selectable } from 'kysely'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { AccountsTable } from '../../platform/database/tables/accounts.tables.ts'

export type AccountRow = Selectable<AccountsTable>

export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

export function presentAccount(row: AccountRow): Account {
  return { id: row.id, name: row.name, kind: row.kind, created_at: row.created_at }
}

/** Oldest first: the list keeps its order while a person adds to it. */
export async function listAccounts(tx: Queries, owner: string): Promise<AccountRow[]> {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Undefined also when the account belongs to another user. */
export async function findAccount(
  tx: Queries,
  owner: string,
  id: string,
): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** False when the person has an account of that name. */
export async function insertAccount(tx: Queries, row: AccountRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** By another account than `except`. */
export async function accountNameTaken(
  tx: Queries,
  owner: string,
  { name, except }: { readonly name: string; readonly except: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', owner)
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', except)
    .executeTakeFirst()
  return row !== undefined
}

export async function renameAccount(
  tx: Queries,
  owner: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ name, name_key: nameKey(name) })
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .execute()
}

/** Everything that hangs on the account goes with it by `on delete cascade`. */
export async function deleteAccount(tx: Queries, owner: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts')
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
