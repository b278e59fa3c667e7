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
 * For `address_proved_at`: a link in a mail was opened by somebody who was not signed in. They own the
 * address, but perhaps not the account. Unlike null, `email_verified` doesn't count beside it.
 */
export const NOT_PROVED = 0

/**
 * Whether the person has shown that the address is theirs. With `VERIFY_EMAIL` off, `email_verified`
 * is set without any proof.
 */
export const hasProvenAddress = (
  row: Pick<UserRow, 'address_proved_at' | 'email_verified'>,
  { verifyEmail }: Pick<Config, 'verifyEmail'>,
): boolean =>
  row.address_proved_at === null
    ? verifyEmail && row.email_verified === 1
    : row.address_proved_at !== NOT_PROVED

export const emailKey = (email: string): string => email.trim().toLowerCase()

export async function findUser(tx: Queries, id: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The row as it is now. It stays locked until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return tx
    .updateTable('users')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
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

/**
 * The row, locked; undefined when the password or Google's id has changed since `user` was read, so
 * that what it proved is worth nothing by now.
 */
export async function lockUnchanged(tx: Tx, user: UserRow): Promise<UserRow | undefined> {
  const row = await lockUser(tx, user.id)
  const isSame = row?.password_hash === user.password_hash && row.google_id === user.google_id
  return isSame ? row : undefined
}

export type UserPatch = Partial<Omit<UserRow, 'id' | 'created_at'>>

export async function updateUser(tx: Queries, id: string, patch: UserPatch): Promise<void> {
  await tx.updateTable('users').set(patch).where('id', '=', id).execute()
}

export async function deleteUserRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}
