/** The days of the view, as a grid or as a list. */
import { lazy, Suspense } from 'react'
import { DayGrid } from './day-grid.tsx'
import type { ShownDaysProps } from './shown-days-props.ts'

const Agenda = lazy(async () => ({ default: (await import('./agenda.tsx')).Agenda }))

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
