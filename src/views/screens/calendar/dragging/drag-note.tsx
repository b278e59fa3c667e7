/**
 * While a pin is dragged over the days: when it would go out, and which pins the rules would hold
 * back then. Where the mouse rests over a day of the week, or over the single day that is shown,
 * any quarter of its hours can be chosen.
 */
import { createPortal } from 'react-dom'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { openSlotsOfDay, plannedAt } from '#core/schedule/open-slots.ts'
import { useText } from '../../../kit/i18n/text.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import { changedBy } from '../move-mode/changed-by.ts'
import { HeldBack, useHeldBack } from '../rules/held-back.tsx'
import type { ShownCalendar } from '../use-calendar.ts'
import type { Moved } from './drag-data.ts'
import css from './drag-note.module.css'
import dragNoteMessages from '#locales/en/calendar/drag-note.json' with { type: 'json' }
import { HourDrop } from './hour-drop.tsx'
import { type DragOver, useDragOver } from './use-drag-over.ts'

type NoteCalendar = Pick<
  ShownCalendar,
  'plan' | 'schedule' | 'display' | 'boards' | 'moving' | 'address'
>

export function DragNote({ calendar }: { calendar: NoteCalendar }) {
  const { address, display } = calendar
  const hasHours = address.view === 'week' || address.view === 'day'
  const { over, rested } = useDragOver(hasHours)
  if (over === null) return null
  const { moved, date } = over
  const target = targetOf(over, calendar)
  return createPortal(
    <>
      {rested !== null && rested.date >= display.today ? (
        <HourDrop {...{ calendar, moved }} place={rested} wall={over.wall} />
      ) : null}
      {target === null ? null : (
        <Note {...{ calendar, moved, date, target }} canRest={hasHours && rested === null} />
      )}
    </>,
    document.body,
  )
}

/** Null = nothing of the day is left. */
function targetOf(
  { moved, date, slotAt, wall }: DragOver,
  { plan, moving }: NoteCalendar,
): PlannedTime | null {
  if (wall !== null) return plannedAt(plan.schedule, moving.planFor(moved).taken, wall)
  const slot = openSlotsOfDay(plan.schedule, plan.taken, date).find(({ at }) => at === slotAt)
  return slot ?? moving.timeOnDrop(moved, date)
}

function Note({
  calendar: { plan, schedule, display, boards, moving },
  moved,
  date,
  target,
  canRest,
}: {
  calendar: NoteCalendar
  moved: Moved
  date: string
  target: PlannedTime
  /** Whether a rest of the mouse opens the hours. */
  canRest: boolean
}) {
  const t = useText(calendarMessages)
  const words = useText(dragNoteMessages)
  const heldBy = useHeldBack({ plan, schedule: schedule.current, display })
  const known = boards.status === 'ready' ? boards.list : null
  return (
    <div className={css.note} data-drag-note>
      <strong>
        {t('calendar.target', {
          moment: display.format.moment(target.wall),
          count: plan.countOn(date),
        })}
      </strong>
      <HeldBack
        held={heldBy(changedBy(moved, target, { plan, boards: known }))}
        isSameTime={moving.planFor(moved).taken.has(target.at)}
        display={display}
      />
      {canRest ? <span className={css.rest}>{words('dragNote.rest')}</span> : null}
    </div>
  )
}
