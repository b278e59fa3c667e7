/**
 * Dates and times of the calendar in words. Dates are `YYYY-MM-DD` and times `HH:mm` of the
 * account's zone; they are formatted in UTC, so that no zone moves them.
 */
import { dateOfWall, timeOfWall } from '#core/schedule/wall-time.ts'

export type CalendarFormat = ReturnType<typeof createCalendarFormat>

export function createCalendarFormat(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const month = format({ month: 'long', year: 'numeric' })
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const shortDay = format({ weekday: 'short', day: 'numeric', month: 'short' })
  const range = format({ day: 'numeric', month: 'short', year: 'numeric' })
  const weekday = format({ weekday: 'short' })
  const longWeekday = format({ weekday: 'long' })
  const number = format({ day: 'numeric' })
  const monthAndDay = format({ day: 'numeric', month: 'long' })
  const clock = format({ timeStyle: 'short' })
  const time = (hours: string) => clock.format(Date.parse(`1970-01-01T${hours}Z`))
  return {
    month: (date: string) => month.format(Date.parse(date)),
    day: (date: string) => day.format(Date.parse(date)),
    range: (from: string, to: string) => range.formatRange(Date.parse(from), Date.parse(to)),
    dayOfMonth: (date: string) => number.format(Date.parse(date)),
    /** "December 1", which is a part of `day` */
    dayOfOtherMonth: (date: string) => monthAndDay.format(Date.parse(date)),
    time,
    /** "Fri, Nov 27, 8:00 AM" */
    moment: (wall: string) =>
      `${shortDay.format(Date.parse(dateOfWall(wall)))}, ${time(timeOfWall(wall))}`,
    /** Monday = 1. */
    weekday: (weekdayNumber: number) => weekday.format(mondayPlus(weekdayNumber - 1)),
    longWeekday: (weekdayNumber: number) => longWeekday.format(mondayPlus(weekdayNumber - 1)),
  }
}

const DAY_MS = 86_400_000
const A_MONDAY = Date.UTC(2026, 0, 5)

function mondayPlus(days: number): number {
  return A_MONDAY + days * DAY_MS
}

/**
 * How many days of a week must be in a year for the week to be its first one: four where weeks
 * begin on Monday (ISO 8601), else one. CLDR has 1 for nearly all other regions.
 */
export function minDaysOfFirstWeek(firstWeekday: number): number {
  return firstWeekday === MONDAY ? 4 : 1
}
const MONDAY = 1

/**
 * The weekday on which weeks begin: that of the reader's region where the browser speaks the
 * language of the page, else that of the language. Monday where the browser does not know.
 */
export function firstWeekdayOf(locale: string, browserLocale: string): number {
  const isSame = new Intl.Locale(browserLocale).language === new Intl.Locale(locale).language
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(
    isSame ? browserLocale : locale,
  )
  return known.getWeekInfo?.().firstDay ?? 1
}
