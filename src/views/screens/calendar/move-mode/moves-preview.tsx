/** The times that pins would get, before and after. */
import { useText } from '../../../kit/i18n/text.ts'
import css from '../calendar-dialog.module.css'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { CalendarDisplay } from '../calendar-display.ts'
import type { Move } from './move-events.ts'
import { wallIn } from '../plan/planned-days.ts'

const MAX_ROWS = 8

export function MovesPreview({
  moves,
  display,
}: {
  moves: readonly Move[]
  display: CalendarDisplay
}) {
  const t = useText(calendarMessages)
  const { format, zone } = display
  const left = moves.length - MAX_ROWS
  if (moves.length === 0) return null
  return (
    <ul className={css.moves}>
      {moves.slice(0, MAX_ROWS).map(({ planned: { pin, publication }, to }) => (
        <li key={publication.id}>
          <span className={css.moveTitle} dir="auto">
            {pin.title}
          </span>
          <span className={css.moveTimes}>
            <s>{format.moment(wallIn(zone, publication))}</s> {format.moment(to.wall)}
          </span>
        </li>
      ))}
      {left > 0 ? <li>{t('calendar.more', { count: left })}</li> : null}
    </ul>
  )
}
