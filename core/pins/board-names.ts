/**
 * A pin's boards and their names, which stand in one line with ", " between them. By its place
 * where each board has one piece of the line: a board may have been renamed since. A name may hold
 * ", " itself; then it is looked for as a whole, from the end, where additions are put. A name that
 * is not there takes none away.
 */
import type { Pin, PinBoard } from '#core/contract/pins.contract.ts'
import type { RowChange } from './pin.events.ts'

const BETWEEN = ', '

/**
 * The pin without that board, and without its name once: two boards may be called the same. Null
 * when it is on no such board.
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

/** Names a board or one of its sections in maps and sets. */
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
