/**
 * `?view=&date=&board=&page=&state=&accounts=&tray_board=&tray_kind=` of the calendar. Addresses
 * are written by hand and kept for years: what is not understood is dropped, never refused.
 */
import { z } from 'zod'

/** `day` is one day with all of its pins, opened from the others. */
export const CalendarView = z.enum(['month', 'week', 'list', 'day'])
export type CalendarView = z.infer<typeof CalendarView>

/** What no pin has shows none, so any short text will do. */
const FilterValue = z.string().min(1).max(80).optional().catch(undefined)

const CalendarSearch = z.object({
  view: CalendarView.optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
  board: FilterValue,
  page: FilterValue,
  state: FilterValue,
  accounts: z.literal('all').optional().catch(undefined),
  tray_board: FilterValue,
  tray_kind: FilterValue,
})

export interface CalendarSearch {
  view?: CalendarView
  date?: string
  /** Only pins for this board: `keyOfBoard`. */
  board?: string
  /** Only pins of this page: its id. */
  page?: string
  /** Only pins that are shown in this state. */
  state?: string
  /** What is planned for the other accounts too. */
  accounts?: 'all'
  /** Only drafts on this board: `keyOfBoard`, or `NO_BOARD`. */
  tray_board?: string
  /** Only drafts of this kind: `kindOfPin`. */
  tray_kind?: string
}

export function calendarSearch(search: Record<string, unknown>): CalendarSearch {
  const known = Object.entries(CalendarSearch.parse(search))
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}
