/** The pin rows: one function per question, each with its owner. */
import { sql } from 'kysely'
import { Pin } from '#core/contract/content/pins.contract.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import { inBatches } from '../../platform/sweep.ts'

/**
 * SQLite takes at most 32,766 parameters, PostgreSQL 65,535: lists of ids are asked for in parts.
 */
const IDS_A_QUERY = 1_000
const ROWS_AN_INSERT = 500

export interface AccountKey {
  readonly owner: string
  readonly accountId: string
}

export interface StoredPin {
  readonly pin: Pin
  readonly deletedAt: number | null
}

export async function isOwnAccount(
  queries: Queries,
  { owner, accountId }: AccountKey,
): Promise<boolean> {
  const row = await queries
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('user_id', '=', owner)
    .executeTakeFirst()
  return row !== undefined
}

/** Also the deleted ones, which are recognised by `deletedAt`. */
export async function pinsById(
  queries: Queries,
  { owner, accountId }: AccountKey,
  ids: readonly string[],
): Promise<Map<string, StoredPin>> {
  const found = new Map<string, StoredPin>()
  for (const part of parts([...new Set(ids)], IDS_A_QUERY)) {
    const rows = await queries
      .selectFrom('pins')
      .select(['pin', 'deleted_at'])
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .where('id', 'in', part)
      .execute()
    for (const row of rows) {
      const pin = readPin(row.pin)
      found.set(pin.id, { pin, deletedAt: row.deleted_at })
    }
  }
  return found
}

/** A page of the list, newest additions first, behind `position` (null = from the front). */
export async function listPinRows(
  queries: Queries,
  { owner, accountId }: AccountKey,
  page: { before: number | null; limit: number },
): Promise<{ pin: Pin; position: number }[]> {
  const rows = await queries
    .selectFrom('pins')
    .select(['pin', 'position'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', owner)
    .where('deleted_at', 'is', null)
    .$if(page.before !== null, (query) => query.where('position', '<', page.before ?? 0))
    .orderBy('position', 'desc')
    .limit(page.limit)
    .execute()
  return rows.map((row) => ({ pin: readPin(row.pin), position: row.position }))
}

/** `front` is the highest position in use: the first of the pins gets the highest new one. */
export async function insertPins(
  tx: Tx,
  { owner, accountId }: AccountKey,
  { pins, front }: { pins: readonly Pin[]; front: number },
): Promise<void> {
  const rows = pins.map((pin, at) => ({
    ...columns(pin),
    id: pin.id,
    account_id: accountId,
    user_id: owner,
    page_id: pin.page_id,
    position: front + pins.length - at,
    deleted_at: null,
  }))
  for (const part of parts(rows, ROWS_AN_INSERT)) await tx.insertInto('pins').values(part).execute()
}

export async function updatePin(tx: Tx, { owner, accountId }: AccountKey, pin: Pin): Promise<void> {
  await tx
    .updateTable('pins')
    .set(columns(pin))
    .where('id', '=', pin.id)
    .where('account_id', '=', accountId)
    .where('user_id', '=', owner)
    .execute()
}

/** `deletedAt` null brings the pins back to their old places. */
export async function setDeleted(
  tx: Tx,
  { owner, accountId }: AccountKey,
  change: { ids: readonly string[]; deletedAt: number | null },
): Promise<void> {
  for (const part of parts(change.ids, IDS_A_QUERY)) {
    await tx
      .updateTable('pins')
      .set({ deleted_at: change.deletedAt })
      .where('id', 'in', part)
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .execute()
  }
}

/**
 * The one query without an owner: the server's own cleanup of what was deleted long ago, of any owner
 * it was.
 */
export async function removeDeletedBefore(queries: Queries, time: number): Promise<number> {
  return inBatches(async (most) => {
    const old = queries.selectFrom('pins').select('id').where('deleted_at', '<', time).limit(most)
    // Asked again: one may have been restored a moment ago.
    return (
      await queries
        .deleteFrom('pins')
        .where('id', 'in', old)
        .where('deleted_at', '<', time)
        .executeTakeFirstOrThrow()
    ).numDeletedRows
  })
}

export async function countPins(queries: Queries, owner: string): Promise<number> {
  const row = await queries
    .selectFrom('pins')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Also when all of them are deleted by now. */
export async function hasPins(
  queries: Queries,
  { owner, accountId }: AccountKey,
): Promise<boolean> {
  const row = await queries
    .selectFrom('pins')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', owner)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Pins of a page, also the deleted ones: what a new pin of that page should not repeat. */
export async function pinsOfPage(queries: Queries, owner: string, pageId: string): Promise<Pin[]> {
  const rows = await queries
    .selectFrom('pins')
    .select('pin')
    .where('user_id', '=', owner)
    .where('page_id', '=', pageId)
    .orderBy('position', 'desc')
    .execute()
  return rows.map((row) => readPin(row.pin))
}

/** Keys of the account's boards and sections. */
export async function knownBoards(
  queries: Queries,
  { owner, accountId }: AccountKey,
): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('boards')
    .innerJoin('accounts', 'accounts.id', 'boards.account_id')
    .leftJoin('board_sections', 'board_sections.board_id', 'boards.id')
    .select(['boards.id as board', 'board_sections.id as section'])
    .where('boards.account_id', '=', accountId)
    .where('accounts.user_id', '=', owner)
    .execute()
  return new Set(
    rows.flatMap(({ board, section }) =>
      section === null ? [board] : [board, keyOfBoard({ board_id: board, section_id: section })],
    ),
  )
}

function columns(pin: Pin): { status: string; pin: string } {
  return { status: pin.status, pin: JSON.stringify(pin) }
}

function readPin(text: string): Pin {
  return Pin.parse(JSON.parse(text))
}

function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}
