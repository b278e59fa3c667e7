/** How many pins the rules hold back by a change of the plan. Loaded after the change. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { PlannedDrafts } from '../plan/plan-drafts.ts'
import type { Planned } from '../plan/planned-days.ts'
import { type KnownPlan, newlyHeld } from './newly-held.ts'

export interface HeldNoteInput extends Pick<KnownPlan, 'plan' | 'schedule'> {
  readonly display: CalendarDisplay
}

/** The moment is that of the first; null where no pin is held. */
export function heldBy(
  { plan, schedule, display: { stateOf, forecast, format } }: HeldNoteInput,
  changed: readonly Planned[],
): { readonly count: number; readonly moment: string } | null {
  if (changed.length === 0) return null
  const { samePictures } = forecast
  const held = newlyHeld({ plan, schedule, stateOf, samePictures }, changed)
  const [first] = held.toSorted((a, b) => a.to.at - b.to.at)
  return first === undefined ? null : { count: held.length, moment: format.moment(first.to.wall) }
}

/** As they are once that is planned. */
export function plannedDrafts(
  pins: readonly Pin[],
  publications: PlannedDrafts['publications'],
): Planned[] {
  const byId = new Map(pins.map((pin) => [pin.id, pin]))
  return publications.flatMap(({ id, publication_id, plan }) => {
    const pin = byId.get(id)
    return pin === undefined
      ? []
      : [{ pin, publication: { ...plan, id: publication_id, state: 'planned' as const } }]
  })
}
