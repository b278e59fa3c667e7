/**
 * Where a pin goes when it is exported: where it is planned or was published, else its own boards.
 */
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import { isSameBoard } from '#core/pins/book/board-names.ts'
import { isUnsent } from '../pins/book/pin-publications.ts'

export interface ExportPlace extends PinBoard {
  /** When it is planned to appear there, ms UTC; undefined = no time. */
  readonly at?: number
}

/**
 * One per board. Own boards that nothing is planned for follow, unless a publication was moved to a
 * board that the pin isn't on: that one replaces an own one. No one can change where a pin was
 * sent: a board that is gone since then is no place. `isThere`: the account has the board.
 */
export function exportPlaces(
  { boards, publications = [] }: Pick<Pin, 'boards' | 'publications'>,
  isThere: (place: PinBoard) => boolean,
): ExportPlace[] {
  const shown = publications.filter((one) => isUnsent(one) || isThere(one))
  const planned = shown.map(({ board_id, section_id, at, state }): ExportPlace => ({
    ...placeOf({ board_id, section_id }),
    ...(state === 'planned' && { at }),
  }))
  const isMoved = planned.some((place) => !boards.some((board) => isSameBoard(board, place)))
  const open = isMoved
    ? []
    : boards.filter((board) => !planned.some((place) => isSameBoard(board, place)))
  return [...planned, ...open.map(placeOf)]
}

function placeOf({ board_id, section_id }: PinBoard): ExportPlace {
  return section_id === undefined ? { board_id } : { board_id, section_id }
}
