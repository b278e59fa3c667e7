/** Figures of published pins as a workspace file takes them along, in pages. */
import type { Queries } from '../../platform/database/database.ts'
import type { ResultTables } from '../../platform/database/tables/results.tables.ts'
import type { ExportKey } from './export.store.ts'

export type ResultTable = Exclude<keyof ResultTables, 'result_readings'>

const ROWS_A_QUERY = 1_000
const PINTEREST = 'pinterest:%'

const accountsOf = (db: Queries, owner: string) =>
  db.selectFrom('accounts').select('id').where('user_id', '=', owner)

/** By key, a page at a time, so that others get their turn. */
export async function* resultRowsAfter<T extends ResultTable>(
  db: Queries,
  key: ExportKey,
  table: T,
): AsyncGenerator<ResultTables[T]> {
  for (let offset = 0; ; offset += ROWS_A_QUERY) {
    const rows = await pages[table](db, key, offset)
    for (const row of rows) yield row as ResultTables[T]
    if (rows.length < ROWS_A_QUERY) return
  }
}

type Page = (db: Queries, key: ExportKey, offset: number) => Promise<object[]>

const pages: Readonly<Record<ResultTable, Page>> = {
  account_days: async (db, { owner, accountId }, offset) =>
    db
      .selectFrom('account_days')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('account_id', 'in', accountsOf(db, owner))
      .where('source', 'like', PINTEREST)
      .orderBy('source')
      .orderBy('day')
      .limit(ROWS_A_QUERY)
      .offset(offset)
      .execute(),
  network_pins: async (db, { owner, accountId }, offset) =>
    db
      .selectFrom('network_pins')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('account_id', 'in', accountsOf(db, owner))
      .where('source', 'like', PINTEREST)
      .orderBy('source')
      .orderBy('network_pin_id')
      .limit(ROWS_A_QUERY)
      .offset(offset)
      .execute(),
  pin_days: async (db, { owner, accountId }, offset) =>
    db
      .selectFrom('pin_days')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('account_id', 'in', accountsOf(db, owner))
      .where('source', 'like', PINTEREST)
      .orderBy('source')
      .orderBy('network_pin_id')
      .orderBy('day')
      .limit(ROWS_A_QUERY)
      .offset(offset)
      .execute(),
  favored_templates: async (db, { owner, accountId }, offset) =>
    db
      .selectFrom('favored_templates')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('account_id', 'in', accountsOf(db, owner))
      .orderBy('template_id')
      .limit(ROWS_A_QUERY)
      .offset(offset)
      .execute(),
}
