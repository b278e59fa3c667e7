/** Registered people and their suspension. */
import { sql, type Selectable } from 'kysely'
import { PEOPLE_PER_PAGE } from '#core/contract/admin.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import { pinBytesOf } from '../../platform/usage/quota.store.ts'
import { storedBytesOf } from '../../platform/usage/stored-bytes.store.ts'
import type { UsersTable } from '../../platform/database/tables/users.tables.ts'

export type PersonRow = Selectable<UsersTable> & {
  readonly last_seen_at: number | null
  readonly stored_bytes: number
  readonly pin_bytes: number
}

/** Escapes the wildcards `%` and `_` in a search. */
const patternOf = (search: string): string =>
  `%${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function found(db: Queries, search: string) {
  const query = db.selectFrom('users')
  if (search.trim() === '') return query
  const pattern = patternOf(search)
  return query.where((row) =>
    row.or(
      [row.ref('email_key'), row.fn('lower', ['first_name']), row.fn('lower', ['last_name'])].map(
        (words) => sql<boolean>`${words} like ${pattern} escape '\\'`,
      ),
    ),
  )
}

/** Newest first, one row more than a page if there are more, in one statement however many they are. */
export async function listPeople(
  db: Queries,
  {
    search = '',
    after,
  }: { readonly search?: string | undefined; readonly after?: string | undefined },
): Promise<{ readonly rows: PersonRow[]; readonly total: number }> {
  const { count } = await found(db, search)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  let query = found(db, search)
    .selectAll()
    .select(storedBytesOf(sql.ref('users.id')).as('stored_bytes'))
    .select(pinBytesOf(sql.ref('users.id')).as('pin_bytes'))
    .select((row) =>
      row
        .selectFrom('sessions')
        .select((session) => session.fn.max<number | null>('last_seen_at').as('at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('last_seen_at'),
    )
    .orderBy('id', 'desc')
    .limit(PEOPLE_PER_PAGE + 1)
  if (after !== undefined) query = query.where('id', '<', after)
  const rows = await query.execute()
  return {
    // PostgreSQL answers sums as text.
    rows: rows.map((row) => ({
      ...row,
      stored_bytes: Number(row.stored_bytes),
      pin_bytes: Number(row.pin_bytes),
    })),
    total: Number(count),
  }
}

export async function findPerson(db: Queries, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countAccounts(db: Queries, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** `at` in ms UTC suspends, null restores. Returns false if nothing changed. */
export async function setSuspended(tx: Tx, id: string, at: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ suspended_at: at })
    .where('id', '=', id)
    .where('suspended_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends the sessions and moves the fence of running tasks, so that their workers can write no more. */
export async function stopWork(tx: Tx, owner: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', owner).execute()
  await tx
    .updateTable('tasks')
    .set((task) => ({ fence: task('fence', '+', 1), lease_until: 0 }))
    .where('user_id', '=', owner)
    .where('lease_until', '>', 0)
    .execute()
}
