/**
 * A month or a week as a grid of days. It has one stop for Tab; arrows go from day to day, Enter
 * goes into a day, where arrows go from pin to pin.
 */
import { useEffect, useRef } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { type CalendarDay, weekNumber } from '#core/schedule/calendar-days.ts'
import { DAYS_PER_WEEK, weekdayOf } from '#core/schedule/wall-time.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { minDaysOfFirstWeek } from '../time/calendar-format.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { CalendarDisplay } from '../calendar-display.ts'
import { DayCell } from './day-cell.tsx'
import css from './day-grid.module.css'
import type { Moved } from '../dragging/drag-data.ts'
import { type GridActions, useGridKeys } from './use-grid-keys.ts'
import type { Planned } from '../plan/planned-days.ts'
import { useFirstWeekday } from '../plan/use-plan.ts'

export interface DayGridProps {
  readonly label: string
  readonly kind: 'month' | 'week'
  readonly days: readonly CalendarDay[]
  readonly placed: readonly (readonly Planned[])[]
  readonly openSlots: (date: string) => readonly PlannedTime[]
  /** The date that the address names: Tab comes here first. */
  readonly date: string
  readonly target: string | null
  readonly display: CalendarDisplay
  readonly actions: GridActions
  readonly onDrop: (moved: Moved, date: string, at?: PlannedTime) => void
}

/** As many as are seen without scrolling a day. */
const MAX_CARDS = { month: 4, week: 24 } as const
/** Of a week that has passed: only the line with their count. */
const MAX_CARDS_FOLDED = 0
const NO_SLOTS: readonly PlannedTime[] = []

export function DayGrid({ days, placed, display, kind, date, ...props }: DayGridProps) {
  const t = useText(calendarMessages)
  const grid = useRef<HTMLDivElement>(null)
  const keys = useGridKeys({ grid, days, date, isRtl: display.isRtl, actions: props.actions })
  const weeks = Array.from({ length: Math.ceil(days.length / DAYS_PER_WEEK) }, (_, week) =>
    days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  )
  const isOver = (week: readonly CalendarDay[]) => (week.at(-1)?.end ?? Infinity) <= display.now
  // The weeks behind are only lower where there is something ahead: not in a month of last year.
  const canFold = kind === 'month' && !isOver(days)
  useEffect(() => {
    if (props.target === null) return
    grid.current
      ?.querySelector(`[data-date="${props.target}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [props.target])
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={props.label}
      className={css.grid}
      data-kind={kind}
      {...keys.heard}
    >
      <div role="row" className={css.head}>
        <div role="columnheader">
          <VisuallyHidden>{t('calendar.weekNumbers')}</VisuallyHidden>
        </div>
        {days.slice(0, DAYS_PER_WEEK).map((day) => (
          <Weekday key={day.date} weekday={weekdayOf(day.date)} display={display} />
        ))}
      </div>
      {weeks.map((week, row) => (
        <div
          role="row"
          key={week[0]?.date}
          className={css.week}
          data-folded={(canFold && isOver(week)) || undefined}
        >
          <WeekNumber week={week} />
          {week.map((day, column) => (
            <DayCell
              key={day.date}
              day={day}
              planned={placed[row * DAYS_PER_WEEK + column] ?? []}
              openSlots={kind === 'week' ? props.openSlots(day.date) : NO_SLOTS}
              maxCards={canFold && isOver(week) ? MAX_CARDS_FOLDED : MAX_CARDS[kind]}
              display={display}
              isCursor={day.date === keys.cursor}
              isTarget={day.date === props.target}
              onDrop={props.onDrop}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function WeekNumber({ week }: { week: readonly CalendarDay[] }) {
  const t = useText(calendarMessages)
  const number = weekNumber(week, minDaysOfFirstWeek(useFirstWeekday()))
  return (
    <div
      role="rowheader"
      className={css.weekNumber}
      aria-label={t('calendar.weekNumber', { number })}
    >
      {number}
    </div>
  )
}

function Weekday({ weekday, display }: { weekday: number; display: CalendarDisplay }) {
  return (
    <div
      role="columnheader"
      className={css.weekday}
      aria-label={display.format.longWeekday(weekday)}
    >
      {display.format.weekday(weekday)}
    </div>
  )
}
