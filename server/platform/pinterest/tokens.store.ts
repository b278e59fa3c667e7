/** Pinterest's tokens: a row for the operator's own app, and one for each connected account. */
import type { Queries } from '../database/database.ts'
import type { PinterestTokensTable } from '../database/tables/keywords.tables.ts'

export interface KeptTokens {
  readonly sealed: string
  readonly expires_at: number
}

export async function findTokens(db: Queries, id: string): Promise<KeptTokens | undefined> {
  return db
    .selectFrom('pinterest_tokens')
    .select(['sealed', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * True for the one server that may ask for new tokens until `until`; it ends with `keepTokens` or
 * `giveLeaseBack`.
 */
export async function takeLease(
  db: Queries,
  id: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  await db
    .insertInto('pinterest_tokens')
    .values({ id, sealed: '', expires_at: 0, lease_until: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const taken = await db
    .updateTable('pinterest_tokens')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('lease_until', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(taken.numUpdatedRows) === 1
}

/** In the place of what was there. */
export async function insertTokens(db: Queries, row: PinterestTokensTable): Promise<void> {
  const { id: _, ...rest } = row
  await db
    .insertInto('pinterest_tokens')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute()
}

export async function deleteTokens(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('pinterest_tokens').where('id', '=', id).execute()
}

export async function keepTokens(db: Queries, id: string, tokens: KeptTokens): Promise<void> {
  await db
    .updateTable('pinterest_tokens')
    .set({ sealed: tokens.sealed, expires_at: tokens.expires_at, lease_until: 0 })
    .where('id', '=', id)
    .execute()
}

export async function giveLeaseBack(db: Queries, id: string): Promise<void> {
  await db.updateTable('pinterest_tokens').set({ lease_until: 0 }).where('id', '=', id).execute()
}
