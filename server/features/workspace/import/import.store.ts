/**
 * Writes an imported account, all in the caller's transaction, and answers what an import has to
 * know of what is there.
 */
import { sql } from 'kysely'
import type { AccountEntry } from '#core/workspace/workspace.schema.ts'
import type { Queries, Tx } from '../../../platform/database/database.ts'
import type { AccountTables } from '../../../platform/database/tables/accounts.tables.ts'
import type { FontsTable } from '../../../platform/database/tables/pictures.tables.ts'
import type { RowOf, SpooledTable } from './import-rows.ts'
import type { SpooledRows } from '../spool.ts'

export async function accountNameKeys(db: Queries, owner: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('accounts')
    .select('name_key')
    .where('user_id', '=', owner)
    .execute()
  return new Set(rows.map((row) => row.name_key))
}

/** The account that this import has made, if it has. */
export async function findImported(
  db: Queries,
  owner: string,
  accountId: string,
): Promise<{ id: string; name: string } | null> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', '=', accountId)
    .where('user_id', '=', owner)
    .executeTakeFirst()
  return row ?? null
}

export async function fontsOf(db: Queries, owner: string): Promise<FontsTable[]> {
  return db.selectFrom('fonts').selectAll().where('user_id', '=', owner).execute()
}

export async function insertImportedAccount(
  tx: Tx,
  row: AccountTables['accounts'],
  {
    counters,
    brand,
    schedule,
    boards,
  }: Pick<AccountEntry, 'counters' | 'brand' | 'schedule'> & { boards: readonly ImportedBoard[] },
): Promise<void> {
  await tx.insertInto('accounts').values(row).execute()
  await tx
    .insertInto('pin_counters')
    .values({ account_id: row.id, revision: counters.revision, front: counters.front })
    .execute()
  if (brand !== null)
    await tx
      .insertInto('brands')
      .values({
        account_id: row.id,
        brand: JSON.stringify(brand.brand),
        updated_at: brand.updated_at,
      })
      .execute()
  if (schedule)
    await tx
      .insertInto('account_schedules')
      .values({
        account_id: row.id,
        schedule: JSON.stringify(schedule.schedule),
        updated_at: schedule.updated_at,
        ...pauseColumns(schedule.pause),
      })
      .execute()
  for (const { sections, ...board } of boards) {
    await tx
      .insertInto('boards')
      .values({ ...board, account_id: row.id })
      .execute()
    for (const section of sections)
      await tx
        .insertInto('board_sections')
        .values({ ...section, board_id: board.id })
        .execute()
  }
}

/** After its rows: the history counts like any other. */
export async function countImportedBytes(tx: Tx, accountId: string): Promise<void> {
  const bytes = tx
    .selectFrom('pin_events')
    .select(sql<number>`coalesce(sum(octet_length(envelope)), 0)`.as('bytes'))
    .where('account_id', '=', accountId)
  await tx.updateTable('pin_counters').set({ bytes }).where('account_id', '=', accountId).execute()
}

export interface ImportedBoard {
  readonly id: string
  readonly name: string
  readonly name_key: string
  readonly created_at: number
  readonly sections: readonly {
    readonly id: string
    readonly name: string
    readonly name_key: string
    readonly created_at: number
  }[]
}

/** One batch. */
export async function insertSpooled(tx: Tx, { table, rows }: SpooledRows): Promise<void> {
  // The table says what its rows are: spooled rows were written so.
  if (rows.length > 0) await inserts[table](tx, rows as never).execute()
}

/** A file may have a row twice. */
const firstCounts = <B>(conflict: { doNothing(): B }): B => conflict.doNothing()

const inserts = {
  pictures: (tx: Tx, rows: RowOf<'pictures'>[]) => tx.insertInto('pictures').values(rows),
  fonts: (tx: Tx, rows: RowOf<'fonts'>[]) => tx.insertInto('fonts').values(rows),
  videos: (tx: Tx, rows: RowOf<'videos'>[]) => tx.insertInto('videos').values(rows),
  pages: (tx: Tx, rows: RowOf<'pages'>[]) => tx.insertInto('pages').values(rows),
  interests: (tx: Tx, rows: RowOf<'interests'>[]) => tx.insertInto('interests').values(rows),
  removed_interests: (tx: Tx, rows: RowOf<'removed_interests'>[]) =>
    tx.insertInto('removed_interests').values(rows),
  page_pictures: (tx: Tx, rows: RowOf<'page_pictures'>[]) =>
    tx.insertInto('page_pictures').values(rows),
  pins: (tx: Tx, rows: RowOf<'pins'>[]) => tx.insertInto('pins').values(rows),
  pin_events: (tx: Tx, rows: RowOf<'pin_events'>[]) => tx.insertInto('pin_events').values(rows),
  publications: (tx: Tx, rows: RowOf<'publications'>[]) =>
    tx.insertInto('publications').values(rows),
  account_days: (tx: Tx, rows: RowOf<'account_days'>[]) =>
    tx.insertInto('account_days').values(rows).onConflict(firstCounts),
  network_pins: (tx: Tx, rows: RowOf<'network_pins'>[]) =>
    tx.insertInto('network_pins').values(rows).onConflict(firstCounts),
  pin_days: (tx: Tx, rows: RowOf<'pin_days'>[]) =>
    tx.insertInto('pin_days').values(rows).onConflict(firstCounts),
  favored_templates: (tx: Tx, rows: RowOf<'favored_templates'>[]) =>
    tx.insertInto('favored_templates').values(rows).onConflict(firstCounts),
} as const satisfies Record<SpooledTable, unknown>

function pauseColumns(pause: NonNullable<AccountEntry['schedule']>['pause']) {
  if (!pause) return { paused_at: null, pause_remark: null, pause_reason: null }
  return { paused_at: pause.at, pause_remark: pause.remark, pause_reason: pause.reason ?? null }
}
