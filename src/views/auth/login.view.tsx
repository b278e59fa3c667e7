/** /login: e-mail and password, Google where it is switched on. Who is signed in leaves by the route's guard (router.tsx). */
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useActor, useAuth } from '../app-context.tsx'
import { useSend } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Banner } from '../ui/states.tsx'
import { PasswordField, TextField } from '../ui/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { authMessages } from './auth.messages.ts'
import { GoogleButton } from './google-button.tsx'
import css from './auth-frame.module.css'
import type { FormEvent } from 'react'

export function LoginScreen() {
  const t = useText(authMessages)
  const auth = useActor('auth')
  const isBusy = useAuth((snapshot) => snapshot.hasTag('busy'))
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { redirect_to } = useSearch({ strict: false })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    auth.send({ type: 'auth.login', email, password })
  }
  return (
    <AuthFrame
      title={t('auth.loginTitle')}
      lead={redirect_to ? t('auth.afterLogin') : t('auth.loginLead')}
      below={
        <p>
          {t('auth.noAccount')}{' '}
          <Link to="/signup" search={redirect_to ? { redirect_to } : {}}>
            {t('auth.signup')}
          </Link>
        </p>
      }
    >
      <AuthNotes email={email} />
      <Form className={css['form'] ?? ''} onSubmit={submit} validationBehavior="aria">
        <TextField label={t('auth.email')} type="email" name="email" autoComplete="username" value={email} onChange={setEmail} autoFocus />
        <PasswordField label={t('auth.password')} name="password" autoComplete="current-password" value={password} onChange={setPassword} aside={<Link to="/reset-password">{t('auth.forgot')}</Link>} />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('auth.login')}
        </Button>
      </Form>
      <GoogleButton />
    </AuthFrame>
  )
}

/** What the last try came to, and the way on when the address must be verified first. */
export function AuthNotes({ email }: { email: string }) {
  const t = useText(authMessages)
  const error = useAuth((snapshot) => snapshot.context.error)
  const notice = useAuth((snapshot) => snapshot.context.notice)
  const isUnanswered = useAuth((snapshot) => snapshot.hasTag('anonymous') && snapshot.hasTag('unconfirmed'))
  const isLeaving = useAuth((snapshot) => snapshot.hasTag('leaving'))
  const { send, busy } = useSend()
  const [resent, setResent] = useState(false)
  const address = error?.email ?? email
  const resend = async () => {
    const outcome = await send('resendVerification', { body: { email: address } })
    setResent(outcome.ok)
  }
  return (
    <>
      {isLeaving ? <Banner tone="warning">{t('auth.leaving')}</Banner> : null}
      {isUnanswered && !error ? <Banner tone="warning">{t('auth.unanswered')}</Banner> : null}
      {notice ? (
        <Banner tone="success" isAlert>
          {notice}
        </Banner>
      ) : null}
      {error ? (
        <Banner
          tone="danger"
          isAlert
          action={
            error.emailVerificationRequired && !resent ? (
              <Button size="small" isBusy={busy !== null} onPress={() => void resend()}>
                {t('auth.resend')}
              </Button>
            ) : null
          }
        >
          {error.message}
        </Banner>
      ) : null}
      {resent ? <Banner tone="success">{t('auth.resent')}</Banner> : null}
    </>
  )
}
