/**
 * Rows of figures for exports, in the order of their keys. The tables grow for ever, so they are
 * read in pages; a page begins after the last key, and rows that a reading inserts meanwhile move
 * none of the others.
 */
import { sql } from 'kysely'
import type { Queries } from './database.ts'
import type { ResultTables } from './tables/results.tables.ts'

export type ResultTable = Exclude<keyof ResultTables, 'result_readings'>

interface ResultRowsOf {
  readonly owner: string
  readonly accountId: string
  /** Rows of these networks only, as the start of their `source`. */
  readonly source?: 'pinterest:'
}

const ROWS_A_QUERY = 1_000

/** With `account_id` before them, the primary keys. */
const KEYS: { readonly [T in ResultTable]: readonly (keyof ResultTables[T] & string)[] } = {
  account_days: ['source', 'day'],
  network_pins: ['source', 'network_pin_id'],
  pin_days: ['source', 'network_pin_id', 'day'],
  favored_templates: ['template_id'],
}

export const RESULT_TABLES = [
  'account_days',
  'network_pins',
  'pin_days',
  'favored_templates',
] as const satisfies readonly ResultTable[]

export async function* resultRows<T extends ResultTable>(
  db: Queries,
  of: ResultRowsOf,
  table: T,
): AsyncGenerator<ResultTables[T]> {
  let last: ResultTables[T] | undefined
  for (;;) {
    const rows: ResultTables[T][] = await pageAfter(db, { ...of, last }, table)
    yield* rows
    last = rows.at(-1)
    if (rows.length < ROWS_A_QUERY) return
  }
}

async function pageAfter<T extends ResultTable>(
  db: Queries,
  { owner, accountId, source, last }: ResultRowsOf & { last: ResultTables[T] | undefined },
  table: T,
): Promise<ResultTables[T][]> {
  const columns = KEYS[table]
  const key = sql.join(columns.map((column) => sql.ref(column)))
  const isAfter =
    last === undefined
      ? sql``
      : sql`and (${key}) > (${sql.join(columns.map((name) => last[name]))})`
  const isOfSource =
    source === undefined || table === 'favored_templates'
      ? sql``
      : sql`and source like ${`${source}%`}`
  const { rows } = await sql<ResultTables[T]>`
    select * from ${sql.table(table)}
    where account_id = ${accountId}
      and account_id in (select id from accounts where user_id = ${owner})
      ${isOfSource} ${isAfter}
    order by ${key} limit ${ROWS_A_QUERY}`.execute(db)
  return rows
}
