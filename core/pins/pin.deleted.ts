/**
 * What pins were when they were deleted elsewhere: such a deletion says ids only, but the life of a
 * pin before it may be known.
 */
import type { Pin } from '#core/contract/pins.contract.ts'
import type { LogEnvelope, PinEvent } from './pin.events.ts'
import { isAttempt } from './pin.publications.ts'
import { applyToPin, touchedIds } from './pin.reducer.ts'

/** Ids of the deletions that say no more than that, the latest first, each once. */
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
 * Those of them whose addition or return is not among the events: only the server may know what
 * they were.
 */
export function deletedUnknown(envelopes: readonly LogEnvelope[]): string[] {
  const known = deletedPins(envelopes)
  return deletedElsewhere(envelopes).filter((id) => !known.has(id))
}

/**
 * By id, as they were at the last deletion, or are since their return; those only whose addition or
 * return is among the events, which are given in their order.
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
   * A device that has not heard of a deletion may still change a pin: nothing comes of that. What
   * the server found out about a publication counts.
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
