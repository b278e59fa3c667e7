/** What an account's file would hold, by what can be counted without gathering it. */
import type { WorkspaceSize } from '#core/contract/content/workspace.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import { findAccountRow, type ExportKey } from './export.store.ts'

/** Null when the account is not the owner's. */
export async function measureWorkspace(db: Queries, key: ExportKey): Promise<WorkspaceSize | null> {
  if ((await findAccountRow(db, key)) === undefined) return null
  const { accountId } = key
  const boards = await db
    .selectFrom('boards')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const pages = await db
    .selectFrom('pages')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const pins = await db
    .selectFrom('pins')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.count<number>('deleted_at').as('deleted'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const events = await db
    .selectFrom('pin_counters')
    .select('revision')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const deleted = Number(pins.deleted)
  return {
    boards: Number(boards.count),
    pages: Number(pages.count),
    pins: Number(pins.count) - deleted,
    deleted_pins: deleted,
    events: events?.revision ?? 0,
  }
}
