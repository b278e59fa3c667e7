/**
 * Planned pins that their person publishes, and when their boards are read: pins in a file for the
 * bulk upload, and all pins of an account whose app may not publish.
 */
import { sql } from 'kysely'
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import { FIRST_READING, MAX_READING_AGE } from '#core/publishing/plan-readings.ts'
import type { Queries, Tx } from '../../../platform/database/database.ts'
import type { BoardReadingsTable } from '../../../platform/database/tables/publisher.tables.ts'

const MAX_BOARDS = 20
/** Between two readings of an account, for each page that the first one took: 960 calls a day. ms */
const PAUSE_A_PAGE = 90_000

/** For when its person publishes it: a file keeps the time that it was made with. */
const dueAt = sql<number>`coalesce(filed_publications.due_at, publications.due_at)`

const byPerson = (db: Queries) =>
  db
    .selectFrom('publications')
    .innerJoin('connections', 'connections.account_id', 'publications.account_id')
    .leftJoin('filed_publications', (join) =>
      join
        .onRef('filed_publications.account_id', '=', 'publications.account_id')
        .onRef('filed_publications.publication_id', '=', 'publications.id'),
    )
    .where('publications.state', 'in', ['planned', 'failed'])
    .where('connections.state', 'in', ['connected', 'stopped'])
    .where((where) =>
      where.or([
        where('filed_publications.filed_at', 'is not', null),
        where('connections.tier', 'in', ['trial', 'unapproved']),
      ]),
    )

export interface DueBoard {
  readonly owner: string
  readonly accountId: string
  readonly boardId: string
  readonly networkBoardId: string
}

/** Those whose pins are due the longest come first. The one query over all owners. */
export async function listDueBoards(
  db: Queries,
  { now, networks }: { readonly now: number; readonly networks: readonly NetworkName[] },
): Promise<DueBoard[]> {
  const rows = await byPerson(db)
    .innerJoin('network_boards', (join) =>
      join
        .onRef('network_boards.account_id', '=', 'publications.account_id')
        .onRef('network_boards.board_id', '=', 'publications.board_id'),
    )
    .leftJoin('account_outboxes', 'account_outboxes.account_id', 'publications.account_id')
    .leftJoin('board_readings', (join) =>
      join
        .onRef('board_readings.account_id', '=', 'publications.account_id')
        .onRef('board_readings.board_id', '=', 'publications.board_id'),
    )
    .select(['publications.user_id', 'publications.account_id', 'publications.board_id'])
    .select(['network_boards.network_id', sql<number>`min(${dueAt})`.as('first')])
    .where('network_boards.gone_at', 'is', null)
    .where('connections.network', 'in', [...networks])
    .where(dueAt, '<=', now - FIRST_READING)
    .where(dueAt, '>=', now - MAX_READING_AGE)
    .where((where) =>
      where.or([
        where('board_readings.next_at', 'is', null),
        where('board_readings.next_at', '<=', now),
        where(dueAt, '>', sql<number>`board_readings.read_at - ${FIRST_READING}`),
      ]),
    )
    .where(sql<boolean>`coalesce(account_outboxes.lease_until, 0) <= ${now}`)
    .where(sql<boolean>`(account_outboxes.next_at is null or account_outboxes.next_at <= ${now}
      or account_outboxes.next_by = 'gap')`)
    .where(
      sql<boolean>`not exists (select 1 from board_readings as former
        where former.account_id = publications.account_id and former.read_at <= ${now}
        and former.read_at + former.pages * ${PAUSE_A_PAGE} > ${now})`,
    )
    .groupBy(['publications.user_id', 'publications.account_id', 'publications.board_id'])
    .groupBy('network_boards.network_id')
    .orderBy('first')
    .limit(MAX_BOARDS)
    .execute()
  return rows.map(({ user_id, account_id, board_id, network_id }) => ({
    owner: user_id,
    accountId: account_id,
    boardId: board_id,
    networkBoardId: network_id,
  }))
}

export interface OpenPublication {
  readonly id: string
  readonly pinId: string
  readonly boardId: string
  readonly dueAt: number
}

/** Whatever their times: a person may publish a pin early. The caller has asked whose account it is. */
export async function listByPerson(db: Queries, accountId: string): Promise<OpenPublication[]> {
  const rows = await byPerson(db)
    .select(['publications.id', 'publications.pin_id', 'publications.board_id'])
    .select(dueAt.as('due'))
    .where('publications.account_id', '=', accountId)
    .execute()
  return rows.map(({ id, pin_id, board_id, due }) => ({
    id,
    pinId: pin_id,
    boardId: board_id,
    dueAt: due,
  }))
}

export async function saveBoardReading(
  tx: Tx,
  { accountId, boardId }: Pick<DueBoard, 'accountId' | 'boardId'>,
  { readAt, pages, nextAt }: { readAt: number; pages: number; nextAt: number },
): Promise<void> {
  const values = { read_at: readAt, pages, next_at: nextAt }
  await tx
    .insertInto('board_readings')
    .values({ account_id: accountId, board_id: boardId, ...values } satisfies BoardReadingsTable)
    .onConflict((conflict) => conflict.columns(['account_id', 'board_id']).doUpdateSet(values))
    .execute()
}

/** Readings of boards for which nothing is waited any more. */
export async function deleteOldReadings(db: Queries, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('board_readings')
    .where('read_at', '<', now - MAX_READING_AGE)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
