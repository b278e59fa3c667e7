/** A pin goes to a board once: which boards a planned pin can't be moved to. */
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import { isSameBoard } from '#core/pins/book/board-names.ts'
import type { Planned } from '../plan/planned-days.ts'

/** A failed publication is replaced by a new one, also on a board where another one failed. */
export function isTakenForMove({ pin, publication }: Planned, place: PinBoard): boolean {
  const isFailed = publication.state === 'failed'
  if (!isFailed && isSameBoard(publication, place)) return false
  return (pin.publications ?? []).some(
    (other) =>
      other.id !== publication.id &&
      isSameBoard(other, place) &&
      !(isFailed && other.state === 'failed'),
  )
}

/** The first few of these that the pin can go to. Where it failed it may fail again. */
export function freePlaces<T extends PinBoard>(planned: Planned, places: readonly T[]): T[] {
  const { publication } = planned
  const hasFailed = (place: PinBoard) =>
    publication.state === 'failed' && isSameBoard(publication, place)
  return places
    .filter((place) => !hasFailed(place) && !isTakenForMove(planned, place))
    .slice(0, MAX_OFFERED)
}

const MAX_OFFERED = 3
