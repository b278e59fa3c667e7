/**
 * The days that a month or a week of the calendar shows, with the instants at which they begin and
 * end in a zone. The boundaries are computed once; what is planned is put into days by comparing
 * integers, for a conversion costs more than drawing a card.
 */
import { parseDate } from '@internationalized/date'
import { addDays, DAYS_PER_WEEK, instantOf, weekdayOf } from './wall-time.ts'

export interface CalendarDay {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** The first instant of the day (ms UTC), and the first after it: 23, 23.5, 24 or 25 hours. */
  readonly start: number
  readonly end: number
  /** Whether it is of the month that is shown, not one that fills a week. */
  readonly isInMonth: boolean
}

export interface CalendarPlace {
  /** Any day of the month or week. */
  readonly date: string
  readonly zone: string
  /** Monday is 1, Sunday 7. */
  readonly firstWeekday: number
}

/**
 * The weeks of the month of `date`, whole: 28 to 42 days, more with `until`. `until`, `YYYY-MM-DD`:
 * the weeks go on as far as this date, where that is behind the month.
 */
export function daysOfMonth(
  { date, zone, firstWeekday }: CalendarPlace,
  until?: string,
): CalendarDay[] {
  const month = date.slice(0, MONTH_LENGTH)
  const first = `${month}-01`
  const lead = daysSinceWeekStart(first, firstWeekday)
  const day = parseDate(first)
  const length = day.calendar.getDaysInMonth(day)
  const more = until === undefined ? 0 : daysBetween(addDays(first, length - 1), until)
  const count = Math.ceil((lead + length + Math.max(0, more)) / DAYS_PER_WEEK) * DAYS_PER_WEEK
  return daysFrom(addDays(first, -lead), { count, zone, month })
}

/**
 * The last date that the month view shows: `AHEAD_DAYS` from today where today is of
 * that month, so that its last days do not hide what comes next; else undefined.
 */
export function shownUntil(date: string, today: string): string | undefined {
  const isThisMonth = date.slice(0, MONTH_LENGTH) === today.slice(0, MONTH_LENGTH)
  return isThisMonth ? addDays(today, AHEAD_DAYS) : undefined
}

/** The seven days of the week of `date`. */
export function daysOfWeek({ date, zone, firstWeekday }: CalendarPlace): CalendarDay[] {
  const start = addDays(date, -daysSinceWeekStart(date, firstWeekday))
  return daysFrom(start, { count: DAYS_PER_WEEK, zone, month: null })
}

/**
 * The number of a week of seven days in its year. `minDays`: so many of its days must be in a year
 * for the week to be the first of it; 4 is ISO 8601, 1 is North America (CLDR, `minDays`).
 */
export function weekNumber(week: readonly CalendarDay[], minDays: number): number {
  const deciding = week[DAYS_PER_WEEK - minDays]?.date ?? ''
  const dayOfYear = daysBetween(`${deciding.slice(0, 4)}-01-01`, deciding)
  return Math.floor(dayOfYear / DAYS_PER_WEEK) + 1
}

/**
 * Which of these days, which follow one another, an instant is in; -1 when it is before or after
 * them.
 */
export function dayIndexOf(days: readonly CalendarDay[], at: number): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((days[middle]?.end ?? Infinity) > at) high = middle
    else low = middle + 1
  }
  const day = days[low]
  return day !== undefined && day.start <= at ? low : -1
}

function daysFrom(
  date: string,
  { count, zone, month }: { count: number; zone: string; month: string | null },
): CalendarDay[] {
  const dates = Array.from({ length: count + 1 }, (_, at) => addDays(date, at))
  const starts = dates.map((day) => instantOf(`${day}T00:00`, zone))
  return starts.slice(0, count).map((start, at) => ({
    date: dates[at] ?? date,
    start,
    end: starts[at + 1] ?? start,
    isInMonth: month === null || (dates[at]?.startsWith(month) ?? false),
  }))
}

function daysSinceWeekStart(date: string, firstWeekday: number): number {
  return (weekdayOf(date) - firstWeekday + DAYS_PER_WEEK) % DAYS_PER_WEEK
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

const DAY_MS = 86_400_000
const AHEAD_DAYS = 2 * DAYS_PER_WEEK
const MONTH_LENGTH = 'YYYY-MM'.length
