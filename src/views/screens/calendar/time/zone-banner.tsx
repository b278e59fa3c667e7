import { useText } from '../../../kit/i18n/text.ts'
import { Banner } from '../../../kit/ui/states.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }

/** Which time zone the calendar's times are in, if the person's own is another. */
export function ZoneBanner({
  zone,
  own = Intl.DateTimeFormat().resolvedOptions().timeZone,
}: {
  /** Of the account. */
  zone: string
  own?: string
}) {
  const t = useText(calendarMessages)
  if (zone === own) return null
  const spaced = (name: string) => name.replaceAll('_', ' ')
  return <Banner>{t('calendar.zone', { zone: spaced(zone), own: spaced(own) })}</Banner>
}
