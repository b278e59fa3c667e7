/** The events that give planned pins other times, or other boards. */
import type { PlannedTime, Publication } from '#core/contract/content/publications.contract.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { reschedulePins, schedulePins, unschedulePins } from '#core/pins/pin-schedule.ts'
import type { Planned } from '../plan/planned-days.ts'
import type { Destination } from '../destination-form.tsx'

export interface Move {
  readonly planned: Planned
  readonly to: PlannedTime | Destination
}

/**
 * A failed publication is planned again: its own record ends with the failure, and the new one is
 * sent under another id.
 */
export function moveEvents(book: PinBook, moves: readonly Move[], newId: () => string): PinEvent[] {
  return moves.flatMap(({ planned: { pin, publication }, to }) => {
    const key = { id: pin.id, publication_id: publication.id }
    const plan = destinationOf(publication, to)
    if (publication.state !== 'failed') return reschedulePins(book, [{ ...key, to: plan }])
    const again = schedulePins(book, [{ id: pin.id, publication_id: newId(), plan }])
    // On the same board the failed one is replaced already.
    const isReplaced = again.some(
      ({ type, data }) => type === 'pin.unscheduled' && data.publication.id === publication.id,
    )
    return isReplaced || again.length === 0 ? again : [...unschedulePins(book, [key]), ...again]
  })
}

/** Without a board of its own, the new time keeps the board that the publication has. */
function destinationOf(publication: Publication, to: PlannedTime | Destination): Destination {
  const { board_id, section_id } = 'board_id' in to ? to : publication
  return { ...to, board_id, ...(section_id !== undefined && { section_id }) }
}
