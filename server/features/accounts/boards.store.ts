/**
 * Boards and their sections. Every query asks for the owner by way of the account, so that a
 * foreign id finds nothing.
 */
import type { Selectable } from 'kysely'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type {
  BoardSectionsTable,
  BoardsTable,
} from '../../platform/database/tables/accounts.tables.ts'
import { putInTrash } from '../../platform/trash.store.ts'
import { nameKey } from './accounts.store.ts'

export type BoardRow = Selectable<BoardsTable>
export type SectionRow = Selectable<BoardSectionsTable>

/** Whose account is asked about. */
export interface Owned {
  readonly owner: string
  readonly accountId: string
}

const ownAccounts = (tx: Queries, { owner, accountId }: Owned) =>
  tx
    .selectFrom('accounts')
    .select('accounts.id')
    .where('accounts.user_id', '=', owner)
    .where('accounts.id', '=', accountId)
const ownBoards = (tx: Queries, of: Owned, boardId: string) =>
  tx
    .selectFrom('boards')
    .select('boards.id')
    .where('boards.id', '=', boardId)
    .where('boards.account_id', 'in', ownAccounts(tx, of))

/** Oldest first, sections likewise. */
export async function listBoards(tx: Queries, of: Owned): Promise<Board[]> {
  const boards = await tx
    .selectFrom('boards')
    .selectAll()
    .where('account_id', 'in', ownAccounts(tx, of))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const sections = await tx
    .selectFrom('board_sections')
    .innerJoin('boards', 'boards.id', 'board_sections.board_id')
    .selectAll('board_sections')
    .where('boards.account_id', 'in', ownAccounts(tx, of))
    .orderBy('board_sections.created_at')
    .orderBy('board_sections.id')
    .execute()
  const byBoard = Map.groupBy(sections, (section) => section.board_id)
  return boards.map((board) => presentBoard(board, byBoard.get(board.id) ?? []))
}

export async function findBoard(
  tx: Queries,
  of: Owned,
  boardId: string,
): Promise<Board | undefined> {
  const board = await tx
    .selectFrom('boards')
    .selectAll()
    .where('id', 'in', ownBoards(tx, of, boardId))
    .executeTakeFirst()
  if (board === undefined) return undefined
  const sections = await tx
    .selectFrom('board_sections')
    .selectAll()
    .where('board_id', '=', board.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return presentBoard(board, sections)
}

function presentBoard(board: BoardRow, sections: readonly SectionRow[]): Board {
  return {
    id: board.id,
    name: board.name,
    created_at: board.created_at,
    sections: sections.map(({ id, name }) => ({ id, name })),
  }
}

/**
 * False when the account has a board of that name. The caller has seen to the owner in the same
 * transaction.
 */
export async function insertBoard(tx: Tx, row: BoardRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('boards')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function boardNameTaken(
  tx: Queries,
  of: Owned,
  name: { name: string; except: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('boards')
    .select('id')
    .where('account_id', 'in', ownAccounts(tx, of))
    .where('name_key', '=', nameKey(name.name))
    .where('id', '!=', name.except)
    .executeTakeFirst()
  return row !== undefined
}

export async function renameBoard(
  tx: Queries,
  of: Owned,
  board: { id: string; name: string },
): Promise<void> {
  await tx
    .updateTable('boards')
    .set({ name: board.name, name_key: nameKey(board.name) })
    .where('id', 'in', ownBoards(tx, of, board.id))
    .execute()
}

/** The network has it, so it is renamed and deleted there: the next reading would undo it here. */
export async function isOnNetwork(db: Queries, boardId: string): Promise<boolean> {
  const row = await db
    .selectFrom('network_boards')
    .select('board_id')
    .where('board_id', '=', boardId)
    .where('gone_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Of a board that the network has, too. */
export async function isSectionOnNetwork(db: Queries, sectionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('network_sections')
    .innerJoin('network_boards', 'network_boards.board_id', 'network_sections.board_id')
    .select('network_sections.section_id')
    .where('network_sections.section_id', '=', sectionId)
    .where('network_boards.gone_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** With its sections into the trash, from which `restoreFromTrash` brings it back. */
export async function deleteBoard(
  tx: Tx,
  of: Owned,
  { boardId, now }: { boardId: string; now: number },
): Promise<boolean> {
  const board = await tx
    .selectFrom('boards')
    .selectAll()
    .where('id', 'in', ownBoards(tx, of, boardId))
    .executeTakeFirst()
  if (board === undefined) return false
  const sections = await tx
    .selectFrom('board_sections')
    .selectAll()
    .where('board_id', '=', board.id)
    .execute()
  await putInTrash(
    tx,
    { ...of, id: board.id },
    {
      rows: [
        { table: 'boards', rows: [board] },
        { table: 'board_sections', rows: sections },
      ],
      now,
    },
  )
  await tx.deleteFrom('boards').where('id', '=', board.id).execute()
  return true
}

/**
 * False when the board has a section of that name. The caller has seen to the owner in the same
 * transaction.
 */
export async function insertSection(tx: Tx, row: SectionRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('board_sections')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function renameSection(
  tx: Queries,
  of: Owned,
  section: { boardId: string; id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('board_sections')
    .set({ name: section.name, name_key: nameKey(section.name) })
    .where('id', '=', section.id)
    .where('board_id', 'in', ownBoards(tx, of, section.boardId))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteSection(
  tx: Queries,
  of: Owned,
  section: { boardId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('board_sections')
    .where('id', '=', section.id)
    .where('board_id', 'in', ownBoards(tx, of, section.boardId))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
