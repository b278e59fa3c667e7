/**
 * The content of pins that were deleted on other devices. Such a deletion carries ids only, but
 * earlier events may have the content.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { LogEnvelope, PinEvent } from '../events/pin.events.ts'
import { isAttempt } from '../book/pin-publications.ts'
import { applyToPin, touchedIds } from '../book/pin.reducer.ts'

/** Ids of deletions without content, the latest first, each once. */
function deletedElsewhere(envelopes: readonly LogEnvelope[]): string[] {
  return [
    ...new Set(
      envelopes
        .toReversed()
        .flatMap(({ event, back }) =>
          event.type === 'pins.deleted' && back === undefined ? event.data.ids : [],
        ),
    ),
  ]
}

/**
 * The ids whose addition or restoration is not among the events. Only the server may have their
 * content.
 */
export function deletedUnknown(envelopes: readonly LogEnvelope[]): string[] {
  const known = deletedPins(envelopes)
  return deletedElsewhere(envelopes).filter((id) => !known.has(id))
}

/**
 * Pins by id at their last deletion, or now if restored. Only pins whose addition or restoration is
 * among the events, which are in log order.
 */
export function deletedPins(envelopes: readonly LogEnvelope[]): ReadonlyMap<string, Pin> {
  const wanted = new Set(deletedElsewhere(envelopes))
  const lives: Lives = { wanted, rows: new Map(), gone: new Set() }
  if (wanted.size > 0) for (const { event, at } of envelopes) live(lives, event, at)
  return lives.rows
}

interface Lives {
  readonly wanted: ReadonlySet<string>
  readonly rows: Map<string, Pin>
  /**
   * A device without the deletion may still have changed the pin. Such changes are ignored, except
   * publication results of the server.
   */
  readonly gone: Set<string>
}

function live({ wanted, rows, gone }: Lives, event: PinEvent, at: number): void {
  for (const pin of arrivals(event)) {
    if (!wanted.has(pin.id)) continue
    rows.set(pin.id, pin)
    gone.delete(pin.id)
  }
  for (const id of touchedIds(event)) {
    if (event.type === 'pins.deleted') gone.add(id)
    const row = gone.has(id) && !isAttempt(event) ? undefined : rows.get(id)
    if (row !== undefined) rows.set(id, applyToPin(row, event, at))
  }
}

function arrivals(event: PinEvent): readonly Pin[] {
  return event.type === 'pins.added' || event.type === 'pins.restored' ? event.data.pins : []
}
