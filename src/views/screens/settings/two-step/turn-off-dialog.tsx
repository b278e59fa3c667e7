/** Turning it off asks for the password and a code. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { secondFactorCalls } from '#core/contract/account/second-factor.contract.ts'
import { useSend } from '../../../kit/context/data.ts'
import { useFieldChecks } from '../../../kit/forms/use-field-checks.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { PasswordField, TextField } from '../../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { FormFailure } from '../section-card.tsx'
import twoStepMessages from '#locales/en/settings/two-step.json' with { type: 'json' }
import css from './two-step.module.css'

interface TurnOffDialogProps {
  /** Without a password, only the code is asked for. */
  hasPassword: boolean
  onClose: () => void
}

export function TurnOffDialog({ hasPassword, onClose }: TurnOffDialogProps) {
  const t = useText(twoStepMessages)
  const toast = useToast()
  const { send, busy, failure, fieldError } = useSend()
  const [password, setPassword] = useState('')
  const [passcode, setPasscode] = useState('')
  const checks = useFieldChecks(
    secondFactorCalls.endSecondFactor.body,
    { password, passcode },
    hasPassword ? ['password', 'passcode'] : ['passcode'],
  )
  const turnOff = async () => {
    const outcome = await send('endSecondFactor', { body: { password, passcode } })
    if (!outcome.ok) return
    toast(t('twoStep.off'))
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('twoStep.offTitle')}>
      <Form
        className={css['form'] ?? ''}
        validationBehavior="aria"
        onSubmit={checks.submit(turnOff)}
      >
        <p>{t('twoStep.offBody')}</p>
        <FormFailure failure={failure} fields={['password', 'passcode']} />
        {hasPassword ? (
          <PasswordField
            label={t('twoStep.password')}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={checks.problemOf('password') ?? fieldError('password')}
            autoFocus
          />
        ) : null}
        <TextField
          label={t('twoStep.offCode')}
          autoComplete="one-time-code"
          value={passcode}
          onChange={setPasscode}
          error={checks.problemOf('passcode') ?? fieldError('passcode')}
        />
        <div className={css['buttons']}>
          <Button variant="quiet" onPress={onClose}>
            {t('twoStep.cancel')}
          </Button>
          <Button type="submit" variant="danger" isBusy={busy !== null}>
            {t('twoStep.turnOff')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
