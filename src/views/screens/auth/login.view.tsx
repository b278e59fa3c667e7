/**
 * /login: e-mail and password, a passkey, Google where it is switched on, and the code of the
 * second step where the server asks for one. The route's guard (router.tsx) redirects users who are
 * signed in.
 */
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useActor, useAuth } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { PasswordField, TextField } from '../../kit/ui/fields/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import authMessages from '#locales/en/auth/auth.json' with { type: 'json' }
import { CodeForm } from './code-form.tsx'
import { AuthNotes } from './auth-notes.tsx'
import { GoogleButton } from './google-button.tsx'
import { PasskeyLogin } from './passkey/passkey-login.tsx'
import css from './auth-frame.module.css'
import type { FormEvent } from 'react'

export function LoginScreen() {
  const t = useText(authMessages)
  const auth = useActor('auth')
  const isBusy = useAuth((snapshot) => snapshot.hasTag('busy'))
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const isAskedForCode = useAuth((snapshot) => snapshot.hasTag('code'))
  const { redirect_to } = useSearch({ strict: false })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // If one is missing, the machine shows the specification's sentence and sends nothing.
    auth.send({ type: 'auth.login', email, password })
    if (email === '' || password === '')
      event.currentTarget
        .querySelector<HTMLElement>(email === '' ? '[name=email]' : '[name=password]')
        ?.focus()
  }
  if (isAskedForCode) return <CodeScreen />
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
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          autoFocus
        />
        <PasswordField
          label={t('auth.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          aside={<Link to="/reset-password">{t('auth.forgot')}</Link>}
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('auth.login')}
        </Button>
      </Form>
      <PasskeyLogin />
      <GoogleButton />
    </AuthFrame>
  )
}

function CodeScreen() {
  const t = useText(authMessages)
  return (
    <AuthFrame title={t('auth.codeTitle')} lead={t('auth.codeLead')}>
      <CodeForm />
    </AuthFrame>
  )
}
