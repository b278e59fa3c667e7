/** What one press on a repair does, as the events of one step, which undo takes back. */
import { findPin, type PinBook } from '#core/pins/book/pin-book.ts'
import { editPins } from '#core/pins/pin-commands.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { findPublication, planOf } from '#core/pins/book/pin-publications.ts'
import { reschedulePins } from '#core/pins/pin-schedule.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import type { Repair } from './preflight.ts'

export interface PinRepair {
  readonly id: string
  /** Missing = a draft, which cannot be moved. */
  readonly publication_id?: string
  readonly repair: Repair
}

/** `at`: the moment of the press, ms UTC. What is no longer there is left out. */
export function repairPins(book: PinBook, repairs: readonly PinRepair[], at: number): PinEvent[] {
  const edits = Map.groupBy(repairs, ({ id }) => id)
  return [
    ...editPins(
      book,
      [...edits].map(([id, own]) => ({
        id,
        patch: Object.assign(
          {},
          ...own.map(({ repair }) => (repair.kind === 'edit' ? repair.patch : {})),
        ),
      })),
      at,
    ),
    ...reschedulePins(
      book,
      repairs.flatMap((one) => moveOf(book, one)),
    ),
  ]
}

function moveOf(book: PinBook, { id, publication_id = '', repair }: PinRepair) {
  const known = findPublication(findPin(book, id), publication_id)
  if (known === undefined || repair.kind !== 'move') return []
  // By hand: the slot that it had is at another time.
  const { slot_id: _slot, ...plan } = planOf(known)
  const { at } = repair
  return [{ id, publication_id, to: { ...plan, at, wall: wallOf(at, plan.zone) } }]
}
