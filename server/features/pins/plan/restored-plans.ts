/**
 * What devices must learn after a pin is restored. The pin comes back as it is kept here, and the
 * plan of it may differ from what the device had: the server may have found out meanwhile what
 * became of a publication, and another pin may have its slot, so that it keeps its time as one that
 * was set by hand.
 */
import { v7 } from 'uuid'
import type { SharedEnvelope, SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { planOf } from '#core/pins/book/pin-publications.ts'
import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import { planDifference } from '#core/pins/history/plan-difference.ts'
import type { Ledger } from '../ledger.ts'
import { publicationsIn, slotOf } from './publications.store.ts'

/** `sent`: as the device had the pins. The pins are restored in the ledger. */
export function followRestored(
  { rows, slots, now }: Ledger,
  sent: Extract<SharedPinEvent, { type: 'pins.restored' }>,
): SharedEnvelope[] {
  return sent.data.pins
    .flatMap((pin) => {
      const row = rows.get(pin.id)
      if (row?.deletedAt !== null) return []
      const lost = publicationsIn(row)
        .filter((one) => slotOf(one) !== null && slots.get(one.at) !== one.id)
        .map((publication): SharedPinEvent => {
          const before = planOf(publication)
          const { slot_id: _slot, ...to } = before
          return {
            type: 'pin.rescheduled',
            data: { id: pin.id, publication_id: publication.id, to, before },
          }
        })
      return [...planDifference(pin, row.pin), ...lost]
    })
    .map((event) => ({ id: v7(), at: now, tab: 'task:schedule', v: newestVersion(), event }))
}
