/** All rows of any table, the same from SQLite and PostgreSQL, and what proves that they are equal. */
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { openDatabase, type Queries } from '../database/database.ts'
import { BackupRow } from './backup.schema.ts'

export const ROWS_AT_ONCE = 500
/** SQLite takes 32,766 parameters in a statement. */
const MAX_PARAMETERS = 10_000

/** Any table: the names come from the schema, never from outside. */
type AnyTables = Record<string, BackupRow>
export const anyTable = (db: Queries): Kysely<AnyTables> => db as unknown as Kysely<AnyTables>

/** Inside a transaction, which gives all tables of one moment. `order`: columns, or in any order. */
export async function* readRows(
  tx: Queries,
  kind: 'sqlite' | 'postgres',
  { table, order = [] }: { readonly table: string; readonly order?: readonly string[] },
): AsyncGenerator<BackupRow> {
  let query = anyTable(tx).selectFrom(table).selectAll()
  for (const column of order) query = query.orderBy(column)
  if (kind === 'sqlite') {
    for await (const row of query.stream()) yield BackupRow.parse(row)
    return
  }
  await sql`declare backup_rows no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const fetched = await sql`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(tx)
    for (const row of fetched.rows) yield BackupRow.parse(row)
    if (fetched.rows.length < ROWS_AT_ONCE) break
  }
  await sql`close backup_rows`.execute(tx)
}

export async function insertRows(
  tx: Queries,
  table: string,
  rows: AsyncIterable<BackupRow> | readonly BackupRow[],
): Promise<void> {
  let batch: BackupRow[] = []
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await anyTable(tx).insertInto(table).values(batch).execute()
    batch = []
  }
  for await (const row of rows) {
    batch.push(row)
    if (batch.length * Object.keys(row).length >= MAX_PARAMETERS || batch.length >= ROWS_AT_ONCE)
      await flush()
  }
  await flush()
}

export interface TableDigest {
  readonly rows: number
  readonly digest: string
}

export async function digestTable(
  tx: Queries,
  kind: 'sqlite' | 'postgres',
  table: string,
): Promise<TableDigest> {
  const digest = rowsDigest()
  for await (const row of readRows(tx, kind, { table })) digest.add(row)
  return { rows: digest.rows(), digest: digest.digest() }
}

/** The same for the same rows in any order: databases sort text differently. */
export function rowsDigest(): { add(row: BackupRow): void; rows(): number; digest(): string } {
  let sum = 0n
  let rows = 0
  return {
    add(row) {
      const sorted = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
      const hash = createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
      sum = BigInt.asUintN(256, sum + BigInt(`0x${hash}`))
      rows += 1
    },
    rows: () => rows,
    digest: () => sum.toString(16),
  }
}

export interface Schema {
  /** Each after those that its rows refer to. */
  readonly tables: readonly string[]
  /** Columns that put the rows of a table in an order: its key, else all. */
  readonly order: ReadonlyMap<string, readonly string[]>
  readonly migrations: readonly string[]
}

let schema: Promise<Schema> | undefined

/** Of this build. */
export const readSchema = (): Promise<Schema> => (schema ??= readEmptyStore())

async function readEmptyStore(): Promise<Schema> {
  const { root, close } = await openDatabase({ kind: 'memory' })
  try {
    const names = (await root.introspection.getTables()).map(({ name }) => name)
    const order = new Map<string, readonly string[]>()
    const needs = new Map<string, readonly string[]>()
    for (const name of names) {
      order.set(name, await orderOf(root, name))
      const keys = await sql<{ table: string }>`
        select distinct "table" from pragma_foreign_key_list(${name})`.execute(root)
      needs.set(
        name,
        keys.rows.map(({ table }) => table).filter((table) => table !== name),
      )
    }
    return { tables: inOrder(needs), order, migrations: await readMigrations(root) }
  } finally {
    await close()
  }
}

async function orderOf(root: Queries, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; pk: number }>`
    select name, pk from pragma_table_info(${table}) order by pk`.execute(root)
  const key = rows.filter(({ pk }) => pk > 0)
  return (key.length > 0 ? key : rows).map(({ name }) => name)
}

export async function readMigrations(db: Queries): Promise<string[]> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return done.rows.map(({ name }) => name).toSorted()
}

function inOrder(needs: ReadonlyMap<string, readonly string[]>): string[] {
  const order = new Set<string>()
  const add = (table: string): void => {
    if (order.has(table)) return
    for (const other of needs.get(table) ?? []) add(other)
    order.add(table)
  }
  for (const table of needs.keys()) add(table)
  return [...order]
}
