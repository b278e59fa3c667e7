/**
 * The progress of a move, kept in the database that it fills: a killed one goes on there, and no server
 * starts on half a store.
 */
import { sql } from 'kysely'
import type { Database, Queries } from './database.ts'

const NAME = 'unfinished_move'

/** Of a table. */
interface SourceTable {
  readonly rows: number
  readonly digest: string
}

export interface MoveProgress extends SourceTable {
  readonly table_name: string
  /** Rows that arrived. */
  readonly moved: number
}

type WithProgress = { readonly [NAME]: MoveProgress }

const progressOf = (db: Queries) => db.withTables<WithProgress>()

/** Null: no move was begun. */
export async function readProgress(
  db: Queries,
  kind: Database['kind'],
): Promise<ReadonlyMap<string, MoveProgress> | null> {
  if (!(await hasTable(db, kind, NAME))) return null
  const rows = await progressOf(db).selectFrom(NAME).selectAll().execute()
  return new Map(rows.map((row) => [row.table_name, row]))
}

export async function hasTable(
  db: Queries,
  kind: Database['kind'],
  name: string,
): Promise<boolean> {
  const query =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where name = ${name}`
      : sql<{ name: string }>`select relname as name from pg_class where oid = to_regclass(${name})`
  return (await query.execute(db)).rows.length > 0
}

export async function beginMove(
  database: Pick<Database, 'transaction'>,
  digests: ReadonlyMap<string, SourceTable>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.schema
      .createTable(NAME)
      .addColumn('table_name', 'text', (column) => column.primaryKey())
      .addColumn('rows', 'bigint', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('moved', 'bigint', (column) => column.notNull())
      .execute()
    const rows = [...digests].map(([table_name, digest]) => ({ table_name, ...digest, moved: 0 }))
    await progressOf(tx).insertInto(NAME).values(rows).execute()
  })
}

/** In the transaction that brings the rows. */
export async function recordMoved(tx: Queries, table: string, moved: number): Promise<void> {
  await progressOf(tx).updateTable(NAME).set({ moved }).where('table_name', '=', table).execute()
}

export async function endMove(db: Queries): Promise<void> {
  await db.schema.dropTable(NAME).execute()
}

/** The rows and files of this store have not all arrived. */
export class UnfinishedMove extends Error {
  override name = 'UnfinishedMove'
}

/** Throws `UnfinishedMove`. */
export async function refuseUnfinishedMove(db: Queries, kind: Database['kind']): Promise<void> {
  if (await hasTable(db, kind, NAME))
    throw new UnfinishedMove(
      'A move into this store was begun and did not end. Run "pinloom move" again as before; it goes on where it stopped.',
    )
}
