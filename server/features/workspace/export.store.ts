/**
 * What an export reads, in pages small enough that others get their turn. Every query takes the
 * owner.
 */
import type { AutomationEntry, OwnTemplateEntry } from '#core/workspace/workspace.schema.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { AccountTables } from '../../platform/database/tables/accounts.tables.ts'
import type { PageTables } from '../../platform/database/tables/pages.tables.ts'
import type { VideosTable } from '../../platform/database/tables/media.tables.ts'
import type { FontsTable, PicturesTable } from '../../platform/database/tables/pictures.tables.ts'
import type { ScheduleRow } from '../../platform/database/tables/pins.tables.ts'
import { automationEntries } from './automations.store.ts'
import { ownTemplateEntries } from './own-templates.store.ts'

export interface ExportKey {
  readonly owner: string
  readonly accountId: string
}

/** For tables that know their account only. */
const accountsOf = (db: Queries, owner: string) =>
  db.selectFrom('accounts').select('id').where('user_id', '=', owner)

const ROWS_A_QUERY = 200
const IDS_A_QUERY = 500

export async function findAccountRow(
  db: Queries,
  { owner, accountId }: ExportKey,
): Promise<AccountTables['accounts'] | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('user_id', '=', owner)
    .executeTakeFirst()
}

/**
 * Writers of the account queue behind it until the end of the transaction: what is read with it is
 * of one moment.
 */
export async function lockRevision(
  tx: Tx,
  { owner, accountId }: ExportKey,
): Promise<{ revision: number; front: number }> {
  const row = await tx
    .updateTable('pin_counters')
    .set((expression) => ({ revision: expression('revision', '+', 0) }))
    .where('account_id', '=', accountId)
    .where('account_id', 'in', accountsOf(tx, owner))
    .returning(['revision', 'front'])
    .executeTakeFirst()
  return row ?? { revision: 0, front: 0 }
}

export async function revisionNow(db: Queries, { owner, accountId }: ExportKey): Promise<number> {
  const row = await db
    .selectFrom('pin_counters')
    .select('revision')
    .where('account_id', '=', accountId)
    .where('account_id', 'in', accountsOf(db, owner))
    .executeTakeFirst()
  return row?.revision ?? 0
}

export interface PinRow {
  readonly id: string
  readonly position: number
  readonly deleted_at: number | null
  readonly pin: string
}
const PIN_COLUMNS = ['id', 'position', 'deleted_at', 'pin'] as const

export async function* pinRows(
  db: Queries,
  { owner, accountId }: ExportKey,
): AsyncGenerator<PinRow[]> {
  for (let after: number | null = null; ;) {
    const rows: PinRow[] = await db
      .selectFrom('pins')
      .select(PIN_COLUMNS)
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .$if(after !== null, (query) => query.where('position', '>', after ?? 0))
      .orderBy('position')
      .limit(ROWS_A_QUERY)
      .execute()
    yield rows
    after = rows.at(-1)?.position ?? null
    if (rows.length < ROWS_A_QUERY) return
  }
}

export async function pinRowsById(
  db: Queries,
  { owner, accountId }: ExportKey,
  ids: readonly string[],
): Promise<PinRow[]> {
  const found: PinRow[] = []
  for (let at = 0; at < ids.length; at += IDS_A_QUERY) {
    found.push(
      ...(await db
        .selectFrom('pins')
        .select(PIN_COLUMNS)
        .where('account_id', '=', accountId)
        .where('user_id', '=', owner)
        .where('id', 'in', ids.slice(at, at + IDS_A_QUERY))
        .orderBy('position')
        .execute()),
    )
  }
  return found
}

export interface EventRow {
  readonly revision: number
  readonly recorded_at: number
  readonly envelope: string
}

/** After `after`, up to and with `upTo`. */
export async function* eventRows(
  db: Queries,
  { owner, accountId }: ExportKey,
  { after, upTo }: { after: number; upTo: number },
): AsyncGenerator<EventRow[]> {
  for (let last = after; last < upTo;) {
    const rows: EventRow[] = await db
      .selectFrom('pin_events')
      .select(['revision', 'recorded_at', 'envelope'])
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .where('revision', '>', last)
      .where('revision', '<=', upTo)
      .orderBy('revision')
      .limit(ROWS_A_QUERY)
      .execute()
    yield rows
    if (rows.length === 0) return
    last = rows.at(-1)?.revision ?? upTo
  }
}

export interface BoardRows {
  readonly boards: readonly Omit<AccountTables['boards'], 'account_id' | 'name_key'>[]
  readonly sections: readonly Omit<AccountTables['board_sections'], 'name_key'>[]
  readonly brand: Omit<AccountTables['brands'], 'account_id'> | undefined
  readonly schedule: ScheduleRow | undefined
  readonly automations: readonly AutomationEntry[]
  readonly ownTemplates: readonly OwnTemplateEntry[]
}

export async function boardRows(db: Queries, { owner, accountId }: ExportKey): Promise<BoardRows> {
  const own = accountsOf(db, owner)
  return {
    boards: await db
      .selectFrom('boards')
      .select(['id', 'name', 'created_at'])
      .where('account_id', '=', accountId)
      .where('account_id', 'in', own)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    sections: await db
      .selectFrom('board_sections')
      .innerJoin('boards', 'boards.id', 'board_sections.board_id')
      .select([
        'board_sections.id',
        'board_sections.board_id',
        'board_sections.name',
        'board_sections.created_at',
      ])
      .where('boards.account_id', '=', accountId)
      .where('boards.account_id', 'in', own)
      .orderBy('board_sections.created_at')
      .orderBy('board_sections.id')
      .execute(),
    brand: await db
      .selectFrom('brands')
      .select(['brand', 'updated_at'])
      .where('account_id', '=', accountId)
      .where('account_id', 'in', own)
      .executeTakeFirst(),
    schedule: await db
      .selectFrom('account_schedules')
      .select(['schedule', 'updated_at', 'paused_at', 'pause_remark', 'pause_reason'])
      .where('account_id', '=', accountId)
      .where('account_id', 'in', own)
      .executeTakeFirst(),
    automations: await automationEntries(db, { owner, accountId }),
    ownTemplates: await ownTemplateEntries(db, { owner, accountId }),
  }
}

export interface WholePage {
  readonly page: PageTables['pages']
  readonly interests: readonly PageTables['interests'][]
  readonly removed: readonly string[]
  readonly pictures: readonly PageTables['page_pictures'][]
}
/** Pages hold their whole text. */
const PAGES_A_QUERY = 20

export async function* wholePages(
  db: Queries,
  { owner, accountId }: ExportKey,
): AsyncGenerator<WholePage[]> {
  const own = db.selectFrom('pages').select('id').where('user_id', '=', owner)
  const stored = db.selectFrom('pictures').select('id').where('user_id', '=', owner)
  for (let after = ''; ;) {
    const pages = await db
      .selectFrom('pages')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGES_A_QUERY)
      .execute()
    if (pages.length === 0) return
    const ids = pages.map(({ id }) => id)
    const interests = Map.groupBy(
      await db
        .selectFrom('interests')
        .selectAll()
        .where('user_id', '=', owner)
        .where('page_id', 'in', ids)
        .orderBy('ordinal')
        .orderBy('id')
        .execute(),
      (row) => row.page_id,
    )
    const removed = Map.groupBy(
      await db
        .selectFrom('removed_interests')
        .selectAll()
        .where('page_id', 'in', ids)
        .where('page_id', 'in', own)
        .orderBy('name_key')
        .execute(),
      (row) => row.page_id,
    )
    const pictures = Map.groupBy(
      await db
        .selectFrom('page_pictures')
        .selectAll()
        .where('page_id', 'in', ids)
        .where('page_id', 'in', own)
        .where('picture_id', 'in', stored)
        .orderBy('ordinal')
        .orderBy('picture_id')
        .execute(),
      (row) => row.page_id,
    )
    yield pages.map((page) => ({
      page,
      interests: interests.get(page.id) ?? [],
      removed: (removed.get(page.id) ?? []).map((row) => row.name_key),
      pictures: pictures.get(page.id) ?? [],
    }))
    after = ids.at(-1) ?? after
  }
}

/** Without their facts: of all that the person has, most of it perhaps of other accounts. */
export async function pictureNames(
  db: Queries,
  owner: string,
): Promise<{ id: string; name: string; bytes: number }[]> {
  return db
    .selectFrom('pictures')
    .select(['id', 'name', 'bytes'])
    .where('user_id', '=', owner)
    .orderBy('id')
    .execute()
}

export async function pictureRowsById(
  db: Queries,
  owner: string,
  ids: readonly string[],
): Promise<PicturesTable[]> {
  const found: PicturesTable[] = []
  for (let at = 0; at < ids.length; at += IDS_A_QUERY)
    found.push(
      ...(await db
        .selectFrom('pictures')
        .selectAll()
        .where('user_id', '=', owner)
        .where('id', 'in', ids.slice(at, at + IDS_A_QUERY))
        .orderBy('id')
        .execute()),
    )
  return found
}

export async function fontRows(db: Queries, owner: string): Promise<FontsTable[]> {
  return db
    .selectFrom('fonts')
    .selectAll()
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function videoRows(db: Queries, owner: string): Promise<VideosTable[]> {
  return db
    .selectFrom('videos')
    .selectAll()
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
