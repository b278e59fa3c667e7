/** The events of an accepted file: new plans, and new times of what is planned. */
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { reschedulePins, schedulePins } from '#core/pins/pin-schedule.ts'
import type { AnsweredRow } from './plan-import.ts'

export interface ImportEvents {
  readonly events: PinEvent[]
  /** How many pins get a plan, and how many another time. */
  readonly planned: number
  readonly moved: number
}

/** What another device has planned, moved or sent meanwhile is left out, and not counted. */
export function importEvents(
  book: PinBook,
  rows: readonly AnsweredRow[],
  newId: () => string,
): ImportEvents {
  const moves = rows.flatMap((row) =>
    row.state === 'moved' && row.pin !== null
      ? [
          {
            id: row.pin.id,
            publication_id: row.publication.id,
            to: { ...row.time, ...boardOf(row.publication) },
          },
        ]
      : [],
  )
  const plans = rows.flatMap((row) =>
    row.state === 'planned' && row.pin !== null
      ? [{ id: row.pin.id, publication_id: newId(), plan: { ...row.time, ...row.board } }]
      : [],
  )
  const moved = reschedulePins(book, moves)
  const planned = schedulePins(book, plans)
  return {
    events: [...moved, ...planned],
    planned: planned.filter(({ type }) => type === 'pin.scheduled').length,
    moved: moved.length,
  }
}

function boardOf({ board_id, section_id }: Publication): PinBoard {
  return { board_id, ...(section_id !== undefined && { section_id }) }
}
