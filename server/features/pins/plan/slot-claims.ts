/**
 * Slots are held once an account. Writers of an account queue at its counters, so what this batch
 * finds free stays free until it is written; the unique index is behind it.
 */
import type { Publication, PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { isAttempt, isScheduleEvent } from '#core/pins/book/pin-publications.ts'
import { slotOf, type SlotHolders } from './publications.store.ts'
import type { StoredPin } from '../pins.store.ts'

/** The instants that the batch may claim. */
export function instantsOf(
  events: readonly SharedPinEvent[],
  rows: ReadonlyMap<string, StoredPin>,
): number[] {
  const ofRow = (id: string): number[] => (rows.get(id)?.pin.publications ?? []).map(({ at }) => at)
  return events.flatMap((event) => {
    if (event.type === 'pin.scheduled') return [event.data.publication.at]
    if (event.type === 'pin.rescheduled') return [event.data.to.at, ...ofRow(event.data.id)]
    if (event.type === 'pins.restored') return event.data.pins.flatMap(({ id }) => ofRow(id))
    return isScheduleEvent(event) || isAttempt(event) ? ofRow(event.data.id) : []
  })
}

export function isSlotTaken(
  slots: SlotHolders,
  id: string,
  { at, slot_id }: PublicationPlan,
): boolean {
  const holder = slots.get(at)
  return slot_id !== undefined && holder !== undefined && holder !== id
}

/** A row has changed: what it held is free, and what it has now is held. */
export function moveClaims(
  slots: SlotHolders,
  before: readonly Publication[],
  after: readonly Publication[],
): void {
  for (const publication of before) {
    const slot = slotOf(publication)
    if (slot !== null && slots.get(slot) === publication.id) slots.delete(slot)
  }
  for (const publication of after) {
    const slot = slotOf(publication)
    if (slot !== null && !slots.has(slot)) slots.set(slot, publication.id)
  }
}
