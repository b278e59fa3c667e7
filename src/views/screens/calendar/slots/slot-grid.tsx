/**
 * The slots of a week as days by hours: a press on an hour adds its full hour, or removes what is
 * in it, which the next press brings back. One stop for Tab; arrows go from hour to hour.
 */
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Slot } from '#core/contract/publishing/schedule.contract.ts'
import { DAYS_PER_WEEK } from '#core/schedule/wall-time.ts'
import { useLocale, useText } from '../../../kit/i18n/text.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import { HOURS_PER_DAY, type SlotWeek, slotsOfHour, timesToAdd, weekFrom } from './slot-week.ts'
import css from './slot-grid.module.css'
import slotsMessages from '#locales/en/calendar/slots.json' with { type: 'json' }

export interface SlotGridProps {
  readonly week: SlotWeek
  readonly firstWeekday: number
  readonly display: CalendarDisplay
  readonly onToggle: (at: { weekday: number; hour: number }) => void
}

const HOURS = Array.from({ length: HOURS_PER_DAY }, (_, hour) => hour)
/** Labels of single hours do not fit. */
const HOURS_PER_LABEL = 3
/** The cell that Tab focuses first. */
const FIRST_CURSOR = { row: 0, hour: 8 }

export function SlotGrid({ week, firstWeekday, display, onToggle }: SlotGridProps) {
  const t = useText(slotsMessages)
  const grid = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState(FIRST_CURSOR)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cursorAfter(event.key, cursor, display.isRtl)
    if (next === null) return
    event.preventDefault()
    setCursor(next)
    grid.current?.querySelector<HTMLElement>(`[data-at="${next.row} ${next.hour}"]`)?.focus()
  }
  return (
    <div ref={grid} role="grid" aria-label={t('slots.title')} onKeyDown={onKeyDown}>
      <HourLabels />
      {weekFrom(firstWeekday).map((weekday, row) => {
        const day = display.format.longWeekday(weekday)
        return (
          <div key={weekday} role="row" className={css.row}>
            <div role="rowheader" className={css.weekday}>
              {day}
            </div>
            {HOURS.map((hour) => (
              <div key={hour} role="gridcell" className={css.cell}>
                <Hour
                  slots={slotsOfHour(week.slots, { weekday, hour })}
                  toAdd={timesToAdd(week, { weekday, hour })}
                  {...{ day, display }}
                  at={`${row} ${hour}`}
                  isCursor={cursor.row === row && cursor.hour === hour}
                  onPress={() => {
                    setCursor({ row, hour })
                    onToggle({ weekday, hour })
                  }}
                />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** Every hour has its own name; these are for the eye. */
function HourLabels() {
  const locale = useLocale()
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric' }),
    [locale],
  )
  return (
    <div className={css.row} aria-hidden="true">
      <span />
      {HOURS.filter((hour) => hour % HOURS_PER_LABEL === 0).map((hour) => (
        <span key={hour} className={css.hour}>
          {format.format(hour * HOUR_MS)}
        </span>
      ))}
    </div>
  )
}

function Hour({
  slots,
  toAdd,
  day,
  display,
  at,
  isCursor,
  onPress,
}: {
  slots: readonly Slot[]
  /** Times that a press adds. */
  toAdd: readonly string[]
  day: string
  display: CalendarDisplay
  at: string
  isCursor: boolean
  onPress: () => void
}) {
  const t = useText(slotsMessages)
  const isSet = slots.length > 0
  const times = (isSet ? slots.map(({ time }) => time) : toAdd).map(display.format.time)
  return (
    <button
      type="button"
      tabIndex={isCursor ? 0 : -1}
      className={css.button}
      data-at={at}
      aria-pressed={isSet}
      aria-label={t('slots.at', { times: times.join(', '), day })}
      title={times.join(', ')}
      onClick={onPress}
    >
      {minutesIn(slots)}
    </button>
  )
}

/** "15"; of several slots in one hour their count, as "×2". */
function minutesIn(slots: readonly Slot[]): string {
  return slots.length > 1 ? `×${slots.length}` : (slots[0]?.time.slice(-2) ?? '')
}

type Cursor = typeof FIRST_CURSOR

/** Null for keys that lead to no hour. Days and hours end at the edges. */
function cursorAfter(key: string, { row, hour }: Cursor, isRtl: boolean): Cursor | null {
  const forward = isRtl ? -1 : 1
  const steps: Readonly<Record<string, Cursor>> = {
    ArrowRight: { row, hour: hour + forward },
    ArrowLeft: { row, hour: hour - forward },
    ArrowDown: { row: row + 1, hour },
    ArrowUp: { row: row - 1, hour },
    Home: { row, hour: 0 },
    End: { row, hour: HOURS_PER_DAY - 1 },
  }
  const next = steps[key]
  if (next === undefined) return null
  const within = (value: number, end: number) => Math.max(0, Math.min(end - 1, value))
  return { row: within(next.row, DAYS_PER_WEEK), hour: within(next.hour, HOURS_PER_DAY) }
}

const HOUR_MS = 3_600_000
