/** Two-step login: whether it is on, and the dialogs that turn it on and off. */
import { Suspense, lazy, useState } from 'react'
import { useLoad } from '../../../kit/context/data.ts'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { OperatorDetails } from '../../../kit/notices/operator-details.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import { CardSkeleton, LoadFailed, SectionCard } from '../section-card.tsx'
import twoStepMessages from '#locales/en/settings/two-step.json' with { type: 'json' }

const TurnOnDialog = lazy(async () => ({
  default: (await import('./turn-on-dialog.tsx')).TurnOnDialog,
}))
const TurnOffDialog = lazy(async () => ({
  default: (await import('./turn-off-dialog.tsx')).TurnOffDialog,
}))

export function TwoStep({ hasPassword }: { hasPassword: boolean }) {
  const t = useText(twoStepMessages)
  const format = useFormat()
  const load = useLoad('getSecondFactor', {})
  const [isOpen, setOpen] = useState(false)
  if (load.data === null)
    return load.failure ? (
      <LoadFailed failure={load.failure} onRetry={load.reload} />
    ) : (
      <CardSkeleton lines={1} />
    )
  const { enabled_at: since, is_available, recovery_codes_left: count } = load.data
  const isOn = since !== null
  const obstacle = isOn ? null : obstacleOf(is_available, hasPassword)
  if (obstacle !== null)
    return (
      <SectionCard title={t('twoStep.title')} lead={t(obstacle)}>
        {obstacle === 'twoStep.unavailable' ? (
          <OperatorDetails setting={{ name: 'secretKey' }} />
        ) : null}
      </SectionCard>
    )
  const close = () => {
    setOpen(false)
    load.reload()
  }
  const Dialog = isOn ? TurnOffDialog : TurnOnDialog
  const lead = isOn
    ? `${t('twoStep.on', { date: format.date(since) })} ${t('twoStep.codesLeft', { count })}`
    : t('twoStep.lead')
  return (
    <SectionCard
      title={t('twoStep.title')}
      lead={lead}
      aside={
        <Button size="small" onPress={() => setOpen(true)}>
          {t(isOn ? 'twoStep.turnOff' : 'twoStep.turnOn')}
        </Button>
      }
    >
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog hasPassword={hasPassword} onClose={close} />
        </Suspense>
      ) : null}
    </SectionCard>
  )
}

/** Why it can't be turned on. */
function obstacleOf(isAvailable: boolean, hasPassword: boolean) {
  if (!isAvailable) return 'twoStep.unavailable'
  return hasPassword ? null : 'twoStep.needsPassword'
}
