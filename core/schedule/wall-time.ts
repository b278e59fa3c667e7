/**
 * Wall times of a zone and the instants they name. A wall time is `YYYY-MM-DDTHH:mm`, a zone an
 * IANA name. A wall time that a zone skips (clocks go forward) is moved forward by the gap; one
 * that it has twice (clocks go back) is the earlier: what Temporal calls `compatible`.
 */
import { fromAbsolute, parseDate, parseDateTime, toCalendarDateTime } from '@internationalized/date'

/** Milliseconds UTC. Throws a RangeError for an unknown zone, an Error for an unreadable time. */
export function instantOf(wall: string, zone: string): number {
  return parseDateTime(wall).toDate(zone).getTime()
}

/** The wall time, to the minute, that clocks in `zone` show at `at` (ms UTC). */
export function wallOf(at: number, zone: string): string {
  return toCalendarDateTime(fromAbsolute(at, zone)).toString().slice(0, WALL_LENGTH)
}

/** Whether this machine knows the zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    // A RangeError is how the runtime answers for a zone that it does not know.
    return false
  }
}

export function dateOfWall(wall: string): string {
  return wall.slice(0, DATE_LENGTH)
}

export function timeOfWall(wall: string): string {
  return wall.slice(DATE_LENGTH + 1, WALL_LENGTH)
}

/** `2026-02-27` and 2 days give `2026-03-01`. */
export function addDays(date: string, days: number): string {
  return parseDate(date).add({ days }).toString()
}

/** A month later or earlier; the last day of a shorter month represents the days it lacks. */
export function addMonths(date: string, months: number): string {
  return parseDate(date).add({ months }).toString()
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(date: string): number {
  const { year, month, day } = parseDate(date)
  const fromSunday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return fromSunday === 0 ? DAYS_PER_WEEK : fromSunday
}

export const DAYS_PER_WEEK = 7
const DATE_LENGTH = 'YYYY-MM-DD'.length
const WALL_LENGTH = 'YYYY-MM-DDTHH:mm'.length
