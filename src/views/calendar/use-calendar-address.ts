/** The view and the date that are shown, from the address and back to it. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useMedia } from '../ui/use-media.ts'
import { calendarSearch, type CalendarView } from './calendar-address.ts'
import type { CalendarFilter } from './filtering/calendar-filter.ts'

export interface CalendarAddress {
  readonly view: CalendarView
  readonly date: string
  /** Too narrow for a week side by side: list and day only. */
  readonly isNarrow: boolean
  readonly go: (to: { view?: CalendarView; date?: string }) => void
  readonly filter: CalendarFilter
  readonly setFilter: (filter: CalendarFilter) => void
}

export function useCalendarAddress(today: string): CalendarAddress {
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const { view = 'month', date = today, board, page, state, accounts } = calendarSearch(search)
  const filter = useMemo(
    (): CalendarFilter => calendarSearch({ board, page, state, accounts }),
    [board, page, state, accounts],
  )
  const isNarrow = useMedia('(max-width: 47.99rem)')
  const go: CalendarAddress['go'] = useCallback(
    (to) =>
      void navigate({
        to: '/calendar',
        search: { view, date, ...filter, ...to },
        resetScroll: false,
      }),
    [navigate, view, date, filter],
  )
  const setFilter: CalendarAddress['setFilter'] = useCallback(
    (next) =>
      void navigate({
        to: '/calendar',
        search: { view, date, ...next },
        resetScroll: false,
        replace: true,
      }),
    [navigate, view, date],
  )
  const shown = isNarrow && view !== 'day' ? 'list' : view
  return { view: shown, date, isNarrow, go, filter, setFilter }
}
