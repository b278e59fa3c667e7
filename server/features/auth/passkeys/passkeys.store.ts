/** Passkeys by person and by credential, and challenges that wait for an answer. */
import type { Selectable } from 'kysely'
import type { Queries, Tx } from '../../../platform/database/database.ts'
import type {
  PasskeyChallengesTable,
  PasskeysTable,
} from '../../../platform/database/tables/users.tables.ts'
import { inBatches } from '../../../platform/sweep.ts'

export type PasskeyRow = Selectable<PasskeysTable>

/** Oldest first. */
export async function listPasskeys(tx: Queries, owner: string): Promise<PasskeyRow[]> {
  return tx
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Of any user: at login the passkey alone identifies them. */
export async function findPasskeyByCredential(
  tx: Queries,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return tx
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** False when the credential is stored already. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * False when the counter did not grow, or the passkey has been removed. Authenticators that count
 * nothing report 0 each time.
 */
export async function recordUse(
  tx: Tx,
  id: string,
  { counter, now }: { readonly counter: number; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deletePasskey(tx: Queries, owner: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** How many there were. */
export async function deletePasskeys(tx: Tx, owner: string): Promise<number> {
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', owner).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function insertPasskeyChallenge(
  tx: Queries,
  row: Selectable<PasskeyChallengesTable>,
): Promise<void> {
  await tx.insertInto('passkey_challenges').values(row).execute()
}

/** Undefined when it has expired, was used, or is another person's. A challenge counts once. */
export async function consumePasskeyChallenge(
  tx: Queries,
  { hash, owner, now }: { hash: string; owner: string | null; now: number },
): Promise<Selectable<PasskeyChallengesTable> | undefined> {
  return tx
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('user_id', owner === null ? 'is' : '=', owner)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** The server's own cleanup, for all users. */
export async function deleteExpiredPasskeyChallenges(db: Queries, now: number): Promise<number> {
  return inBatches(async (most) => {
    const old = db
      .selectFrom('passkey_challenges')
      .select('challenge_hash')
      .where('expires_at', '<=', now)
      .limit(most)
    return (
      await db
        .deleteFrom('passkey_challenges')
        .where('challenge_hash', 'in', old)
        .executeTakeFirstOrThrow()
    ).numDeletedRows
  })
}
