/**
 * A pin's boards and their names. The names are one line, joined with ", ". If the line has one
 * part for each board, a board's name is found by position, because the board may have been renamed
 * since. Otherwise a name, which may contain ", ", is searched as a whole from the end, where names
 * are appended. If it is not found, nothing is removed.
 */
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import type { RowChange } from '../events/pin.events.ts'

const BETWEEN = ', '

/**
 * Removes a board and one occurrence of its name: two boards may have the same name. Null: the pin
 * is not on the board.
 */
export function offBoard(
  { id, boards, board_name }: Pin,
  { board, name }: { board: PinBoard; name: string },
): RowChange | null {
  const place = boards.findIndex((other) => isSameBoard(other, board))
  if (place < 0) return null
  const names = board_name.split(BETWEEN)
  const line =
    names.length === boards.length
      ? names.toSpliced(place, 1).join(BETWEEN)
      : withoutName(board_name, name)
  return {
    id,
    patch: { boards: boards.toSpliced(place, 1), board_name: line },
    before: { boards, board_name },
  }
}

export function isSameBoard(one: PinBoard, other: PinBoard): boolean {
  return one.board_id === other.board_id && one.section_id === other.section_id
}

/** Identifies a board or section in maps and sets. */
export function keyOfBoard({ board_id, section_id }: PinBoard): string {
  return section_id === undefined ? board_id : `${board_id}/${section_id}`
}

function withoutName(line: string, name: string): string {
  for (
    let at = line.lastIndexOf(name);
    at >= 0;
    at = at === 0 ? -1 : line.lastIndexOf(name, at - 1)
  ) {
    const [before, after] = [line.slice(0, at), line.slice(at + name.length)]
    const isWhole =
      (before === '' || before.endsWith(BETWEEN)) && (after === '' || after.startsWith(BETWEEN))
    if (isWhole)
      return before === '' ? after.slice(BETWEEN.length) : before.slice(0, -BETWEEN.length) + after
  }
  return line
}

/** Boards and sections that all these pins are on. */
export function sharedBoards(pins: readonly Pick<Pin, 'boards'>[]): readonly PinBoard[] {
  let shared: readonly PinBoard[] = pins[0]?.boards ?? []
  for (const { boards } of pins) {
    if (shared.length === 0) break
    if (boards !== shared)
      shared = shared.filter((one) => boards.some((other) => isSameBoard(other, one)))
  }
  return shared
}
