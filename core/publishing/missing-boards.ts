/** Boards of pins that a connected account's network does not have: nothing can be published there. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Connection } from '#core/contract/account/connections.contract.ts'

export interface MissingBoard {
  readonly board: Board
  /** It never was there, so it can be created there by its name. */
  readonly canCreate: boolean
}

export function isOnNetwork({ boards }: Pick<Connection, 'boards'>, boardId: string): boolean {
  return boards.some(({ board_id, is_gone }) => board_id === boardId && !is_gone)
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
