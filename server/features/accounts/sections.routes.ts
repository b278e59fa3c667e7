/** Sections of a board. Each call answers with the whole board, as its screen shows it. */
import { accountCalls } from '#core/contract/accounts.contract.ts'
import type { Board } from '#core/contract/accounts.contract.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Refusal } from '../../platform/http/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { nameKey } from './accounts.store.ts'
import { NO_BOARD, nameTaken } from './boards.routes.ts'
import { deleteSection, findBoard, insertSection, renameSection } from './boards.store.ts'
import type { Owned } from './boards.store.ts'

const NO_SECTION = notFound('section')

export function sectionsRoutes(route: Route, { database, clock }: Platform): void {
  /** Makes the change in one transaction and answers with the board as it stands after it. */
  const change = async (
    at: { of: Owned; boardId: string },
    work: (tx: Tx, board: Board) => Promise<Refusal | null>,
  ): Promise<Board | Refusal> =>
    database.transaction(async (tx) => {
      const board = await findBoard(tx, at.of, at.boardId)
      if (board === undefined) return NO_BOARD
      return (await work(tx, board)) ?? (await findBoard(tx, at.of, at.boardId)) ?? NO_BOARD
    })

  route(accountCalls.createSection, async ({ user, params, body }) =>
    change(
      { of: { owner: user.id, accountId: params.account_id }, boardId: params.board_id },
      async (tx, board) => {
        const row = {
          id: newId(),
          board_id: board.id,
          name: body.name,
          name_key: nameKey(body.name),
          created_at: clock.now(),
        }
        return (await insertSection(tx, row)) ? null : nameTaken('section', body.name)
      },
    ),
  )
  route(accountCalls.renameSection, async ({ user, params, body }) => {
    const of = { owner: user.id, accountId: params.account_id }
    return change({ of, boardId: params.board_id }, async (tx, board) => {
      if (
        board.sections.some(
          (section) =>
            section.id !== params.section_id && nameKey(section.name) === nameKey(body.name),
        )
      )
        return nameTaken('section', body.name)
      return (await renameSection(tx, of, {
        boardId: board.id,
        id: params.section_id,
        name: body.name,
      }))
        ? null
        : NO_SECTION
    })
  })
  route(accountCalls.deleteSection, async ({ user, params }) => {
    const of = { owner: user.id, accountId: params.account_id }
    return change({ of, boardId: params.board_id }, async (tx, board) =>
      (await deleteSection(tx, of, { boardId: board.id, id: params.section_id }))
        ? null
        : NO_SECTION,
    )
  })
}
