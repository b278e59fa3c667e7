/** New times for several planned pins at once. */
import { nextOpenSlots, plannedAt } from '#core/schedule/open-slots.ts'
import { addDays, dateOfWall, timeOfWall } from '#core/schedule/wall-time.ts'
import type { Move } from '../move-mode/move-events.ts'
import type { Plan } from '../move-mode/move-mode.ts'
import { isMovable, type Planned, wallIn } from './planned-days.ts'

/** In the order of their times; the last ones are left out where there are no slots for them. */
export function toNextSlots(plan: Plan, planned: readonly Planned[]): Move[] {
  const movable = planned.filter(({ publication }) => isMovable(publication))
  const times = nextOpenSlots(plan.schedule, plan.taken, { from: plan.now, count: movable.length })
  return movable.flatMap((each, at) => {
    const to = times[at]
    return to === undefined ? [] : [{ planned: each, to }]
  })
}

export interface ShiftedDays {
  readonly moves: readonly Move[]
  /** They stay: they were sent, or their new time has passed. */
  readonly left: readonly Planned[]
}

/** Each at the same time of the day, so many days later or earlier. */
export function shiftDays(plan: Plan, planned: readonly Planned[], days: number): ShiftedDays {
  const { zone } = plan.schedule
  const own = new Set(planned.map(({ publication }) => publication.at))
  // What is moved away leaves its slot to another one that is moved.
  const claimed = new Set<number>()
  const taken = {
    has: (at: number) => claimed.has(at) || (plan.taken.has(at) && !own.has(at)),
  }
  const moves: Move[] = []
  const left: Planned[] = []
  for (const each of planned) {
    const wall = wallIn(zone, each.publication)
    const date = addDays(dateOfWall(wall), days)
    const to = plannedAt(plan.schedule, taken, `${date}T${timeOfWall(wall)}`)
    if (isMovable(each.publication) && to.at > plan.now) {
      if (to.slot_id !== undefined) claimed.add(to.at)
      moves.push({ planned: each, to })
    } else left.push(each)
  }
  return { moves, left }
}
