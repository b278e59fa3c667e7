/**
 * The date and time that the dialog of a planned pin opens with: its own, or, when that has passed,
 * the next open slot, so that another board alone can be chosen.
 */
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { nextOpenSlots, timesFrom } from '#core/schedule/open-slots.ts'
import { dateOfWall, timeOfWall, wallOf } from '#core/schedule/wall-time.ts'
import type { Plan } from '../move-mode/move-mode.ts'
import { wallIn } from '../plan/planned-days.ts'
import type { When } from '../plan/when-fields.tsx'

export function firstWhen(publication: Publication, plan: Plan): When {
  const wall = publication.at > plan.now ? wallIn(plan.schedule.zone, publication) : nextWall(plan)
  return { date: dateOfWall(wall), time: timeOfWall(wall) }
}

/** Without slots the same time tomorrow. */
function nextWall({ schedule, taken, now }: Plan): string {
  const [next] = nextOpenSlots(schedule, taken, { from: now, count: 1 })
  if (next !== undefined) return next.wall
  const { zone } = schedule
  const first = { at: now, zone, wall: wallOf(now, zone) }
  return timesFrom(schedule, taken, { first, count: 2 })[1]?.wall ?? first.wall
}
