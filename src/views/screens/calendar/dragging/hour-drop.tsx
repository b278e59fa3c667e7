/**
 * The hours of a day, beside a mouse that rests there with a pin: each quarter takes what is
 * dropped on it. For the mouse only: keys set a time in the dialog of a pin.
 */
import type { DragEvent } from 'react'
import { plannedAt } from '#core/schedule/open-slots.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import type { ShownCalendar } from '../use-calendar.ts'
import { hasMoved, type Moved, movedOf } from './drag-data.ts'
import css from './hour-drop.module.css'
import { hoursPlace } from './hours-place.ts'
import type { Rested } from './use-drag-over.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const QUARTERS = ['00', '15', '30', '45'] as const

export function HourDrop({
  calendar: { plan, moving, display },
  moved,
  place,
  wall: over,
}: {
  calendar: Pick<ShownCalendar, 'plan' | 'moving' | 'display'>
  moved: Moved
  place: Rested
  /** The quarter under the mouse. */
  wall: string | null
}) {
  const { zone } = plan.schedule
  const { isLow, ...position } = hoursPlace(place, window)
  const { taken } = moving.planFor(moved)
  const isAhead = (wall: string) => instantOf(wall, zone) > plan.now
  const quarterAt = ({ target, dataTransfer }: DragEvent): string | null => {
    const quarter = target instanceof Element ? target.closest<HTMLElement>('[data-wall]') : null
    const { wall } = quarter?.dataset ?? {}
    return wall !== undefined && isAhead(wall) && hasMoved(dataTransfer) ? wall : null
  }
  const allow = (event: DragEvent) => {
    if (quarterAt(event) !== null) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    const wall = quarterAt(event)
    const dropped = movedOf(event.dataTransfer)
    if (wall === null || dropped === null) return
    event.preventDefault()
    moving.drop(dropped, place.date, plannedAt(plan.schedule, taken, wall))
  }
  return (
    <div
      className={css.hours}
      style={position}
      data-low={isLow || undefined}
      data-date={place.date}
      data-hours
      aria-hidden="true"
      onDragEnter={allow}
      onDragOver={allow}
      onDrop={drop}
    >
      {HOURS.map((hour) => (
        <Hour
          key={hour}
          label={display.format.time(`${hour}:00`)}
          quarters={QUARTERS.map((minutes) => `${place.date}T${hour}:${minutes}`)}
          isAhead={isAhead}
          isTaken={(wall) => taken.has(instantOf(wall, zone))}
          over={over}
        />
      ))}
    </div>
  )
}

function Hour({
  label,
  quarters,
  isAhead,
  isTaken,
  over,
}: {
  label: string
  /** Wall times. */
  quarters: readonly string[]
  isAhead: (wall: string) => boolean
  isTaken: (wall: string) => boolean
  over: string | null
}) {
  return (
    <div className={css.hour}>
      <span className={css.label}>{label}</span>
      {quarters.map((wall) => (
        <span
          key={wall}
          className={css.quarter}
          data-wall={wall}
          data-past={!isAhead(wall) || undefined}
          data-taken={isTaken(wall) || undefined}
          data-target={wall === over || undefined}
        >
          {wall.slice(-2)}
        </span>
      ))}
    </div>
  )
}
