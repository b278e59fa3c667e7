/**
 * Boards of an account. A name is free when no other board of the account has it, without regard to
 * case.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { accountCalls } from '#core/contract/account/accounts.contract.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { restoreFromTrash } from '../../platform/trash.store.ts'
import { NO_ACCOUNT } from './accounts.routes.ts'
import { findAccount, nameKey } from './accounts.store.ts'
import {
  boardNameTaken,
  deleteBoard,
  findBoard,
  insertBoard,
  isOnNetwork,
  listBoards,
  renameBoard,
} from './boards.store.ts'

export const NO_BOARD = notFound('board')

export function nameTaken(what: 'board' | 'section', name: string): Refusal {
  const taken =
    what === 'board'
      ? problem('boards.nameTaken', { name })
      : problem('boards.sectionTaken', { name })
  return refuse('conflict', taken, { field: 'name' })
}

export const onNetwork = (name: string): Refusal =>
  refuse('conflict', problem('boards.onNetwork', { name }))

export function boardsRoutes(route: Route, { database, clock }: Platform): void {
  route(accountCalls.listBoards, async ({ user, params }) => {
    if ((await findAccount(database.root, user.id, params.account_id)) === undefined)
      return NO_ACCOUNT
    return {
      boards: await listBoards(database.root, { owner: user.id, accountId: params.account_id }),
    }
  })
  route(accountCalls.createBoard, async ({ user, params, body }) =>
    database.transaction(async (tx) => {
      if ((await findAccount(tx, user.id, params.account_id)) === undefined) return NO_ACCOUNT
      const row = {
        id: newId(),
        account_id: params.account_id,
        name: body.name,
        name_key: nameKey(body.name),
        created_at: clock.now(),
      }
      if (!(await insertBoard(tx, row))) return nameTaken('board', body.name)
      return { id: row.id, name: row.name, created_at: row.created_at, sections: [] }
    }),
  )
  route(accountCalls.renameBoard, async ({ user, params, body }) =>
    database.transaction(async (tx) => {
      const of = { owner: user.id, accountId: params.account_id }
      const board = await findBoard(tx, of, params.board_id)
      if (board === undefined) return NO_BOARD
      if (await isOnNetwork(tx, board.id)) return onNetwork(board.name)
      if (await boardNameTaken(tx, of, { name: body.name, except: board.id }))
        return nameTaken('board', body.name)
      await renameBoard(tx, of, { id: board.id, name: body.name })
      return { ...board, name: body.name }
    }),
  )
  route(accountCalls.deleteBoard, async ({ user, params }) => {
    const of = { owner: user.id, accountId: params.account_id }
    const at = { boardId: params.board_id, now: clock.now() }
    return database.transaction(async (tx) => {
      const board = await findBoard(tx, of, params.board_id)
      if (board !== undefined && (await isOnNetwork(tx, board.id))) return onNetwork(board.name)
      return (await deleteBoard(tx, of, at)) ? {} : NO_BOARD
    })
  })
  route(accountCalls.restoreBoard, async ({ user, params }) =>
    database.transaction(async (tx) => {
      const of = { owner: user.id, accountId: params.account_id }
      const living = await findBoard(tx, of, params.board_id)
      if (living !== undefined) return living
      const outcome = await restoreFromTrash(tx, { ...of, id: params.board_id })
      if (outcome === 'taken') return refuse('conflict', problem('boards.nameReused'))
      return (await findBoard(tx, of, params.board_id)) ?? NO_BOARD
    }),
  )
}
