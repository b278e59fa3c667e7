/** How many pins went out today, of how many that may, and when the next one does. */
import { dateOfWall, timeOfWall, wallOf } from '#core/schedule/wall-time.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import type { CalendarDisplay } from '../../calendar-display.ts'
import css from '../publishing.module.css'
import publishingBarsMessages from '#locales/en/calendar/publishing-bars.json' with { type: 'json' }

export function PublishingMeter({ display }: { display: CalendarDisplay }) {
  const t = useText(publishingBarsMessages)
  const { outbox } = display.publishing
  if (outbox === null) return null
  const { sent_today, per_day } = outbox
  return (
    <span className={css.meter}>
      <span className={css.track} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (sent_today / per_day) * 100)}%` }} />
      </span>
      <span role="status">
        {t('publishing.meter', { sent: sent_today, most: per_day })}
        {' · '}
        {nextWords(display, t)}
      </span>
    </span>
  )
}

function nextWords(
  { publishing: { outbox }, zone, today, format, isPaused }: CalendarDisplay,
  t: ReturnType<typeof useText<typeof publishingBarsMessages>>,
): string {
  if (isPaused) return t('publishing.nextPaused')
  if (outbox?.next_at == null) return t('publishing.nextNone')
  const wall = wallOf(outbox.next_at, zone)
  return dateOfWall(wall) === today
    ? t('publishing.nextToday', { time: format.time(timeOfWall(wall)) })
    : t('publishing.next', { moment: format.moment(wall) })
}
