/**
 * Slots are held once an account. Writers of an account queue at its counters, so what this batch
 * finds free stays free until it is written; the unique index is behind it.
 */
import { v7 } from 'uuid'
import type { Publication, PublicationPlan } from '#core/contract/publications.contract.ts'
import type { SharedEnvelope, SharedPinEvent } from '#core/pins/pin.events.ts'
import { planOf } from '#core/pins/pin.publications.ts'
import { newestVersion } from '#core/pins/pin.upcasters.ts'
import type { Ledger } from './ledger.ts'
import { publicationsIn, slotOf, type SlotHolders } from './publications.store.ts'
import type { StoredPin } from './pins.store.ts'

/** The instants that the batch may claim. */
export function instantsOf(
  events: readonly SharedPinEvent[],
  rows: ReadonlyMap<string, StoredPin>,
): number[] {
  return events.flatMap(({ type, data }) => {
    if (type === 'pin.scheduled') return [data.publication.at]
    if (type === 'pin.rescheduled') return [data.to.at]
    return type === 'pins.restored'
      ? data.pins.flatMap(({ id }) => (rows.get(id)?.pin.publications ?? []).map(({ at }) => at))
      : []
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

/**
 * A pin that is restored may find its slot held by another: it keeps its time, as one that was set
 * by hand.
 */
export function withoutLostSlots(
  { rows, slots, now }: Ledger,
  ids: readonly string[],
): SharedEnvelope[] {
  return ids.flatMap((id) =>
    publicationsIn(rows.get(id))
      .filter((one) => slotOf(one) !== null && slots.get(one.at) !== one.id)
      .map((publication): SharedEnvelope => {
        const before = planOf(publication)
        const { slot_id: _slot, ...to } = before
        return {
          id: v7(),
          at: now,
          tab: 'task:schedule',
          v: newestVersion(),
          event: {
            type: 'pin.rescheduled',
            data: { id, publication_id: publication.id, to, before },
          },
        }
      }),
  )
}
