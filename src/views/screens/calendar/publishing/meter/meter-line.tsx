/** The line under the title: what went out today, and a button to the limit, which is a rule. */
import { Suspense } from 'react'
import { useAccounts } from '../../../../kit/context/app-context.tsx'
import { useText } from '../../../../kit/i18n/text.ts'
import { lazyExtra } from '../../../../kit/ui/lazy-extra.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import type { CalendarDisplay } from '../../calendar-display.ts'
import css from '../../calendar.module.css'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }

const PublishingMeter = lazyExtra(
  async () => (await import('./publishing-meter.tsx')).PublishingMeter,
)

/**
 * Empty without `display` or before the server has answered. A connected account will have a meter:
 * its line is kept free, so that the days below do not move when it comes.
 */
export function MeterLine({
  display,
  onRules,
}: {
  display?: CalendarDisplay
  onRules?: () => void
}) {
  const t = useText(calendarMessages)
  const kind = useAccounts((snapshot) => snapshot.context.selectedAccount?.kind ?? 'manual')
  if (display === undefined || display.publishing.outbox === null)
    return kind === 'manual' ? null : <span className={css.meterLine} />
  return (
    <span className={css.meterLine}>
      <Suspense fallback={null}>
        <PublishingMeter display={display} />
        <Button size="small" variant="quiet" onPress={onRules}>
          {t('calendar.limit')}
        </Button>
      </Suspense>
    </span>
  )
}
