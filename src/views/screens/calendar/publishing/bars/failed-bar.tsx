/**
 * Pins that recently failed to publish, with the reason and a button for each. Their cards may be
 * out of view.
 */
import { useText } from '../../../../kit/i18n/text.ts'
import { Banner } from '../../../../kit/ui/states.tsx'
import type { CalendarDisplay } from '../../calendar-display.ts'
import type { Planned } from '../../plan/planned-days.ts'
import publishingBarsMessages from '#locales/en/calendar/publishing-bars.json' with { type: 'json' }
import { useStateWords } from '../state-words.tsx'
import { PinButtons } from './pin-buttons.tsx'

/** Older failures are not shown. */
const SHOWN_MS = 30 * 86_400_000

export function FailedBar({
  plan: { all, now },
  display,
  onOpen,
}: {
  plan: { readonly all: readonly Planned[]; readonly now: number }
  display: CalendarDisplay
  onOpen: (publicationId: string) => void
}) {
  const t = useText(publishingBarsMessages)
  const words = useStateWords(display)
  const failed = all.filter(
    ({ publication }) =>
      display.stateOf(publication) === 'failed' && publication.at > now - SHOWN_MS,
  )
  const why = [...new Set(failed.map(({ publication }) => words(publication)))]
  if (failed.length === 0) return null
  return (
    <Banner tone="danger" title={t('publishing.failedBar', { count: failed.length })}>
      {why.length === 1 ? why[0] : t('publishing.failedBarWords')}
      <PinButtons planned={failed} {...{ display, onOpen }} />
    </Banner>
  )
}
