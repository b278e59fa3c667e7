/**
 * One day of the month or the week: its first pins, its free slots in a week, and how many more.
 */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import type { CalendarDay } from '#core/schedule/calendar-days.ts'
import { timeOfWall } from '#core/schedule/wall-time.ts'
import { useText } from '../../../kit/i18n/text.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { CalendarDisplay } from '../calendar-display.ts'
import css from './day-grid.module.css'
import type { Moved } from '../dragging/drag-data.ts'
import { useDropPlace } from '../dragging/use-dragging.ts'
import { PlannedCard } from '../plan/planned-card.tsx'
import type { Planned } from '../plan/planned-days.ts'
import { SlotDrop } from './slot-drop.tsx'

export interface DayCellProps {
  readonly day: CalendarDay
  readonly planned: readonly Planned[]
  /** Shown between the pins of a week; none in a month. */
  readonly openSlots: readonly PlannedTime[]
  readonly maxCards: number
  readonly display: CalendarDisplay
  readonly isCursor: boolean
  /** Where a pin that is moved by keys would be placed. */
  readonly isTarget: boolean
  /** `at`: the slot that it was dropped on. */
  readonly onDrop: (moved: Moved, date: string, at?: PlannedTime) => void
}

export function DayCell({ day, planned, display, isCursor, isTarget, ...props }: DayCellProps) {
  const t = useText(calendarMessages)
  const isPast = day.end <= display.now
  const isToday = day.date === display.today
  const { dropProps, isDropTarget } = useDropPlace(
    isPast ? null : (moved) => props.onDrop(moved, day.date),
  )
  const words = { day: display.format.day(day.date), count: planned.length }
  return (
    <div
      {...dropProps}
      role="gridcell"
      className={css.day}
      data-date={day.date}
      data-past={isPast || undefined}
      data-outside={!day.isInMonth || undefined}
      data-today={isToday || undefined}
      data-target={isTarget || isDropTarget || undefined}
    >
      <button
        type="button"
        tabIndex={isCursor ? 0 : -1}
        className={css.number}
        data-day={day.date}
        aria-current={isToday ? 'date' : undefined}
        aria-label={t(isToday ? 'calendar.cellToday' : 'calendar.cell', words)}
      >
        {numberOf(day, display)}
      </button>
      <DayContent day={day} planned={planned} display={display} {...props} />
    </div>
  )
}

/** The first day of the next month shows the month's name. */
function numberOf({ date, isInMonth }: CalendarDay, { format }: CalendarDisplay): string {
  const isNextMonth = !isInMonth && date.endsWith('-01')
  return isNextMonth ? format.dayOfOtherMonth(date) : format.dayOfMonth(date)
}

function DayContent({
  day,
  planned,
  openSlots,
  maxCards,
  display,
  onDrop,
}: Omit<DayCellProps, 'isCursor' | 'isTarget'>) {
  const t = useText(calendarMessages)
  // A line that says "1 more" takes the room of the one card that it hides.
  const shown = planned.length > maxCards ? planned.slice(0, Math.max(0, maxCards - 1)) : planned
  const left = planned.length - shown.length
  const lines = [
    ...shown.map((each) => ({ at: each.publication.at, each, slot: null })),
    ...openSlots.map((slot) => ({ at: slot.at, each: null, slot })),
  ].toSorted((a, b) => a.at - b.at)
  return (
    <>
      {lines.map(({ each, slot }) =>
        each === null ? (
          <SlotDrop
            key={slot.at}
            as="div"
            slot={slot}
            className={css.slot}
            onDrop={(moved) => onDrop(moved, day.date, slot)}
          >
            <span>{display.format.time(timeOfWall(slot.wall))}</span>
            <span>{t('calendar.free')}</span>
          </SlotDrop>
        ) : (
          <PlannedCard key={each.publication.id} planned={each} display={display} />
        ),
      )}
      {left > 0 ? (
        <button
          type="button"
          tabIndex={-1}
          className={css.more}
          data-more={day.date}
          aria-label={t('calendar.moreOf', { count: left, day: display.format.day(day.date) })}
        >
          {t(shown.length === 0 ? 'calendar.pins' : 'calendar.more', { count: left })}
        </button>
      ) : null}
    </>
  )
}
