/** The email of the login. With two-step login on, a new one takes a code too. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { authCalls, type User } from '#core/contract/account/auth.contract.ts'
import { useActor } from '../../kit/context/app-context.tsx'
import { useLoad, useSend } from '../../kit/context/data.ts'
import { useFieldChecks } from '../../kit/forms/use-field-checks.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { PasswordField, TextField } from '../../kit/ui/fields/text-field.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { FormFailure, SectionCard } from './section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from './section.module.css'

function useEmailChange() {
  const t = useText(settingsMessages)
  const auth = useActor('auth')
  const { send, busy, failure, fieldError } = useSend()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [passcode, setPasscode] = useState('')
  const factor = useLoad('getSecondFactor', {})
  const codeError = fieldError('passcode')
  // Or two-step login was turned on since.
  const needsCode = factor.data?.enabled_at != null || codeError !== null
  const checks = useFieldChecks(authCalls.changeEmail.body, { email, password }, ['password'])
  const [news, setNews] = useState<string | null>(null)
  const save = async () => {
    setNews(null)
    const outcome = await send('changeEmail', { body: { email, password, passcode } })
    if (!outcome.ok) return
    auth.send({ type: 'auth.userChanged', user: outcome.answer.user })
    setNews(
      t(outcome.answer.verification_email_sent ? 'settings.emailSent' : 'settings.emailChanged', {
        email,
      }),
    )
    // What was typed since is not what was sent.
    setEmail((now) => (now === email ? '' : now))
    setPassword((now) => (now === password ? '' : now))
    setPasscode((now) => (now === passcode ? '' : now))
  }
  return {
    email: { value: email, onChange: setEmail },
    password: { value: password, onChange: setPassword },
    passcode: { value: passcode, onChange: setPasscode },
    submit: checks.submit(save),
    errorOf: (field: 'email' | 'password') => checks.problemOf(field) ?? fieldError(field),
    codeError,
    needsCode,
    news,
    failure,
    isBusy: busy !== null,
  }
}

export function EmailForm({ user }: { user: User }) {
  const t = useText(settingsMessages)
  const { news, failure, needsCode, errorOf, ...form } = useEmailChange()
  return (
    <SectionCard title={t('settings.email')} lead={t('settings.emailNow', { email: user.email })}>
      {user.email_verified ? null : <Banner tone="warning">{t('settings.emailUnverified')}</Banner>}
      {news ? (
        <Banner tone="success" isAlert>
          {news}
        </Banner>
      ) : null}
      <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={form.submit}>
        <FormFailure failure={failure} fields={['email', 'password', 'passcode']} />
        <div className={css['pair']}>
          <TextField
            label={t('settings.emailNew')}
            type="email"
            autoComplete="email"
            {...form.email}
            error={errorOf('email')}
          />
          <PasswordField
            label={t('settings.passwordNow')}
            autoComplete="current-password"
            {...form.password}
            error={errorOf('password')}
          />
        </div>
        {needsCode ? (
          <TextField
            label={t('settings.code')}
            autoComplete="one-time-code"
            {...form.passcode}
            error={form.codeError}
          />
        ) : null}
        <div className={css['actions']}>
          <Button type="submit" isBusy={form.isBusy}>
            {t('settings.emailChange')}
          </Button>
        </div>
      </Form>
    </SectionCard>
  )
}
