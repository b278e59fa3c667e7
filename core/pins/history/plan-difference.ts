/**
 * Events from one plan of a pin to another. A browser withdraws a rejected event with it. The
 * server uses it to show devices what happened to a pin's plan while the pin was deleted.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { SharedPinEvent } from '../events/pin.events.ts'
import { isSamePublication, statusAlone } from '../book/pin-publications.ts'

export type PlannedRow = Pick<Pin, 'publications' | 'status'>

/**
 * Events that give `from` the publications of `to`. Removals come first, because the number per pin
 * is limited.
 */
export function planDifference(from: Pin, to: PlannedRow): SharedPinEvent[] {
  const [was, is] = [from.publications ?? [], to.publications ?? []]
  const { id } = from
  const after = is.length === 0 ? to.status : statusAlone(from)
  return [
    ...was
      .filter((one) => !is.some((other) => isSamePublication(one, other)))
      .map((publication): SharedPinEvent => ({
        type: 'pin.unscheduled',
        data: { id, publication, after },
      })),
    ...is
      .filter((one) => !was.some((other) => isSamePublication(one, other)))
      .map((publication): SharedPinEvent => ({
        type: 'pin.scheduled',
        data: { id, publication, before: statusAlone(from) },
      })),
  ]
}
