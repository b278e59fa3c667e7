/** The rule about the hours of the day in which pins go out. */
import type { PublishingHours } from '#core/contract/publishing/schedule.contract.ts'
import { addDays, dateOfWall, instantOf, timeOfWall, wallOf } from './wall-time.ts'

type Hours = PublishingHours | undefined

/** `time`: `HH:mm`. Without a rule, and where both ends are the same, it is the whole day. */
export function isWithin(time: string, hours: Hours): boolean {
  if (hours === undefined) return true
  const { from, until } = hours
  return from < until ? time >= from && time < until : time >= from || time < until
}

/** The time itself, or the one at which the hours begin. */
export function timeWithin(time: string, hours: Hours): string {
  return hours === undefined || isWithin(time, hours) ? time : hours.from
}

/** Whether there is a rule that leaves out a part of the day. */
export function isPartOfDay(hours: Hours): hours is PublishingHours {
  return hours !== undefined && hours.from !== hours.until
}

/** The first instant within the hours after `at`, ms UTC; null = pins may go out at `at`. */
export function openingAfter(at: number, hours: Hours, zone: string): number | null {
  if (hours === undefined) return null
  const wall = wallOf(at, zone)
  const time = timeOfWall(wall)
  if (isWithin(time, hours)) return null
  const date = dateOfWall(wall)
  const opening = instantOf(`${time < hours.from ? date : addDays(date, 1)}T${hours.from}`, zone)
  // When clocks go back, the first of two wall times may have passed.
  const later = Math.max(opening, at + MINUTE_MS)
  // A gap of the clocks can move the beginning behind the end.
  return openingAfter(later, hours, zone) ?? later
}

const MINUTE_MS = 60_000
