/** What of an earlier board is not so now, and the events that make it so again. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { withoutMarker } from '#core/pins/book/image-marker.ts'
import { envelopesOf, type PinHistory } from '#core/pins/history/pin-history.ts'
import { restoreFromPast } from '#core/pins/history/pin-past.ts'
import { getPin, listPins } from '#core/pins/book/pin-selectors.ts'
import { touchesOf } from '#core/pins/history/pin-undo.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'

export type PastState = 'gone' | 'different'

/**
 * Pins of then that are gone or different now. Rows that nothing touched are one and the same in
 * both books: those cost nothing.
 */
export function changesSince(now: PinBook, then: PinBook): ReadonlyMap<string, PastState> {
  const ids = listPins(then).flatMap((row) => (getPin(now, row.id) === row ? [] : row.id))
  const touches = restoreFromPast(now, then, { ids, at: 0 }).flatMap(touchesOf)
  // Any change of a row moves its picture's marker on: that alone is no other picture.
  const touched = new Set(
    touches.flatMap(({ id, field }) =>
      field === 'image_url' && bare(getPin(now, id)) === bare(getPin(then, id)) ? [] : id,
    ),
  )
  return new Map(
    ids
      .filter((id) => touched.has(id))
      .map((id) => [id, getPin(now, id) === undefined ? 'gone' : 'different']),
  )
}

function bare(row: Pin | undefined): string {
  return withoutMarker(row?.image_url ?? '')
}

export interface Restoring {
  readonly events: readonly PinEvent[]
  /** Whose pictures must be drawn again: their design is another one than now. */
  readonly drawn: readonly string[]
}

export function restoring(
  now: PinBook,
  then: PinBook,
  { ids, at, history }: { ids: readonly string[]; at: number; history: PinHistory },
): Restoring {
  // A deleted pin comes back with its picture: that of the design it was deleted with.
  const deleted = deletedRows(history)
  const drawn = ids.filter(
    (id) => designOf(getPin(then, id)) !== designOf(getPin(now, id) ?? deleted.get(id)),
  )
  return { events: restoreFromPast(now, then, { ids, at }), drawn }
}

/** As they last were. One that was deleted elsewhere is not known. */
function deletedRows(history: PinHistory): ReadonlyMap<string, Pin> {
  const restored = envelopesOf(history).flatMap(({ event, back = [] }) =>
    event.type === 'pins.deleted' ? back : [],
  )
  return new Map(
    restored.flatMap((event) =>
      event.type === 'pins.restored' ? event.data.pins.map((row) => [row.id, row] as const) : [],
    ),
  )
}

function designOf(row: Pin | undefined): string {
  return JSON.stringify(row?.design)
}
