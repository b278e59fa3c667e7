/** The plan of the account as the calendar needs it: what is shown, what is taken, what is open. */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { publicationsBetween, unscheduledDrafts } from '#core/pins/pin-schedule.ts'
import {
  type CalendarDay,
  daysOfMonth,
  daysOfWeek,
  shownUntil,
} from '#core/schedule/calendar-days.ts'
import { dateOfWall, wallOf } from '#core/schedule/wall-time.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { usePins } from '../../../kit/context/app-context.tsx'
import { useLocale, useText } from '../../../kit/i18n/text.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import { type CalendarFilter, filterPlanned, isFilterOn } from '../filtering/calendar-filter.ts'
import { createCalendarFormat, firstWeekdayOf } from '../time/calendar-format.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { Plan } from '../move-mode/move-mode.ts'
import type { Publishing } from '../publishing/use-publishing.ts'
import type { Forecast } from '../rules/forecast.ts'
import { placeInDays, type Planned } from './planned-days.ts'
import type { Schedule } from '../use-schedule.ts'

export function useFirstWeekday(): number {
  const locale = useLocale()
  return useMemo(() => firstWeekdayOf(locale, navigator.language), [locale])
}

export const NO_FORECAST: Forecast = { samePictures: new Map(), waits: new Map() }

interface DisplayParts {
  readonly selected: CalendarDisplay['selected']
  readonly schedule: Schedule
  readonly now: number
  readonly boards: Boards
  readonly publishing: Publishing
  /** None yet, or none is reckoned on the screen. */
  readonly forecast?: Forecast
}

export function useCalendarDisplay({
  schedule,
  selected,
  now,
  boards,
  publishing,
  forecast = NO_FORECAST,
}: DisplayParts): CalendarDisplay {
  const t = useText(calendarMessages)
  const locale = useLocale()
  const format = useMemo(() => createCalendarFormat(locale), [locale])
  const { places, status } = boards
  const { zone } = schedule.current
  const isPaused = schedule.pause !== null
  return useMemo(() => {
    const names = new Map(places.map((place) => [place.key, place.name]))
    const boardName = (publication: Publication, pin: Pin) =>
      names.get(keyOfBoard(publication)) ??
      (status === 'ready' ? t('calendar.noBoardName') : pin.board_name)
    return {
      format,
      zone,
      now,
      today: dateOfWall(wallOf(now, zone)),
      isRtl: locale === 'ar',
      isPaused,
      selected,
      publishing,
      forecast,
      stateOf: (publication) => {
        const state = publishing.stateOf(publication)
        const isWaiting = state === 'planned' || state === 'due'
        return isWaiting && forecast.waits.has(publication.id) ? 'delayed' : state
      },
      boardName,
    }
  }, [format, zone, now, locale, places, status, publishing, forecast, isPaused, selected, t])
}

/** The days of the view; a list has none that only fill a week. */
export function useDays(
  { view, date }: CalendarAddress,
  { zone, today }: Pick<CalendarDisplay, 'zone' | 'today'>,
): readonly CalendarDay[] {
  const firstWeekday = useFirstWeekday()
  return useMemo(() => {
    if (view === 'week') return daysOfWeek({ date, zone, firstWeekday })
    const until = shownUntil(date, today)
    const month = daysOfMonth({ date, zone, firstWeekday }, until)
    if (view === 'month') return month
    if (view === 'day') return month.filter((day) => day.date === date)
    const isAhead = (day: CalendarDay) =>
      until !== undefined && day.date > today && day.date <= until
    return month.filter((day) => day.isInMonth || isAhead(day))
  }, [view, date, zone, today, firstWeekday])
}

export interface PlanOfAccount extends Plan {
  /** By day, only what the filter shows. */
  readonly placed: readonly (readonly Planned[])[]
  readonly shownCount: number
  readonly drafts: readonly Pin[]
  /** By time. */
  readonly all: readonly Planned[]
  /** Too late to be sent by themselves. */
  readonly missed: readonly Planned[]
  readonly find: (publicationId: string) => Planned | undefined
  readonly isShown: (date: string) => boolean
  /** How many are planned on a date that is shown. */
  readonly countOn: (date: string) => number
}

export function usePlan(
  schedule: Schedule['current'],
  { days, filter }: { days: readonly CalendarDay[]; filter: CalendarFilter },
  { now, stateOf }: CalendarDisplay,
): PlanOfAccount {
  // The rows, not the book: selecting makes a new book.
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  const all = useMemo(() => publicationsBetween({ buckets }, 0, Infinity), [buckets])
  const drafts = useMemo(() => unscheduledDrafts({ buckets }), [buckets])
  const everywhere = useMemo(() => placeInDays(days, all), [days, all])
  const shown = useMemo(
    () => (isFilterOn(filter) ? filterPlanned(all, filter, stateOf) : all),
    [all, filter, stateOf],
  )
  const placed = useMemo(
    () => (shown === all ? everywhere : placeInDays(days, shown)),
    [days, shown, all, everywhere],
  )
  const missed = useMemo(
    () => all.filter(({ publication }) => stateOf(publication) === 'missed'),
    [all, stateOf],
  )
  return useMemo(
    () => ({
      schedule,
      now,
      placed,
      shownCount: shown.length,
      drafts,
      all,
      missed,
      taken: new Set(all.map(({ publication }) => publication.at)),
      find: (id) => all.find(({ publication }) => publication.id === id),
      isShown: (date) => days.some((day) => day.date === date),
      countOn: (date) => everywhere[days.findIndex((day) => day.date === date)]?.length ?? 0,
    }),
    [schedule, now, days, placed, everywhere, shown, drafts, missed, all],
  )
}
