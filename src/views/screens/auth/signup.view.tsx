/** /signup. The password is asked for once: registration sends it twice, as the server expects. */
import { Link, Navigate, useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { NewPassword } from '#core/contract/account/new-password.ts'
import { useActor, useAuth } from '../../kit/context/app-context.tsx'
import { PasswordRules } from '../../kit/forms/password-rules.tsx'
import { useFieldChecks } from '../../kit/forms/use-field-checks.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { PasswordField, TextField } from '../../kit/ui/fields/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import authMessages from '#locales/en/auth/auth.json' with { type: 'json' }
import { GoogleButton } from './google-button.tsx'
import { AuthNotes } from './auth-notes.tsx'
import css from './auth-frame.module.css'

export function SignupScreen() {
  const t = useText(authMessages)
  const [email, setEmail] = useState('')
  const isAskedForCode = useAuth((snapshot) => snapshot.hasTag('code'))
  const { redirect_to } = useSearch({ strict: false })
  const search = redirect_to ? { redirect_to } : {}
  // A sign-up with Google may find a user with two-step login, whose code is asked for there.
  if (isAskedForCode) return <Navigate to="/login" search={search} replace />
  return (
    <AuthFrame
      title={t('auth.signupTitle')}
      lead={t('auth.signupLead')}
      below={
        <p>
          {t('auth.hasAccount')}{' '}
          <Link to="/login" search={search}>
            {t('auth.login')}
          </Link>
        </p>
      }
    >
      <AuthNotes email={email} />
      <SignupForm email={email} onEmail={setEmail} />
      <GoogleButton />
    </AuthFrame>
  )
}

const signupFields = authCalls.register.body.extend({ password1: NewPassword })

function SignupForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const t = useText(authMessages)
  const auth = useActor('auth')
  const isBusy = useAuth((snapshot) => snapshot.hasTag('busy'))
  const [firstName, setFirstName] = useState('')
  const [password, setPassword] = useState('')
  const { pathname } = useLocation()
  const checks = useFieldChecks(signupFields, {
    first_name: firstName,
    email,
    password1: password,
  })
  const send = () =>
    auth.send({ type: 'auth.register', firstName, email, password, signupPath: pathname })
  return (
    <Form className={css['form'] ?? ''} onSubmit={checks.submit(send)} validationBehavior="aria">
      <TextField
        label={t('auth.firstName')}
        name="first_name"
        autoComplete="given-name"
        value={firstName}
        onChange={setFirstName}
        error={checks.problemOf('first_name')}
        autoFocus
        maxLength={150}
      />
      <TextField
        label={t('auth.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={onEmail}
        error={checks.problemOf('email')}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        hint={<PasswordRules password={password} />}
        error={checks.problemOf('password1')}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('auth.signup')}
      </Button>
    </Form>
  )
}
