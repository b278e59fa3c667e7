/**
 * The times that an account's slots offer: the next ones that nothing is planned for, and the one
 * that a pin takes when it is dropped on a day.
 */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type {
  AccountSchedule,
  ScheduleRules,
  Slot,
} from '#core/contract/publishing/schedule.contract.ts'
import { isWithin, openingAfter, timeWithin } from './publishing-hours.ts'
import { addDays, dateOfWall, instantOf, timeOfWall, wallOf, weekdayOf } from './wall-time.ts'

type SlotPlan = Pick<AccountSchedule, 'zone' | 'slots'>

/** No time outside the hours of its rules is offered. */
export interface OfferingPlan extends SlotPlan {
  readonly rules: Pick<ScheduleRules, 'hours'>
}

export interface Taken {
  /** Instants (ms UTC) for which something is planned already. */
  has(at: number): boolean
}

/**
 * The first `count` free slots after `from` (ms UTC), earliest first. Fewer when the slots of
 * MAX_DAYS_AHEAD days do not suffice.
 */
export function nextOpenSlots(
  schedule: OfferingPlan,
  taken: Taken,
  { from, count }: { from: number; count: number },
): PlannedTime[] {
  const open: PlannedTime[] = []
  const offered = slotsWithin(schedule)
  if (offered.slots.length === 0) return open
  const today = dateOfWall(wallOf(from, schedule.zone))
  for (let ahead = 0; ahead < MAX_DAYS_AHEAD && open.length < count; ahead += 1) {
    const latest = open.at(-1)?.at ?? from
    for (const time of openSlotsOfDay(offered, taken, addDays(today, ahead)))
      if (time.at > latest && isOffered(schedule, time)) open.push(time)
  }
  return open.slice(0, count)
}

function slotsWithin({ zone, slots, rules: { hours } }: OfferingPlan): SlotPlan {
  return { zone, slots: slots.filter(({ time }) => isWithin(time, hours)) }
}

/** A gap of the clocks can move a slot out of the hours. */
function isOffered({ zone, rules: { hours } }: OfferingPlan, { at }: PlannedTime): boolean {
  return openingAfter(at, hours, zone) === null
}

/**
 * The free slots of a date, earliest first. Two wall times that a gap of the clocks moves to the
 * same instant are one slot.
 */
export function openSlotsOfDay(
  { zone, slots }: SlotPlan,
  taken: Taken,
  date: string,
): PlannedTime[] {
  const weekday = weekdayOf(date)
  const times = slots
    .filter((slot) => slot.weekday === weekday)
    .map((slot) => timeOfSlot(slot, { date, zone }))
    .filter(({ at }) => !taken.has(at))
    .toSorted((a, b) => a.at - b.at)
  return times.filter(({ at }, index) => times[index - 1]?.at !== at)
}

/** A wall time as it is planned: the slot that is at this time if it is free, else set by hand. */
export function plannedAt(schedule: SlotPlan, taken: Taken, wall: string): PlannedTime {
  const { zone } = schedule
  const at = instantOf(wall, zone)
  const slot = openSlotsOfDay(schedule, taken, dateOfWall(wall)).find((open) => open.wall === wall)
  return slot ?? { at, wall, zone }
}

/**
 * The time for a pin that is put on a date without one: the first free slot, else noon (or when
 * the hours begin, if that is outside), else on the day itself the next full hour. Where something
 * is planned then, a later hour that is free. Null when nothing of the date is left after `now` (ms
 * UTC). Only that next hour may be outside the hours: no other time of the day is left.
 */
export function timeOnDay(
  schedule: OfferingPlan,
  taken: Taken,
  { date, now }: { date: string; now: number },
): PlannedTime | null {
  const slot = openSlotsOfDay(slotsWithin(schedule), taken, date).find(
    (time) => time.at > now && isOffered(schedule, time),
  )
  if (slot !== undefined) return slot
  const noon = `${date}T${timeWithin('12:00', schedule.rules.hours)}`
  if (instantOf(noon, schedule.zone) > now) return freeFrom(schedule, taken, noon)
  const nextHour = `${wallOf(now + HOUR_MS, schedule.zone).slice(0, -2)}00`
  return dateOfWall(nextHour) === date ? freeFrom(schedule, taken, nextHour) : null
}

/**
 * The wall time, or the same minute of the first later hour of its day for which nothing is planned
 * and which the rules allow.
 */
function freeFrom(schedule: OfferingPlan, taken: Taken, wall: string): PlannedTime {
  const [date, time] = [dateOfWall(wall), timeOfWall(wall)]
  const first = Number(time.slice(0, 2))
  for (let hour = first; hour < 24; hour += 1) {
    const laterTime = `${String(hour).padStart(2, '0')}${time.slice(2)}`
    const later = `${date}T${laterTime}`
    if (isWithin(laterTime, schedule.rules.hours) && !taken.has(instantOf(later, schedule.zone)))
      return plannedAt(schedule, taken, later)
  }
  return plannedAt(schedule, taken, wall)
}

/**
 * `count` times of which the first is given: the open slots after it, and where there are not enough
 * the same wall time on the days that follow (or when the hours begin, if that is outside), or a
 * later hour where something is planned then.
 */
export function timesFrom(
  schedule: OfferingPlan,
  taken: Taken,
  { first, count }: { first: PlannedTime; count: number },
): PlannedTime[] {
  const slots = nextOpenSlots(schedule, taken, { from: first.at, count: count - 1 })
  const times = [first, ...slots]
  const time = timeWithin(timeOfWall((times.at(-1) ?? first).wall), schedule.rules.hours)
  for (let last = times.at(-1) ?? first; times.length < count; last = times.at(-1) ?? first) {
    const nextDay = addDays(dateOfWall(last.wall), 1)
    times.push(freeFrom(schedule, taken, `${nextDay}T${time}`))
  }
  return times
}

function timeOfSlot(
  { id, time }: Slot,
  { date, zone }: { date: string; zone: string },
): PlannedTime {
  const wall = `${date}T${time}`
  return { at: instantOf(wall, zone), wall, zone, slot_id: id }
}

const HOUR_MS = 3_600_000

/** Ten years: 5,000 pins at 2 slots a week still find a place. */
const MAX_DAYS_AHEAD = 3660
