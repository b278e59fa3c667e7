/**
 * Deleted pages and boards. Their rows move here in the transaction that deletes them, and back in
 * the one that restores them: so no other query has to leave deleted rows out, and their names and
 * addresses are free at once. A cleanup job removes what was deleted more than a day ago.
 */
import type { Queries, Tx } from './database/database.ts'
import type { Tables } from './database/tables/database.tables.ts'
import type { CleanupJob } from './sweep.ts'
import { inBatches } from './sweep.ts'

/** Pictures have a trash of their own (images/trashed-pictures.store.ts) and stay as long. */
export const KEPT_MS = 86_400_000

type TrashedTable =
  | 'pages'
  | 'interests'
  | 'removed_interests'
  | 'page_pictures'
  | 'boards'
  | 'board_sections'

/** Rows of each table, parents first. Read back as they were written, so they are not parsed. */
type TrashedRows = readonly { readonly table: TrashedTable; readonly rows: readonly object[] }[]

interface TrashKey {
  readonly owner: string
  readonly accountId: string
  readonly id: string
}

export async function putInTrash(
  tx: Tx,
  { owner, accountId, id }: TrashKey,
  item: {
    readonly rows: TrashedRows
    readonly pictureIds?: readonly string[]
    readonly now: number
  },
): Promise<void> {
  await tx
    .insertInto('trash')
    .values({
      id,
      user_id: owner,
      account_id: accountId,
      rows: JSON.stringify(item.rows),
      deleted_at: item.now,
    })
    .execute()
  const pictures = (item.pictureIds ?? []).map((picture_id) => ({ trash_id: id, picture_id }))
  if (pictures.length > 0) await tx.insertInto('trash_pictures').values(pictures).execute()
}

/** `taken`: a living row has its name or address by now; what was deleted stays in the trash. */
export async function restoreFromTrash(
  tx: Tx,
  { owner, accountId, id }: TrashKey,
): Promise<'restored' | 'missing' | 'taken'> {
  const found = await tx
    .selectFrom('trash')
    .select('rows')
    .where('id', '=', id)
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (found === undefined) return 'missing'
  const [parent, ...children] = JSON.parse(found.rows) as TrashedRows
  if (parent === undefined || !(await insertRows(tx, parent))) return 'taken'
  for (const part of children) await insertRows(tx, part)
  await tx.deleteFrom('trash').where('id', '=', id).execute()
  return 'restored'
}

/** Empties the trash of users who have deleted nothing for a day. */
export function emptyTrash(db: Queries): CleanupJob {
  return {
    name: 'deleted pages and boards',
    run: async (now) =>
      inBatches(async (most) => {
        const old = db
          .selectFrom('trash')
          .select('id')
          .where('deleted_at', '<', now - KEPT_MS)
          .limit(most)
        return (await db.deleteFrom('trash').where('id', 'in', old).executeTakeFirstOrThrow())
          .numDeletedRows
      }),
  }
}

const ROWS_AN_INSERT = 100

/** False when a unique name or address of the rows is taken. */
async function insertRows(tx: Tx, { table, rows }: TrashedRows[number]): Promise<boolean> {
  let inserted = 0n
  for (let at = 0; at < rows.length; at += ROWS_AN_INSERT) {
    const result = await tx
      .insertInto(table)
      // The rows of this table, as they were read from it.
      .values(rows.slice(at, at + ROWS_AN_INSERT) as unknown as Tables[TrashedTable][])
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    inserted += result.numInsertedOrUpdatedRows ?? 0n
  }
  return inserted === BigInt(rows.length)
}
