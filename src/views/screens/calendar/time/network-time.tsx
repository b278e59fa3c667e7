/** The network's time and the person's own time of what is chosen, where they differ. */
import { instantOf, wallOf } from '#core/schedule/wall-time.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import css from '../calendar-dialog.module.css'
import destinationMessages from '#locales/en/calendar/destination.json' with { type: 'json' }

export function NetworkTime({
  wall,
  zone,
  format,
  ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
}: {
  /** In the account's zone. */
  wall: string
  /** Of the person. */
  ownZone?: string
} & Pick<CalendarDisplay, 'zone' | 'format'>) {
  const t = useText(destinationMessages)
  const at = instantOf(wall, zone)
  const network = wallOf(at, NETWORK_ZONE)
  const own = wallOf(at, ownZone)
  if (network === wall && own === wall) return null
  const named = (name: string, moment: string) => ({
    zone: name.replaceAll('_', ' '),
    moment: format.moment(moment),
  })
  return (
    <p className={css.network}>
      {network === wall ? null : t('destination.network', named(zone, network))}{' '}
      {own === wall ? null : t('destination.ownTime', named(ownZone, own))}
    </p>
  )
}

const NETWORK_ZONE = 'UTC'
