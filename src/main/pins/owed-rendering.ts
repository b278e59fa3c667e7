/**
 * Pins whose design was changed and stored, but whose rendering was not started before the tab
 * closed. Unsent design changes in the log show which pins these are.
 */
import { v5 } from 'uuid'
import { renderingParts } from '#core/pins/rendering-parts.ts'
import type { LogEnvelope, RowChange } from '#core/pins/events/pin.events.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import type { OwedRendering } from '../../machines/pins/pins-context.ts'
import type { IntendedStart } from '../../machines/tasks/tasks.machine.ts'

/**
 * Pins of `starts` are left out, because those tasks are started again anyway. The first key is the
 * id of the last design change and the other keys derive from it, so every tab starts the same
 * tasks.
 */
export function owedRenderings(
  book: PinBook,
  unsent: readonly LogEnvelope[],
  starts: readonly IntendedStart[],
): OwedRendering[] {
  const meant = new Set(
    starts.flatMap(({ start }) => (start.kind === 'rendering' ? start.pinIds : [])),
  )
  const drawn = unsent.map(({ id, event }) => ({
    id,
    pinIds: changesOf(event).flatMap((change) =>
      change.patch.design === undefined ? [] : change.id,
    ),
  }))
  const pinIds = [...new Set(drawn.flatMap((one) => one.pinIds))].filter(
    (id) => !meant.has(id) && getPin(book, id) !== undefined,
  )
  const key = drawn.findLast((one) => one.pinIds.length > 0)?.id
  return key === undefined
    ? []
    : renderingParts(pinIds).map((part, nth) => ({
        key: nth === 0 ? key : v5(String(nth), key),
        ...part,
      }))
}

function changesOf(event: LogEnvelope['event']): readonly RowChange[] {
  if (event.type === 'pin.updated') return [event.data]
  return event.type === 'pins.updated' || event.type === 'pins.replaced' ? event.data.patches : []
}
