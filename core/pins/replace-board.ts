/** Replaces a board by another one on all pins that are on it or planned for it. */
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'
import { offBoard, isSameBoard } from './book/board-names.ts'
import type { PinBook } from './book/pin-book.ts'
import { editPins, type NamedBoard } from './pin-commands.ts'
import type { PinEvent } from './events/pin.events.ts'
import { planOf } from './book/pin-publications.ts'
import { reschedulePins, unschedulePins } from './pin-schedule.ts'
import { listPins } from './book/pin-selectors.ts'

export interface BoardUse {
  readonly pins: readonly Pin[]
  /** Planned publications on it. */
  readonly plannedCount: number
}

/**
 * By board id: pins and publications that would have no board without it. One pass over the pins.
 */
export function boardUses(
  book: Pick<PinBook, 'buckets'>,
  boardIds: ReadonlySet<string>,
): ReadonlyMap<string, BoardUse> {
  const uses = new Map<string, { pins: Pin[]; plannedCount: number }>()
  for (const pin of listPins(book))
    for (const id of boardsOf(pin)) {
      if (!boardIds.has(id)) continue
      const use = uses.get(id) ?? { pins: [], plannedCount: 0 }
      use.pins.push(pin)
      use.plannedCount += plannedOn(pin, id).length
      uses.set(id, use)
    }
  return uses
}

const plannedOn = ({ publications = [] }: Pin, board_id: string) =>
  publications.filter((one) => one.board_id === board_id && one.state === 'planned')

const boardsOf = (pin: Pin): ReadonlySet<string> =>
  new Set([
    ...pin.boards.map(({ board_id }) => board_id),
    ...(pin.publications ?? []).flatMap(({ state, board_id }) =>
      state === 'planned' ? board_id : [],
    ),
  ])

export interface Replacement {
  readonly board_id: string
  readonly to: NamedBoard
  /** Its text in `board_name`. */
  readonly nameOf: (board: PinBoard) => string
}

/**
 * One action. Sent publications stay. A pin that is planned for the other board already is removed
 * from this one, because a pin is on a board once.
 */
export function replaceBoard(book: PinBook, replacement: Replacement, at: number): PinEvent[] {
  const { board_id, to } = replacement
  const pins = boardUses(book, new Set([board_id])).get(board_id)?.pins ?? []
  const edits = pins.flatMap((pin) => {
    const { boards, board_name } = replacedIn(pin, replacement)
    return boards === pin.boards ? [] : { id: pin.id, patch: { boards, board_name } }
  })
  const planned = pins.flatMap((pin) => {
    const isThere = (pin.publications ?? []).some((one) => one.board_id === to.board_id)
    return plannedOn(pin, board_id).map((publication, place) => ({
      key: { id: pin.id, publication_id: publication.id },
      publication,
      moves: !isThere && place === 0,
    }))
  })
  const moves = planned.filter((one) => one.moves)
  return [
    ...editPins(book, edits, at),
    ...unschedulePins(
      book,
      planned.filter((one) => !one.moves).map(({ key }) => key),
    ),
    ...reschedulePins(
      book,
      moves.map(({ key, publication }) => ({
        ...key,
        to: planOf({ ...publication, board_id: to.board_id, section_id: to.section_id }),
      })),
    ),
  ]
}

function replacedIn(pin: Pin, { board_id, to, nameOf }: Replacement): Pin {
  const old = pin.boards.filter((board) => board.board_id === board_id)
  const rest = old.reduce(
    (row, board) => ({ ...row, ...offBoard(row, { board, name: nameOf(board) })?.patch }),
    pin,
  )
  if (old.length === 0 || rest.boards.some((board) => isSameBoard(board, to))) return rest
  const { board_id: id, section_id, name } = to
  return {
    ...rest,
    boards: [...rest.boards, { board_id: id, ...(section_id !== undefined && { section_id }) }],
    board_name: rest.board_name === '' ? name : `${rest.board_name}, ${name}`,
  }
}
