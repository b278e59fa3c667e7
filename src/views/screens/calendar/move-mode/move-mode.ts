/** Moving a pin by keys: where each step leads. */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import {
  nextOpenSlots,
  type OfferingPlan,
  plannedAt,
  type Taken,
  timeOnDay,
} from '#core/schedule/open-slots.ts'
import { dateOfWall } from '#core/schedule/wall-time.ts'
import type {
  CalendarMove,
  MoveStep,
} from '../../../../machines/calendar-move/calendar-move.machine.ts'

export interface Plan {
  readonly schedule: OfferingPlan
  readonly taken: Taken
  readonly now: number
}

/** The time that a pin takes on a date: its own, or the first free one. */
export function timeFor(
  { schedule, taken, now }: Plan,
  { date, time }: Pick<CalendarMove, 'date' | 'time'>,
): PlannedTime | null {
  if (time === null) return timeOnDay(schedule, taken, { date, now })
  const planned = plannedAt(schedule, taken, `${date}T${time}`)
  return planned.at > now ? planned : null
}

export function stepToDate(
  { time }: Pick<CalendarMove, 'time'>,
  plan: Plan,
  date: string,
): MoveStep {
  return { date, target: timeFor(plan, { date, time }) }
}

/** Without a target when there is no open slot. */
export function stepToNextSlot({ date, target }: MoveStep, plan: Plan): MoveStep {
  const from = Math.max(plan.now, target?.at ?? 0)
  const [next] = nextOpenSlots(plan.schedule, plan.taken, { from, count: 1 })
  return next === undefined ? { date, target: null } : { date: dateOfWall(next.wall), target: next }
}
