/** /reset-password asks for the mail; /reset-password/$token sets the new password and logs in. */
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { NewPassword } from '#core/contract/account/new-password.ts'
import { useActor, useApp } from '../../kit/context/app-context.tsx'
import { useSend } from '../../kit/context/data.ts'
import { PasswordRules } from '../../kit/forms/password-rules.tsx'
import { useFieldChecks } from '../../kit/forms/use-field-checks.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { PasswordField, TextField } from '../../kit/ui/fields/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import authMessages from '#locales/en/auth/auth.json' with { type: 'json' }
import { useFailureWords } from '../../kit/forms/failure-words.ts'
import css from './auth-frame.module.css'

export function RequestResetScreen() {
  const t = useText(authMessages)
  const words = useFailureWords()
  const { send, busy, failure, fieldError } = useSend()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { config } = useApp()
  const checks = useFieldChecks(authCalls.requestReset.body, { email })
  const submit = async () => {
    const outcome = await send('requestReset', { body: { email } })
    if (outcome.ok) setSentTo(email)
  }
  const wrong = fieldError('email')
  return (
    <AuthFrame
      title={t('auth.resetTitle')}
      lead={t(config.mail_stays_here ? 'auth.resetLeadStays' : 'auth.resetLead')}
      below={<Link to="/login">{t('auth.backToLogin')}</Link>}
    >
      {sentTo ? (
        <Banner tone="success" isAlert>
          {t(config.mail_stays_here ? 'auth.resetStays' : 'auth.resetSent', { email: sentTo })}
        </Banner>
      ) : null}
      {failure && !wrong ? (
        <Banner tone="danger" isAlert>
          {words(failure)}
        </Banner>
      ) : null}
      <Form
        className={css['form'] ?? ''}
        onSubmit={checks.submit(submit)}
        validationBehavior="aria"
      >
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={checks.problemOf('email') ?? wrong}
          autoFocus
        />
        <Button type="submit" variant="primary" isBusy={busy !== null}>
          {t('auth.resetSend')}
        </Button>
      </Form>
    </AuthFrame>
  )
}

const resetFields = authCalls.confirmReset.body.extend({ password1: NewPassword })

export function ConfirmResetScreen() {
  const t = useText(authMessages)
  const words = useFailureWords()
  const auth = useActor('auth')
  const { token } = useParams({ strict: false })
  const { send, busy, failure, fieldError } = useSend()
  const [password, setPassword] = useState('')
  const checks = useFieldChecks(resetFields, { password1: password })
  const submit = async () => {
    const outcome = await send('confirmReset', {
      body: { token: token ?? '', password1: password, password2: password },
    })
    if (outcome.ok) auth.send({ type: 'auth.userChanged', ...outcome.answer })
  }
  const wrong = fieldError('password1') ?? fieldError('password2')
  if (failure?.code === 'second_factor_required') return <SavedScreen />
  return (
    <AuthFrame
      title={t('auth.resetTitle')}
      lead={t('auth.resetConfirmLead')}
      below={<Link to="/login">{t('auth.backToLogin')}</Link>}
    >
      {failure && !wrong ? (
        <Banner
          tone="danger"
          isAlert
          action={
            failure.code === 'token_invalid' ? (
              <LinkButton size="small" href="/reset-password">
                {t('auth.resetExpired')}
              </LinkButton>
            ) : null
          }
        >
          {words(failure)}
        </Banner>
      ) : null}
      <Form
        className={css['form'] ?? ''}
        onSubmit={checks.submit(submit)}
        validationBehavior="aria"
      >
        <PasswordField
          label={t('auth.newPassword')}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={<PasswordRules password={password} />}
          error={checks.problemOf('password1') ?? wrong}
          autoFocus
        />
        <Button type="submit" variant="primary" isBusy={busy !== null}>
          {t('auth.resetSave')}
        </Button>
      </Form>
    </AuthFrame>
  )
}

/** The password is saved; the second step is asked for by the form for log-in. */
function SavedScreen() {
  const t = useText(authMessages)
  return (
    <AuthFrame title={t('auth.resetSaved')} lead={t('auth.resetNeedsCode')}>
      <LinkButton variant="primary" href="/login">
        {t('auth.login')}
      </LinkButton>
    </AuthFrame>
  )
}
