/**
 * Moving a pin by keys: where it would be placed, step by step. Nothing changes until it is placed.
 */
import type { PlannedTime } from '#core/contract/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/schedule.contract.ts'
import { nextOpenSlots, plannedAt, type Taken, timeOnDay } from '#core/schedule/open-slots.ts'
import { dateOfWall } from '#core/schedule/wall-time.ts'
import type { Moved } from './dragging/drag-data.ts'

export interface MoveMode {
  readonly moved: Moved
  readonly title: string
  /** `HH:mm`, kept from day to day; null for drafts, which have no time yet. */
  readonly time: string | null
  readonly date: string
  /** Null on a day, or at a time, that has passed. */
  readonly target: PlannedTime | null
}

export interface Plan {
  readonly schedule: Pick<AccountSchedule, 'zone' | 'slots'>
  readonly taken: Taken
  readonly now: number
}

/** The time that a pin takes on a date: its own, or the first free one. */
export function timeFor(
  { schedule, taken, now }: Plan,
  { date, time }: Pick<MoveMode, 'date' | 'time'>,
): PlannedTime | null {
  if (time === null) return timeOnDay(schedule, taken, { date, now })
  const planned = plannedAt(schedule, taken, `${date}T${time}`)
  return planned.at > now ? planned : null
}

export function stepToDate(mode: MoveMode, plan: Plan, date: string): MoveMode {
  return { ...mode, date, target: timeFor(plan, { date, time: mode.time }) }
}

/** The mode as it is when there is no open slot. */
export function stepToNextSlot(mode: MoveMode, plan: Plan): MoveMode {
  const from = Math.max(plan.now, mode.target?.at ?? 0)
  const [next] = nextOpenSlots(plan.schedule, plan.taken, { from, count: 1 })
  return next === undefined ? mode : { ...mode, date: dateOfWall(next.wall), target: next }
}
