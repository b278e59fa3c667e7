/** The view and the date that are shown, from the address and back to it. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useMedia } from '../../kit/ui/use-media.ts'
import { calendarSearch, type CalendarView } from './calendar-address.ts'
import type { CalendarFilter, TrayFilter } from './filtering/calendar-filter.ts'

export interface CalendarAddress {
  readonly view: CalendarView
  readonly date: string
  /** Too narrow for a week side by side: list and day only. */
  readonly isNarrow: boolean
  readonly go: (to: { view?: CalendarView; date?: string }) => void
  readonly filter: CalendarFilter
  readonly setFilter: (filter: CalendarFilter) => void
  readonly trayFilter: TrayFilter
  readonly setTrayFilter: (filter: TrayFilter) => void
}

export function useCalendarAddress(today: string): CalendarAddress {
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const known = calendarSearch(search)
  const { view = 'month', date = today, board, page, state, accounts } = known
  const { tray_board, tray_kind } = known
  const filter = useMemo(
    (): CalendarFilter => calendarSearch({ board, page, state, accounts }),
    [board, page, state, accounts],
  )
  const trayFilter = useMemo(
    (): TrayFilter => calendarSearch({ tray_board, tray_kind }),
    [tray_board, tray_kind],
  )
  const isNarrow = useMedia('(max-width: 47.99rem)')
  const go: CalendarAddress['go'] = useCallback(
    (to) =>
      void navigate({
        to: '/calendar',
        search: { view, date, ...filter, ...trayFilter, ...to },
        resetScroll: false,
      }),
    [navigate, view, date, filter, trayFilter],
  )
  const replace = useCallback(
    (next: CalendarFilter & TrayFilter) =>
      void navigate({
        to: '/calendar',
        search: { view, date, ...next },
        resetScroll: false,
        replace: true,
      }),
    [navigate, view, date],
  )
  const setFilter: CalendarAddress['setFilter'] = (next) => replace({ ...trayFilter, ...next })
  const setTrayFilter: CalendarAddress['setTrayFilter'] = (next) => replace({ ...filter, ...next })
  const shown = isNarrow && view !== 'day' ? 'list' : view
  return { view: shown, date, isNarrow, go, filter, setFilter, trayFilter, setTrayFilter }
}
