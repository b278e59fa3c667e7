/** Sessions of users. They last 30 days from their latest use. */
import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/database.ts'
import type { SessionsTable } from '../../platform/database/tables/users.tables.ts'
import type { UserRow } from './users.store.ts'
import { inBatches } from '../../platform/sweep.ts'

export type SessionRow = Selectable<SessionsTable>

export async function insertSession(tx: Queries, row: SessionRow): Promise<void> {
  await tx.insertInto('sessions').values(row).execute()
}

/** Undefined for a session that has expired or belongs to a suspended person. */
export async function findSession(
  tx: Queries,
  tokenHash: string,
  now: number,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const session = await tx
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (session === undefined) return undefined
  const user = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', session.user_id)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return user === undefined ? undefined : { session, user }
}

export async function touchSession(
  tx: Queries,
  id: string,
  seen: { last_seen_at: number; expires_at: number },
): Promise<void> {
  await tx.updateTable('sessions').set(seen).where('id', '=', id).execute()
}

/** Newest use first. */
export async function listSessions(tx: Queries, owner: string, now: number): Promise<SessionRow[]> {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', owner)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function isSessionOf(
  tx: Queries,
  { id, owner, now }: { readonly id: string; readonly owner: string; readonly now: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', owner)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSession(tx: Queries, owner: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** By the holder of its key. */
export async function deleteSessionByToken(tx: Queries, tokenHash: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** `keep` null ends all of them. Ends logins that wait for their second step, too. */
export async function deleteOtherSessions(
  tx: Queries,
  owner: string,
  keep: string | null,
): Promise<void> {
  const all = tx.deleteFrom('sessions').where('user_id', '=', owner)
  await (keep === null ? all : all.where('id', '!=', keep)).execute()
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', owner).execute()
}

/** The server's own cleanup, for all users. */
export async function deleteExpiredSessions(db: Queries, now: number): Promise<number> {
  return inBatches(async (most) => {
    const old = db.selectFrom('sessions').select('id').where('expires_at', '<=', now).limit(most)
    return (await db.deleteFrom('sessions').where('id', 'in', old).executeTakeFirstOrThrow())
      .numDeletedRows
  })
}
