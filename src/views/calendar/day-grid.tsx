/**
 * A month or a week as a grid of days. It has one stop for Tab; arrows go from day to day, Enter
 * goes into a day, where arrows go from pin to pin.
 */
import { useEffect, useRef } from 'react'
import type { PlannedTime } from '#core/contract/publications.contract.ts'
import type { CalendarDay } from '#core/schedule/calendar-days.ts'
import { DAYS_A_WEEK, weekdayOf } from '#core/schedule/wall-time.ts'
import type { CalendarLook } from './calendar-look.ts'
import { DayCell } from './day-cell.tsx'
import css from './day-grid.module.css'
import type { Moved } from './drag-data.ts'
import { type GridActions, useGridKeys } from './use-grid-keys.ts'
import type { Planned } from './planned-days.ts'

export interface DayGridProps {
  readonly label: string
  readonly kind: 'month' | 'week'
  readonly days: readonly CalendarDay[]
  readonly placed: readonly (readonly Planned[])[]
  readonly openSlots: (date: string) => readonly PlannedTime[]
  /** The date that the address names: Tab comes here first. */
  readonly date: string
  readonly target: string | null
  readonly look: CalendarLook
  readonly actions: GridActions
  readonly onDrop: (moved: Moved, date: string, at?: PlannedTime) => void
}

/** As many as are seen without scrolling a day. */
const MAX_CARDS = { month: 4, week: 24 } as const
const NO_SLOTS: readonly PlannedTime[] = []

export function DayGrid({ days, placed, look, kind, date, ...props }: DayGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const keys = useGridKeys({ grid, days, date, isRtl: look.isRtl, actions: props.actions })
  const weeks = Array.from({ length: Math.ceil(days.length / DAYS_A_WEEK) }, (_, week) =>
    days.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  )
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
      onClick={keys.onClick}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      <div role="row" className={css.head}>
        {days.slice(0, DAYS_A_WEEK).map((day) => (
          <Weekday key={day.date} weekday={weekdayOf(day.date)} look={look} />
        ))}
      </div>
      {weeks.map((week, row) => (
        <div role="row" key={week[0]?.date} className={css.week}>
          {week.map((day, column) => (
            <DayCell
              key={day.date}
              day={day}
              planned={placed[row * DAYS_A_WEEK + column] ?? []}
              openSlots={kind === 'week' ? props.openSlots(day.date) : NO_SLOTS}
              maxCards={MAX_CARDS[kind]}
              look={look}
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

function Weekday({ weekday, look }: { weekday: number; look: CalendarLook }) {
  return (
    <div role="columnheader" className={css.weekday} aria-label={look.format.longWeekday(weekday)}>
      {look.format.weekday(weekday)}
    </div>
  )
}
