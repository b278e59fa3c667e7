/** The events of "Publish now": planned for a time that is at hand, not sent past the governor. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type { PinBook } from './book/pin-book.ts'
import type { PinEvent } from './events/pin.events.ts'
import { schedulePins } from './pin-schedule.ts'

/** A draft, or a pin with a publication that failed. */
export function canPublishNow({ status, publications = [] }: Pin): boolean {
  return status === 'draft' || publications.some(({ state }) => state === 'failed')
}

/**
 * A draft goes to each of its boards. Of a pin that was planned before, only what failed is planned
 * again, on the board of the failure. `newId` names the publications.
 */
export function publishPinsNow(
  book: PinBook,
  pins: readonly Pin[],
  { time, newId }: { readonly time: PlannedTime; readonly newId: () => string },
): PinEvent[] {
  return schedulePins(
    book,
    pins.filter(canPublishNow).flatMap(({ id, boards, publications = [] }) => {
      const failed = publications.filter(({ state }) => state === 'failed')
      const places = publications.length === 0 ? boards : failed
      return places.map(({ board_id, section_id }) => ({
        id,
        publication_id: newId(),
        plan: { ...time, board_id, ...(section_id !== undefined && { section_id }) },
      }))
    }),
  )
}
