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
 * True for the one server that may ask for new tokens until `until`; it ends with `replaceTokens`
 * or `releaseLease`.
 */
export async function acquireLease(
  db: Queries,
  id: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  await db
    .insertInto('pinterest_tokens')
    .values({ id, sealed: '', expires_at: 0, lease_until: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const acquired = await db
    .updateTable('pinterest_tokens')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('lease_until', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(acquired.numUpdatedRows) === 1
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

/**
 * False when `before` is no longer what is stored: somebody has connected again, or disconnected.
 * No two seals are the same, so what is sealed is its own fence. It holds also after the lease has
 * ended: the old refresh token has been used, and only the new one is good.
 */
export async function replaceTokens(
  db: Queries,
  { id, before }: { readonly id: string; readonly before: string },
  { sealed, expires_at }: KeptTokens,
): Promise<boolean> {
  const replaced = await db
    .updateTable('pinterest_tokens')
    .set({ sealed, expires_at, lease_until: 0 })
    .where('id', '=', id)
    .where('sealed', '=', before)
    .executeTakeFirstOrThrow()
  return Number(replaced.numUpdatedRows) === 1
}

/** Only the lease until `until`: it may be another server's by now. */
export async function releaseLease(db: Queries, id: string, until: number): Promise<void> {
  await db
    .updateTable('pinterest_tokens')
    .set({ lease_until: 0 })
    .where('id', '=', id)
    .where('lease_until', '=', until)
    .execute()
}
