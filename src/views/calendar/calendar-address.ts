/**
 * `?view=&date=` of the calendar. Addresses are written by hand and kept for years: what is not
 * understood is dropped, never refused.
 */
import { z } from 'zod'

/** `day` is one day with all of its pins, opened from the others. */
export const CalendarView = z.enum(['month', 'week', 'list', 'day'])
export type CalendarView = z.infer<typeof CalendarView>

const CalendarSearch = z.object({
  view: CalendarView.optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
})

export interface CalendarSearch {
  view?: CalendarView
  date?: string
}

export function calendarSearch(search: Record<string, unknown>): CalendarSearch {
  const { view, date } = CalendarSearch.parse(search)
  return { ...(view !== undefined && { view }), ...(date !== undefined && { date }) }
}
