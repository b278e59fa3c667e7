/** The days of the view, as a grid or as a list. */
import { lazy, Suspense } from 'react'
import type { PlannedTime } from '#core/contract/publishing/publications.contract.ts'
import type { CalendarDay } from '#core/schedule/calendar-days.ts'
import { addMonths } from '#core/schedule/wall-time.ts'
import { useText } from '../../i18n/text.ts'
import { calendarMessages } from '../calendar.messages.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import { DayGrid } from './day-grid.tsx'
import { isFilterOn } from '../filtering/calendar-filter.ts'
import type { Moved } from '../dragging/drag-data.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import type { GridActions } from './use-grid-keys.ts'
import type { PlanOfAccount } from '../plan/use-plan.ts'

const Agenda = lazy(async () => ({ default: (await import('./agenda.tsx')).Agenda }))

export interface ShownDaysProps {
  readonly address: CalendarAddress
  readonly days: readonly CalendarDay[]
  readonly plan: PlanOfAccount
  readonly display: CalendarDisplay
  readonly target: string | null
  readonly openSlots: (date: string) => readonly PlannedTime[]
  readonly actions: GridActions
  readonly onDrop: (moved: Moved, date: string, slot?: PlannedTime) => void
}

export function ShownDays({ address, days, plan, display, openSlots, ...props }: ShownDaysProps) {
  const t = useText(calendarMessages)
  const { view, date } = address
  const label = display.format.month(date)
  if (view === 'month' || view === 'week')
    return (
      <DayGrid
        label={label}
        kind={view}
        days={days}
        placed={plan.placed}
        openSlots={openSlots}
        date={date}
        display={display}
        {...props}
      />
    )
  const period = view === 'day' ? 'Day' : 'Month'
  const emptyWords = t(`calendar.${isFilterOn(address.filter) ? 'hidden' : 'empty'}${period}`)
  const listed = days
    .map((day, at) => ({
      date: day.date,
      planned: plan.placed[at] ?? [],
      openSlots: view === 'day' ? openSlots(day.date) : [],
    }))
    .filter((day) => day.planned.length + day.openSlots.length > 0)
  return (
    <Suspense fallback={null}>
      <Agenda
        key={date}
        label={view === 'day' ? display.format.day(date) : label}
        days={listed}
        empty={emptyWords}
        hasDates={view === 'list'}
        display={display}
        onOpen={props.actions.openPublication}
        nextMonth={view === 'list' ? addMonths(date, 1) : null}
        onDate={props.actions.showDate}
      />
    </Suspense>
  )
}
