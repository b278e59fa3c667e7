/** One day of the list: its pins and free slots by time. It takes what is dropped on it. */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { timeOfWall } from '#core/schedule/wall-time.ts'
import { useText } from '../../../kit/i18n/text.ts'
import css from './agenda.module.css'
import type { AgendaDay } from './agenda-days.ts'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { CalendarDisplay } from '../calendar-display.ts'
import { isFilterOn } from '../filtering/calendar-filter.ts'
import { useDragSource, useDropPlace } from '../dragging/use-dragging.ts'
import { PinThumb } from '../plan/planned-card.tsx'
import { isMovable, type Planned, timeIn } from '../plan/planned-days.ts'
import { StateBadge } from '../publishing/state-badge.tsx'
import { useStateWords } from '../publishing/state-words.tsx'
import type { ShownDaysProps } from './shown-days-props.ts'
import { SlotDrop } from './slot-drop.tsx'

export function AgendaSection({
  day,
  address,
  display,
  target,
  actions,
  onDrop,
}: Omit<ShownDaysProps, 'days'> & { day: AgendaDay }) {
  const t = useText(calendarMessages)
  const { date } = day
  const rows = rowsOf(day)
  const { dropProps, isDropTarget } = useDropPlace(
    day.end <= display.now ? null : (moved) => onDrop(moved, date),
  )
  return (
    <section
      {...dropProps}
      className={css.day}
      aria-label={display.format.day(date)}
      data-date={date}
      data-target={isDropTarget || date === target || undefined}
    >
      {/* The date of a single day is above already. */}
      {address.view === 'list' ? (
        <h2 className={css.date} data-today={date === display.today || undefined}>
          {display.format.day(date)}
        </h2>
      ) : null}
      {rows.length === 0 ? (
        <p className={css.empty}>
          {t(isFilterOn(address.filter) ? 'calendar.hiddenDay' : 'calendar.emptyDay')}
        </p>
      ) : null}
      <ul className={css.rows}>
        {rows.map(({ planned, slot }) =>
          planned === null ? (
            <SlotDrop
              key={slot.at}
              as="li"
              slot={slot}
              className={css.slot}
              onDrop={(moved) => onDrop(moved, date, slot)}
            >
              {t('calendar.freeSlot', { time: display.format.time(timeOfWall(slot.wall)) })}
            </SlotDrop>
          ) : (
            <li key={planned.publication.id}>
              <Row planned={planned} display={display} onOpen={actions.openPublication} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** Not a button: Firefox can't drag one. The list handles its keys. */
function Row({
  planned: { pin, publication },
  display,
  onOpen,
}: {
  planned: Planned
  display: CalendarDisplay
  onOpen: (publicationId: string) => void
}) {
  const state = display.stateOf(publication)
  const words = useStateWords(display)
  const { dragProps, isDragging } = useDragSource(
    isMovable(publication)
      ? () => ({ kind: 'publication', pinId: pin.id, publicationId: publication.id })
      : null,
  )
  return (
    <div
      {...dragProps}
      role="button"
      tabIndex={0}
      className={css.row}
      data-publication={publication.id}
      data-dragging={isDragging || undefined}
      aria-pressed={display.selected?.has(publication.id)}
      onClick={() => onOpen(publication.id)}
    >
      <PinThumb pin={pin} className={css.thumb} />
      <span className={css.time}>{display.format.time(timeIn(display.zone, publication))}</span>
      <span className={css.words}>
        <span className={css.title} dir="auto">
          {pin.title}
        </span>
        <span className={css.board} dir="auto">
          {display.boardName(publication, pin)}
        </span>
        {state === 'delayed' || state === 'failed' ? (
          <span className={css.why}>{words(publication)}</span>
        ) : null}
      </span>
      <StateBadge state={state} />
    </div>
  )
}

type AgendaRow =
  | { readonly planned: Planned; readonly slot: null }
  | { readonly planned: null; readonly slot: PlannedTime }

function rowsOf({ planned, openSlots }: AgendaDay): AgendaRow[] {
  const rows: AgendaRow[] = [
    ...planned.map((each) => ({ planned: each, slot: null })),
    ...openSlots.map((slot) => ({ planned: null, slot })),
  ]
  const timeOf = (row: AgendaRow) =>
    row.planned === null ? row.slot.at : row.planned.publication.at
  return rows.toSorted((a, b) => timeOf(a) - timeOf(b))
}
