/**
 * Pins of which only the person can find out whether they were published: a way to each of them.
 */
import { useText } from '../../../../kit/i18n/text.ts'
import { Banner } from '../../../../kit/ui/states.tsx'
import type { CalendarDisplay } from '../../calendar-display.ts'
import type { Planned } from '../../plan/planned-days.ts'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import publishingBarsMessages from '#locales/en/calendar/publishing-bars.json' with { type: 'json' }
import { networkName } from '../state-words.tsx'
import { PinButtons } from './pin-buttons.tsx'

export function AskedBar({
  asked,
  display,
  onOpen,
}: {
  asked: readonly Planned[]
  display: CalendarDisplay
  onOpen: (publicationId: string) => void
}) {
  const t = useText(publishingBarsMessages)
  const words = useText(publishingMessages)
  return (
    <Banner
      tone="warning"
      title={t('publishing.askedBar', {
        count: asked.length,
        network: networkName(display, words),
      })}
    >
      {t('publishing.askedBarWords')}
      <PinButtons planned={asked} {...{ display, onOpen }} />
    </Banner>
  )
}
