/** Which days a list shows, and what is in each. */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type { CalendarDay } from '#core/schedule/calendar-days.ts'
import type { Planned } from '../plan/planned-days.ts'
import type { ShownDaysProps } from './shown-days-props.ts'

export interface AgendaDay extends Pick<CalendarDay, 'date' | 'end'> {
  readonly planned: readonly Planned[]
  readonly openSlots: readonly PlannedTime[]
}

/** `ahead` begins with today. */
export interface AgendaDays {
  readonly past: readonly AgendaDay[]
  readonly ahead: readonly AgendaDay[]
}

type Given = Pick<ShownDaysProps, 'days' | 'openSlots'> & {
  readonly address: Pick<ShownDaysProps['address'], 'view'>
  readonly plan: Pick<ShownDaysProps['plan'], 'placed'>
}

/**
 * A list leaves out days with nothing on them. Days before today are apart where days from today on
 * are shown too: an earlier month is not empty. A single day is always there, with its free slots.
 */
export function agendaDays(
  { address: { view }, days, plan, openSlots }: Given,
  { today, foldsPast }: { today: string; foldsPast: boolean },
): AgendaDays {
  const whole = days.map(({ date, end }, at): AgendaDay => ({
    date,
    end,
    planned: plan.placed[at] ?? [],
    openSlots: view === 'day' ? openSlots(date) : [],
  }))
  if (view === 'day') return { past: [], ahead: whole }
  const full = whole.filter(({ planned }) => planned.length > 0)
  const canFold = foldsPast && days.some(({ date }) => date >= today)
  const isPast = ({ date }: AgendaDay) => canFold && date < today
  return { past: full.filter(isPast), ahead: full.filter((day) => !isPast(day)) }
}

/** The first rows of all days: 5,000 on one day would hold up the screen. */
export function firstRows(days: readonly AgendaDay[], limit: number) {
  const shown: AgendaDay[] = []
  let left = limit
  for (const day of days) {
    if (left <= 0) break
    shown.push({ ...day, planned: day.planned.slice(0, left) })
    left -= day.planned.length
  }
  return { shown, hasMore: left < 0 || shown.length < days.length }
}
