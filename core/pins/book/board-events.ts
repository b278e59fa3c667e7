import { pinBoardLimits, type Pin } from '#core/contract/content/pins.contract.ts'
import type { PinEvent } from '../events/pin.events.ts'
import { isSameBoard, offBoard } from './board-names.ts'
import { changed } from './change-events.ts'
import { fieldsOf, rowEvent, touchRow } from './event-type.ts'
import type { DataOf, EventTypes } from './event-type.ts'
import { findPin } from './pin-book.ts'
import type { PinBook } from './pin-book.ts'

type BoardAdded = DataOf<'pin.boardAdded'>

export const boardEvents: EventTypes<'pin.boardAdded'> = {
  'pin.boardAdded': rowEvent({
    rowIds: ({ id }) => [id],
    touches: ({ id, serverPin }) => fieldsOf(id, serverPin ?? { boards: 1, board_name: 1 }),
    effect: () => 'boardsAdded',
    applyToRow: addBoard,
    inverse: additionBack,
    back: () => [],
    storedBack: additionBack,
    // Additions of other devices lack the row's earlier state.
    backFrom: withoutBoard,
    withdraw: withoutBoard,
  }),
}

/** The server's row replaces all but the identity. Otherwise the board is appended once. */
function addBoard(row: Pin, { board, name, serverPin }: BoardAdded, at: number): Pin {
  if (serverPin !== undefined) {
    const { id, account_id, page_id, page_url, website_page_id, created_at } = row
    const identity = { id, account_id, page_id, page_url, website_page_id, created_at }
    return serverPin.id === row.id
      ? touchRow(row, at, (draft) => void Object.assign(draft, serverPin, identity))
      : row
  }
  const isThere = row.boards.some((other) => isSameBoard(other, board))
  if (isThere || row.boards.length >= pinBoardLimits.boards) return row
  return touchRow(row, at, (draft) => {
    draft.boards.push(board)
    draft.board_name = (draft.board_name === '' ? name : `${draft.board_name}, ${name}`).slice(
      0,
      pinBoardLimits.board_name,
    )
  })
}

function additionBack(before: PinBook, data: BoardAdded): PinEvent[] {
  const row = findPin(before, data.id)
  if (row === undefined) return []
  const after = addBoard(row, data, 0)
  if (after === row) return []
  return changed([
    {
      id: row.id,
      patch: { boards: row.boards, board_name: row.board_name },
      before: { boards: after.boards, board_name: after.board_name },
    },
  ])
}

/** The pin without an added board. Nothing if it is not on the board. */
function withoutBoard(now: PinBook, data: BoardAdded): PinEvent[] {
  const row = findPin(now, data.id)
  const change = row === undefined ? null : offBoard(row, data)
  return change === null ? [] : changed([change])
}
