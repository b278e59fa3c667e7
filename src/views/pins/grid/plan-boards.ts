/** Where a pin is planned: on boards that are not its own, or in a file for Pinterest. */
import { createContext } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { isSameBoard, keyOfBoard } from '#core/pins/book/board-names.ts'

/** The account's boards and sections by `keyOfBoard`; null = not known. */
export const BoardNames = createContext<ReadonlyMap<string, string> | null>(null)

/** Whether it goes out on a board that is not its own. */
export function hasOtherBoards({
  boards,
  publications = [],
}: Pick<Pin, 'boards' | 'publications'>): boolean {
  return publications.some((one) => !boards.some((board) => isSameBoard(board, one)))
}

/** Each name once, in the order of time. A board that is gone has none. */
export function otherBoardsOf(
  { boards, publications = [] }: Pick<Pin, 'boards' | 'publications'>,
  names: ReadonlyMap<string, string> | null,
): readonly string[] {
  const others = publications.filter((one) => !boards.some((board) => isSameBoard(board, one)))
  return [...new Set(others.flatMap((one) => names?.get(keyOfBoard(one)) ?? []))]
}

/** Publications that are in a file for Pinterest; null = not known. */
export const FiledPublications = createContext<ReadonlySet<string> | null>(null)

/** Whether all that is planned of it is in a file: then nothing of it goes out from here. */
export function isInFile(
  { publications = [] }: Pick<Pin, 'publications'>,
  filed: ReadonlySet<string> | null,
): boolean {
  const planned = publications.filter(({ state }) => state === 'planned')
  return planned.length > 0 && planned.every(({ id }) => filed?.has(id) === true)
}
