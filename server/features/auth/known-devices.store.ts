/** Browsers in which a person has signed in: a mail reports a sign-in in another one. */
import type { Queries, Tx } from '../../platform/database/database.ts'
import { inBatches } from '../../platform/sweep.ts'

const YEAR = 365 * 86_400_000

/** `first`: the person had no known browser. */
export async function recordSignIn(
  tx: Tx,
  owner: string,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: number },
): Promise<'known' | 'first' | 'new'> {
  const { numUpdatedRows } = await tx
    .updateTable('known_devices')
    .set({ last_seen_at: now })
    .where('user_id', '=', owner)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return 'known'
  const other = await tx
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', owner)
    .limit(1)
    .executeTakeFirst()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('known_devices')
    .values({ user_id: owner, token_hash: tokenHash, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doNothing())
    .executeTakeFirstOrThrow()
  // Another sign-in with the same cookie has committed meanwhile, and reports the browser.
  if (numInsertedOrUpdatedRows === 0n) return 'known'
  return other === undefined ? 'first' : 'new'
}

export async function deleteKnownDevices(tx: Tx, owner: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', owner).execute()
}

export async function deleteOldDevices(db: Queries, now: number): Promise<number> {
  return inBatches(async (most) => {
    const old = db
      .selectFrom('known_devices')
      .select('token_hash')
      .where('last_seen_at', '<=', now - YEAR)
      .limit(most)
    return (
      await db
        .deleteFrom('known_devices')
        .where('token_hash', 'in', old)
        .where('last_seen_at', '<=', now - YEAR)
        .executeTakeFirstOrThrow()
    ).numDeletedRows
  })
}
