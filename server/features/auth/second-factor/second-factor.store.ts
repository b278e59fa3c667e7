/** Authenticators and recovery codes by person, and logins that wait for a code. */
import type { Selectable } from 'kysely'
import type { Queries, Tx } from '../../../platform/database/database.ts'
import type {
  SecondFactorsTable,
  SignInChallengesTable,
} from '../../../platform/database/tables/users.tables.ts'
import { inBatches } from '../../../platform/sweep.ts'

export type SecondFactorRow = Selectable<SecondFactorsTable>

export async function findSecondFactor(
  tx: Queries,
  owner: string,
): Promise<SecondFactorRow | undefined> {
  return tx.selectFrom('second_factors').selectAll().where('user_id', '=', owner).executeTakeFirst()
}

export async function hasSecondFactor(tx: Queries, owner: string): Promise<boolean> {
  const row = await findSecondFactor(tx, owner)
  return row !== undefined && row.confirmed_at !== null
}

/** False when one is on already: only what is being set up is replaced. */
export async function replaceSetup(
  tx: Queries,
  row: Pick<SecondFactorRow, 'user_id' | 'sealed' | 'created_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factors')
    .values({ ...row, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed: row.sealed, created_at: row.created_at, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False when another request has confirmed or replaced it since it was read. */
export async function confirmSetup(
  tx: Tx,
  setup: SecondFactorRow,
  { step, now }: { readonly step: number; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', setup.user_id)
    .where('sealed', '=', setup.sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Steps of a day. */
const FAR_FUTURE = 2_880

/**
 * Each code counts once (RFC 6238, 5.2), and none before the last one that counted. A last one more
 * than a day ahead was counted while the clock of the server was wrong: it is ignored.
 */
export const isUnusedStep = (step: number, last: number): boolean =>
  step > last || last > step + FAR_FUTURE

/** False when another code was accepted since `isUnusedStep`. */
export async function acceptStep(tx: Queries, owner: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', owner)
    .where((row) => row.or([row('last_step', '<', step), row('last_step', '>', step + FAR_FUTURE)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function insertRecoveryCodes(
  tx: Tx,
  owner: string,
  hashes: readonly string[],
): Promise<void> {
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: owner, code_hash })))
    .execute()
}

export async function countRecoveryCodes(tx: Queries, owner: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_codes')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function hasRecoveryCode(tx: Queries, owner: string, hash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', owner)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** False when it is none of theirs, or used up. */
export async function redeemRecoveryCode(
  tx: Queries,
  owner: string,
  hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', owner)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/**
 * True when one was on. The order is that of a login with a code, against deadlocks, and the codes
 * come after their app: a setup that is confirmed at the same moment leaves none.
 */
export async function deleteSecondFactor(tx: Tx, owner: string): Promise<boolean> {
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', owner).execute()
  const removed = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', owner)
    .returning('confirmed_at')
    .executeTakeFirst()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', owner).execute()
  return removed !== undefined && removed.confirmed_at !== null
}

export async function insertChallenge(
  tx: Queries,
  row: Selectable<SignInChallengesTable>,
): Promise<void> {
  await tx.insertInto('sign_in_challenges').values(row).execute()
}

/** The user whose login waits for a code; undefined after it expires. */
export async function ownerOfChallenge(
  tx: Queries,
  tokenHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('sign_in_challenges')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/**
 * The row stays locked until the transaction ends. False when the challenge has expired or another
 * request has used it.
 */
export async function lockChallenge(tx: Tx, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sign_in_challenges')
    .set({ token_hash: tokenHash })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Before their owner's app, as a login with a code locks them. */
export async function lockChallengesOf(tx: Tx, owner: string): Promise<void> {
  await tx
    .updateTable('sign_in_challenges')
    .set({ user_id: owner })
    .where('user_id', '=', owner)
    .execute()
}

export async function deleteChallenge(tx: Tx, tokenHash: string): Promise<void> {
  await tx.deleteFrom('sign_in_challenges').where('token_hash', '=', tokenHash).execute()
}

/** The server's own cleanup, for all users. */
export async function deleteExpiredChallenges(db: Queries, now: number): Promise<number> {
  return inBatches(async (most) => {
    const old = db
      .selectFrom('sign_in_challenges')
      .select('token_hash')
      .where('expires_at', '<=', now)
      .limit(most)
    return (
      await db
        .deleteFrom('sign_in_challenges')
        .where('token_hash', 'in', old)
        .executeTakeFirstOrThrow()
    ).numDeletedRows
  })
}
