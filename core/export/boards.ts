/** The boards of a pin by name, as Pinterest's bulk upload takes them. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { isUnsent } from '../pins/book/pin-publications.ts'
import { exportPlaces } from './export-places.ts'

/** "Board" or "Board/Section" as the CSV writes it; null when it does not exist. */
export function nameOfBoard(
  boards: readonly Board[],
  boardId: string,
  sectionId?: string,
): string | null {
  const board = boards.find((candidate) => candidate.id === boardId)
  if (board === undefined) return null
  if (sectionId === undefined) return board.name
  const section = board.sections.find((candidate) => candidate.id === sectionId)
  return section === undefined ? null : `${board.name}/${section.name}`
}

/** The bulk upload refuses a pin that goes to no board, and one whose boards are all gone. */
export const lacksBoard = (
  pin: Pick<Pin, 'boards' | 'publications'>,
  boards: readonly Board[],
): boolean =>
  exportPlaces(pin, (place) => isThere(boards, place)).every((place) => !isThere(boards, place))

const isThere = (boards: readonly Board[], { board_id, section_id }: PinBoard): boolean =>
  nameOfBoard(boards, board_id, section_id) !== null

/** The first plan on a board that is gone. Only the plan itself can get another board. */
export const planWithoutBoard = (
  { publications = [] }: Pick<Pin, 'publications'>,
  boards: readonly Board[],
): Publication | undefined => publications.find((plan) => isUnsent(plan) && !isThere(boards, plan))

/** A board of its own lets the pin into the bulk upload. */
export const needsOwnBoard = (
  pin: Pick<Pin, 'boards' | 'publications'>,
  boards: readonly Board[],
): boolean => lacksBoard(pin, boards) && planWithoutBoard(pin, boards) === undefined
