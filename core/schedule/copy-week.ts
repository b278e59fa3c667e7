/** The times of one week, at the same wall times of the weeks that follow. */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { plannedAt, type Taken } from './open-slots.ts'
import { addDays, dateOfWall, DAYS_PER_WEEK, timeOfWall } from './wall-time.ts'

export interface CopiedWeek {
  /** 1 is the week after the copied one. */
  readonly weeksAhead: number
  /** Earliest first; without the times that have passed or are taken. */
  readonly times: readonly PlannedTime[]
}

/**
 * `walls`: the times of the week that is copied, in the zone of the schedule. `weeks`: how many weeks
 * get them. `now` is in ms UTC.
 */
export function copyWeek(
  walls: readonly string[],
  {
    weeks,
    schedule,
    taken,
    now,
  }: { weeks: number; now: number; taken: Taken } & {
    schedule: Pick<AccountSchedule, 'zone' | 'slots'>
  },
): CopiedWeek[] {
  const claimed = new Set<number>()
  const isTaken = (at: number) => taken.has(at) || claimed.has(at)
  return Array.from({ length: weeks }, (_, index) => {
    const weeksAhead = index + 1
    const times = walls.flatMap((wall): PlannedTime[] => {
      const date = addDays(dateOfWall(wall), weeksAhead * DAYS_PER_WEEK)
      const time = plannedAt(schedule, { has: isTaken }, `${date}T${timeOfWall(wall)}`)
      if (time.at <= now || isTaken(time.at)) return []
      claimed.add(time.at)
      return [time]
    })
    return { weeksAhead, times: times.toSorted((one, other) => one.at - other.at) }
  })
}
