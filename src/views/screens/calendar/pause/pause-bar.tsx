/** Says that the account is paused, since when and why. */
import type { Pause } from '#core/contract/publishing/schedule.contract.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import entriesMessages from '#locales/en/calendar/entries.json' with { type: 'json' }
import pauseMessages from '#locales/en/calendar/pause.json' with { type: 'json' }

export function PauseBar({
  pause,
  display,
  onResume,
}: {
  pause: Pause
  display: CalendarDisplay
  onResume: () => void
}) {
  const t = useText(pauseMessages)
  const entry = useText(entriesMessages)
  const moment = display.format.moment(wallOf(pause.at, display.zone))
  return (
    <Banner
      tone="warning"
      title={t('pause.since', { moment })}
      action={
        <Button size="small" icon="arrowEnd" onPress={onResume}>
          {entry('entries.resume')}
        </Button>
      }
    >
      {pause.reason === undefined ? null : <p>{t(`pause.${pause.reason}`)}</p>}
      {pause.remark === '' ? (
        pause.reason === undefined && t('pause.planKept')
      ) : (
        <bdi>{pause.remark}</bdi>
      )}
    </Banner>
  )
}
