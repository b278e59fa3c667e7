/** The network's own time of what is chosen, where it differs: the dates that Pinterest keeps. */
import { instantOf, wallOf } from '#core/schedule/wall-time.ts'
import { useText } from '../i18n/text.ts'
import type { CalendarDisplay } from './calendar-display.ts'
import css from './calendar-dialog.module.css'
import { destinationMessages } from './destination.messages.ts'

export function NetworkTime({
  wall,
  zone,
  format,
}: {
  /** In the account's zone. */
  wall: string
} & Pick<CalendarDisplay, 'zone' | 'format'>) {
  const t = useText(destinationMessages)
  const network = wallOf(instantOf(wall, zone), NETWORK_ZONE)
  if (network === wall) return null
  const words = { zone: zone.replaceAll('_', ' '), moment: format.moment(network) }
  return <p className={css.network}>{t('destination.network', words)}</p>
}

const NETWORK_ZONE = 'UTC'
