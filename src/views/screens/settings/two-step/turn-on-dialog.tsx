/** Turning it on: the password, then the QR code and a first code, then the recovery codes. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import {
  secondFactorCalls,
  type SecondFactorSetup,
} from '#core/contract/account/second-factor.contract.ts'
import { useSend } from '../../../kit/context/data.ts'
import { useFieldChecks } from '../../../kit/forms/use-field-checks.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { PasswordField, TextField } from '../../../kit/ui/fields/text-field.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { FormFailure } from '../section-card.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import twoStepMessages from '#locales/en/settings/two-step.json' with { type: 'json' }
import css from './two-step.module.css'
import { encode } from 'uqr'

export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const t = useText(twoStepMessages)
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={t('twoStep.setupTitle')}>
      {setup === null ? (
        <ProveForm onCancel={onClose} onSetup={setSetup} />
      ) : (
        <ConfirmForm setup={setup} onCancel={onClose} onCodes={setCodes} />
      )}
    </Dialog>
  )
}

function ProveForm({
  onCancel,
  onSetup,
}: {
  onCancel: () => void
  onSetup: (setup: SecondFactorSetup) => void
}) {
  const t = useText(twoStepMessages)
  const { send, busy, failure, fieldError } = useSend()
  const [password, setPassword] = useState('')
  const checks = useFieldChecks(secondFactorCalls.startSecondFactor.body, { password }, [
    'password',
  ])
  const prove = async () => {
    const outcome = await send('startSecondFactor', { body: { password } })
    if (outcome.ok) onSetup(outcome.answer)
  }
  return (
    <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={checks.submit(prove)}>
      <p>{t('twoStep.begin')}</p>
      <FormFailure failure={failure} fields={['password']} />
      <PasswordField
        label={t('twoStep.password')}
        hint={t('twoStep.prove')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={checks.problemOf('password') ?? fieldError('password')}
        autoFocus
      />
      <FormButtons submit={t('twoStep.next')} isBusy={busy !== null} onCancel={onCancel} />
    </Form>
  )
}

function ConfirmForm({
  setup: { secret, uri },
  onCancel,
  onCodes,
}: {
  setup: SecondFactorSetup
  onCancel: () => void
  onCodes: (codes: readonly string[]) => void
}) {
  const t = useText(twoStepMessages)
  const { send, busy, failure, fieldError } = useSend()
  const [passcode, setPasscode] = useState('')
  const checks = useFieldChecks(secondFactorCalls.confirmSecondFactor.body, { passcode }, [
    'passcode',
  ])
  const confirm = async () => {
    const outcome = await send('confirmSecondFactor', { body: { passcode } })
    if (outcome.ok) onCodes(outcome.answer.recovery_codes)
  }
  return (
    <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={checks.submit(confirm)}>
      <p>{t('twoStep.scan')}</p>
      <QrCode text={uri} label={t('twoStep.qr')} />
      <p className={css['key']}>
        {t('twoStep.key')}
        <code dir="ltr">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <FormFailure failure={failure} fields={['passcode']} />
      <TextField
        label={t('twoStep.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={passcode}
        onChange={setPasscode}
        error={checks.problemOf('passcode') ?? fieldError('passcode')}
        autoFocus
      />
      <FormButtons submit={t('twoStep.turnOn')} isBusy={busy !== null} onCancel={onCancel} />
    </Form>
  )
}

function FormButtons({
  submit,
  isBusy,
  onCancel,
}: {
  submit: string
  isBusy: boolean
  onCancel: () => void
}) {
  const t = useText(twoStepMessages)
  return (
    <div className={css['buttons']}>
      <Button variant="quiet" onPress={onCancel}>
        {t('twoStep.cancel')}
      </Button>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {submit}
      </Button>
    </div>
  )
}

/** Empty modules around the code, as the standard requires. */
const QUIET_ZONE = 4

/** A QR code as one SVG path. Dark on white in every theme, since cameras read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      className={css['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
