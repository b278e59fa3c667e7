/**
 * "Last 7 days" and dates from the calendar, as the times that the filters keep. Dates are days of
 * the person's own time zone.
 */
import type { PinFilters } from '#core/pins/filters/pin-filters.schema.ts'

export type CreatedRange = PinFilters['createdAt']
export type CreatedChoice = 'any' | 'day' | 'week' | 'month' | 'own'

const DAY_MS = 86_400_000
const LENGTHS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const

export function rangeOf(choice: CreatedChoice, now: number, before: CreatedRange): CreatedRange {
  if (choice === 'any') return { from: null, to: null }
  if (choice === 'own')
    return {
      from: before.from ?? startOfDay(now - LENGTHS.week),
      to: before.to ?? startOfDay(now) + DAY_MS,
    }
  return { from: now - LENGTHS[choice], to: null }
}

/**
 * Which choice a range was made by. An open end is one of the lengths: the nearest to what is left
 * of it.
 */
export function choiceOf(range: CreatedRange, now: number): CreatedChoice {
  if (range.from === null && range.to === null) return 'any'
  if (range.from === null || range.to !== null) return 'own'
  const length = now - range.from
  if (length < 2 * DAY_MS) return 'day'
  return length < 14 * DAY_MS ? 'week' : 'month'
}

/** `yyyy-mm-dd` for a date field. */
export function dateFieldOf(time: number | null, isEnd: boolean): string {
  if (time === null) return ''
  const date = new Date(isEnd ? time - 1 : time)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}

/**
 * The first moment of that day, or for an end the first moment after it; null for an empty or
 * broken field.
 */
export function timeOfDateField(value: string, isEnd: boolean): number | null {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = value.split('-').map(Number)
  const time = new Date(year, month - 1, day + (isEnd ? 1 : 0)).getTime()
  return Number.isNaN(time) || time < 0 ? null : time
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}
