/** Users by id, by e-mail, by Google's id. E-mails are compared in lower case. */
import type { Insertable, Selectable } from 'kysely'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { Config } from '../../platform/config.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { UsersTable } from '../../platform/database/tables/users.tables.ts'

export type UserRow = Selectable<UsersTable>

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    email_verified: row.email_verified === 1,
    has_password: row.password_hash !== null,
    created_at: row.created_at,
  }
}

/**
 * Whether the person has shown that the address is theirs. With `VERIFY_EMAIL` off, `email_verified`
 * is set without any proof.
 */
export const hasProvenAddress = (
  row: Pick<UserRow, 'address_proved_at' | 'email_verified'>,
  { verifyEmail }: Pick<Config, 'verifyEmail'>,
): boolean => row.address_proved_at !== null || (verifyEmail && row.email_verified === 1)

export const emailKey = (email: string): string => email.trim().toLowerCase()

export async function findUser(tx: Queries, id: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findUserByEmail(tx: Queries, email: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

export async function findUserByGoogleId(
  tx: Queries,
  googleId: string,
): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('google_id', '=', googleId).executeTakeFirst()
}

/** Read when a session is opened, because the row that authenticated the person may be older. */
export async function isSuspended(tx: Queries, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.suspended_at != null
}

/**
 * False when the e-mail (or Google's id) belongs to somebody since: two registrations at once never
 * both win.
 */
export async function insertUser(tx: Tx, row: Insertable<UsersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export type UserPatch = Partial<Omit<UserRow, 'id' | 'created_at'>>

export async function updateUser(tx: Queries, id: string, patch: UserPatch): Promise<void> {
  await tx.updateTable('users').set(patch).where('id', '=', id).execute()
}

export async function deleteUserRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}
