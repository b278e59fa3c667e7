/** Pins whose time passed without being sent: new times for all of them, as one step. */
import { useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Banner } from '../../../../kit/ui/states.tsx'
import publishingBarsMessages from '#locales/en/calendar/publishing-bars.json' with { type: 'json' }

export function MissedBar({
  count,
  canUseSlots,
  onNextSlots,
  onSpread,
}: {
  count: number
  canUseSlots: boolean
  onNextSlots: () => void
  /** Opens the dialog that proposes times by the rules. */
  onSpread: () => void
}) {
  const t = useText(publishingBarsMessages)
  if (count === 0) return null
  return (
    <Banner
      tone="warning"
      title={t('publishing.missed', { count })}
      action={
        <>
          <Button size="small" icon="calendar" isDisabled={!canUseSlots} onPress={onNextSlots}>
            {t('publishing.missedNext')}
          </Button>{' '}
          <Button size="small" onPress={onSpread}>
            {t('publishing.missedSpread')}
          </Button>
        </>
      }
    >
      {t('publishing.missedWords')}
    </Banner>
  )
}
