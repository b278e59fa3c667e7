/** What pins were when they were deleted elsewhere: such a deletion says ids only, but the life of a pin before it may be known. */
import type { Pin } from '#core/contract/pins.contract.ts'
import type { LogEnvelope, PinEvent } from './pin.events.ts'
import { applyToPin, touchedIds } from './pin.reducer.ts'

/** Ids of the deletions that say no more than that, the latest first, each once. */
export function deletedElsewhere(envelopes: readonly LogEnvelope[]): string[] {
  return [...new Set(envelopes.toReversed().flatMap(({ event, back }) => (event.type === 'pins.deleted' && back === undefined ? event.data.ids : [])))]
}

/** By id, as they were at the last deletion; those only whose addition or return is among the events, which are given in their order. */
export function deletedPins(envelopes: readonly LogEnvelope[]): ReadonlyMap<string, Pin> {
  const wanted = new Set(deletedElsewhere(envelopes))
  const rows = new Map<string, Pin>()
  if (wanted.size > 0) for (const { event, at } of envelopes) live(rows, event, { wanted, at })
  return rows
}

function live(rows: Map<string, Pin>, event: PinEvent, { wanted, at }: { wanted: ReadonlySet<string>; at: number }): void {
  if (event.type === 'pins.added' || event.type === 'pins.restored') {
    for (const pin of event.data.pins) if (wanted.has(pin.id)) rows.set(pin.id, pin)
    return
  }
  for (const id of touchedIds(event)) {
    const row = rows.get(id)
    if (row !== undefined) rows.set(id, applyToPin(row, event, at))
  }
}
