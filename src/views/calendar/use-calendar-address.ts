/** The view and the date that are shown, from the address and back to it. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useMedia } from '../ui/use-media.ts'
import { calendarSearch, type CalendarView } from './calendar-address.ts'

export interface CalendarAddress {
  readonly view: CalendarView
  readonly date: string
  /** Too narrow for a week side by side: list and day only. */
  readonly isNarrow: boolean
  readonly go: (to: { view?: CalendarView; date?: string }) => void
}

export function useCalendarAddress(today: string): CalendarAddress {
  const navigate = useNavigate()
  const { view = 'month', date = today } = calendarSearch(useSearch({ strict: false }))
  const isNarrow = useMedia('(max-width: 47.99rem)')
  const go: CalendarAddress['go'] = useCallback(
    (to) =>
      void navigate({
        to: '/calendar',
        search: { view, date, ...to },
        resetScroll: false,
      }),
    [navigate, view, date],
  )
  return { view: isNarrow && view !== 'day' ? 'list' : view, date, isNarrow, go }
}
