/** One-time links. A new link of a purpose makes the older ones of the same purpose worthless. */
import type { Selectable } from 'kysely'
import type { Queries, Tx } from '../../../platform/database/database.ts'
import type { EmailTokensTable } from '../../../platform/database/tables/users.tables.ts'
import { inBatches } from '../../../platform/sweep.ts'

export type EmailTokenRow = Selectable<EmailTokensTable>

type SameMail = Pick<EmailTokenRow, 'user_id' | 'purpose' | 'email'>

/** Keeps what `wasSentAfter` finds. */
export async function deleteTokensReplacedBy(
  tx: Tx,
  { user_id, purpose, email }: SameMail,
  time: number,
): Promise<void> {
  await tx
    .deleteFrom('email_tokens')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where((row) => row.or([row('email', '!=', email), row('created_at', '<=', time)]))
    .execute()
}

/** After `deleteTokensReplacedBy`. */
export async function insertEmailToken(tx: Tx, row: EmailTokenRow): Promise<void> {
  await tx.insertInto('email_tokens').values(row).execute()
}

/** Takes the token out: a link works once. Undefined when it is unknown, used, or has run out. */
export async function consumeEmailToken(
  tx: Tx,
  tokenHash: string,
  {
    purposes,
    now,
  }: { readonly purposes: readonly EmailTokenRow['purpose'][]; readonly now: number },
): Promise<EmailTokenRow | undefined> {
  const row = await tx
    .deleteFrom('email_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .returningAll()
    .executeTakeFirst()
  return row === undefined || row.expires_at <= now ? undefined : row
}

export async function wasSentAfter(
  db: Queries,
  { user_id, purpose, email }: SameMail,
  time: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('email_tokens')
    .select('id')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('created_at', '>', time)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasEmailToken(tx: Queries, tokenHash: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('email_tokens')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()) !== undefined
  )
}

/** Before the user's row, as where a link is opened, against deadlocks. */
export async function lockEmailTokensOf(tx: Tx, owner: string): Promise<void> {
  await tx
    .updateTable('email_tokens')
    .set({ user_id: owner })
    .where('user_id', '=', owner)
    .execute()
}

export async function deleteEmailTokens(tx: Tx, owner: string): Promise<void> {
  await tx.deleteFrom('email_tokens').where('user_id', '=', owner).execute()
}

/** The server's own cleanup, for all users. */
export async function deleteExpiredEmailTokens(db: Queries, now: number): Promise<number> {
  return inBatches(async (most) => {
    const old = db
      .selectFrom('email_tokens')
      .select('id')
      .where('expires_at', '<=', now)
      .limit(most)
    return (await db.deleteFrom('email_tokens').where('id', 'in', old).executeTakeFirstOrThrow())
      .numDeletedRows
  })
}
