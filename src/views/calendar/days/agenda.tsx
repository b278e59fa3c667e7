/** What is planned as a list, day by day; a single day shows its free slots too. */
import { useState } from 'react'
import type { PlannedTime } from '#core/contract/publishing/publications.contract.ts'
import { timeOfWall } from '#core/schedule/wall-time.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import css from './agenda.module.css'
import { calendarMessages } from '../calendar.messages.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import { PinThumb } from '../plan/planned-card.tsx'
import { type Planned, timeIn } from '../plan/planned-days.ts'
import { StateBadge } from '../publishing/state-badge.tsx'
import { useStateWords } from '../publishing/state-words.tsx'

export interface AgendaDay {
  readonly date: string
  readonly planned: readonly Planned[]
  readonly openSlots: readonly PlannedTime[]
}

interface AgendaProps {
  readonly label: string
  /** Days without anything are left out by the caller. */
  readonly days: readonly AgendaDay[]
  readonly empty: string
  /** False where the day stands above already. */
  readonly hasDates: boolean
  readonly display: CalendarDisplay
  readonly onOpen: (publicationId: string) => void
  /** A date of the month that follows; null = of a single day, which nothing follows. */
  readonly nextMonth: string | null
  readonly onDate: (date: string) => void
}

const ROWS_AT_ONCE = 100

export function Agenda({ label, days, empty, hasDates, display, nextMonth, ...on }: AgendaProps) {
  const t = useText(calendarMessages)
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const next =
    nextMonth === null ? null : (
      <Button variant="quiet" iconEnd="arrowEnd" onPress={() => on.onDate(nextMonth)}>
        {display.format.month(nextMonth)}
      </Button>
    )
  if (days.length === 0)
    return (
      <div className={css.agenda}>
        <p className={css.empty}>{empty}</p>
        {next}
      </div>
    )
  const { shown, hasMore } = firstRows(days, limit)
  return (
    <div className={css.agenda} role="group" aria-label={label}>
      {shown.map((day) => (
        <section key={day.date} className={css.day} aria-label={display.format.day(day.date)}>
          {hasDates ? (
            <h2 className={css.date} data-today={day.date === display.today || undefined}>
              {display.format.day(day.date)}
            </h2>
          ) : null}
          <ul className={css.rows}>
            {rowsOf(day).map(({ planned, slot }) =>
              planned === null ? (
                <li key={slot.at} className={css.slot}>
                  {t('calendar.freeSlot', { time: display.format.time(timeOfWall(slot.wall)) })}
                </li>
              ) : (
                <li key={planned.publication.id}>
                  <Row planned={planned} display={display} onOpen={on.onOpen} />
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
      {hasMore ? (
        <Button onPress={() => setLimit(limit + ROWS_AT_ONCE)}>{t('calendar.showMore')}</Button>
      ) : (
        next
      )}
    </div>
  )
}

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
  return (
    <button
      type="button"
      className={css.row}
      data-publication={publication.id}
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
    </button>
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

/** The first rows of all days: 5,000 on one day would hold up the screen. */
function firstRows(days: readonly AgendaDay[], limit: number) {
  const shown: AgendaDay[] = []
  let left = limit
  for (const day of days) {
    if (left <= 0) break
    shown.push({ ...day, planned: day.planned.slice(0, left) })
    left -= day.planned.length
  }
  return { shown, hasMore: left < 0 || shown.length < days.length }
}
