/**
 * Boards of pins that a connected account's network does not have: nothing can be published there.
 */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'

export interface MissingBoard {
  readonly board: Board
  /** It never was there, so it can be created there by its name. */
  readonly canCreate: boolean
}

export function isOnNetwork({ boards }: Pick<Connection, 'boards'>, boardId: string): boolean {
  return boards.some(({ board_id, is_gone }) => board_id === boardId && !is_gone)
}

/**
 * What is planned for boards that the network had and has no more, by board, in the order of
 * `boards`.
 */
export function onGoneBoards<T extends { readonly publication: Pick<Publication, 'board_id'> }>(
  connection: Pick<Connection, 'state' | 'boards'>,
  boards: readonly Board[],
  planned: readonly T[],
): { readonly board: Board; readonly planned: readonly T[] }[] {
  const byBoard = Map.groupBy(planned, ({ publication }) => publication.board_id)
  return missingBoards(connection, boards, new Set(byBoard.keys()))
    .filter(({ canCreate }) => !canCreate)
    .map(({ board }) => ({ board, planned: byBoard.get(board.id) ?? [] }))
}

export function missingBoards(
  connection: Pick<Connection, 'state' | 'boards'>,
  boards: readonly Board[],
  boardIds: ReadonlySet<string>,
): MissingBoard[] {
  if (connection.state !== 'connected') return []
  const known = new Map(connection.boards.map(({ board_id, is_gone }) => [board_id, is_gone]))
  return boards
    .filter(({ id }) => boardIds.has(id) && known.get(id) !== false)
    .map((board) => ({ board, canCreate: !known.has(board.id) }))
}
