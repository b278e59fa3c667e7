/** Sections of a board. Each call answers with the whole board, as its screen shows it. */
import { accountCalls } from '#core/contract/account/accounts.contract.ts'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import { notFound } from '../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { nameKey } from './accounts.store.ts'
import { NO_BOARD, nameTaken, onNetwork } from './boards.routes.ts'
import {
  deleteSection,
  findBoard,
  insertSection,
  isSectionOnNetwork,
  renameSection,
} from './boards.store.ts'
import type { Owned } from './boards.store.ts'

const NO_SECTION = notFound('section')

/** The refusal for a section that the network has. */
async function fixedSection(tx: Tx, board: Board, id: string): Promise<Refusal | null> {
  const section = board.sections.find((one) => one.id === id)
  if (section === undefined || !(await isSectionOnNetwork(tx, id))) return null
  return onNetwork(`${board.name} / ${section.name}`)
}

export function sectionsRoutes(route: Route, { database, clock }: Platform): void {
  /** Makes the change in one transaction and answers with the changed board. */
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
      const fixed = await fixedSection(tx, board, params.section_id)
      if (fixed !== null) return fixed
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
    return change({ of, boardId: params.board_id }, async (tx, board) => {
      const fixed = await fixedSection(tx, board, params.section_id)
      if (fixed !== null) return fixed
      return (await deleteSection(tx, of, { boardId: board.id, id: params.section_id }))
        ? null
        : NO_SECTION
    })
  })
}
