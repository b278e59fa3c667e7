/** The days of the view, as a grid or as a list. */
import { lazy, Suspense } from 'react'
import type { PlannedTime } from '#core/contract/publishing/publications.contract.ts'
import type { CalendarDay } from '#core/schedule/calendar-days.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import { DayGrid } from './day-grid.tsx'
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

export function ShownDays(shown: ShownDaysProps) {
  const { address, plan, ...props } = shown
  const { view, date } = address
  if (view === 'month' || view === 'week')
    return (
      <DayGrid
        label={props.display.format.month(date)}
        kind={view}
        placed={plan.placed}
        date={date}
        {...props}
      />
    )
  return (
    <Suspense fallback={null}>
      <Agenda key={date} {...shown} />
    </Suspense>
  )
}
