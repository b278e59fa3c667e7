/** /signup. The password is asked for once: registration sends it twice, as the server expects. */
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useActor, useAuth } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField, TextField } from '../ui/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { authMessages } from './auth.messages.ts'
import { GoogleButton } from './google-button.tsx'
import { AuthNotes } from './auth-notes.tsx'
import css from './auth-frame.module.css'
import type { FormEvent } from 'react'

export function SignupScreen() {
  const t = useText(authMessages)
  const auth = useActor('auth')
  const isBusy = useAuth((snapshot) => snapshot.hasTag('busy'))
  const [firstName, setFirstName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { redirect_to } = useSearch({ strict: false })
  const { pathname } = useLocation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    auth.send({ type: 'auth.register', firstName, email, password, signupPath: pathname })
  }
  return (
    <AuthFrame
      title={t('auth.signupTitle')}
      lead={t('auth.signupLead')}
      below={
        <p>
          {t('auth.hasAccount')}{' '}
          <Link to="/login" search={redirect_to ? { redirect_to } : {}}>
            {t('auth.login')}
          </Link>
        </p>
      }
    >
      <AuthNotes email={email} />
      <Form className={css['form'] ?? ''} onSubmit={submit} validationBehavior="aria">
        <TextField
          label={t('auth.firstName')}
          name="first_name"
          autoComplete="given-name"
          value={firstName}
          onChange={setFirstName}
          autoFocus
          maxLength={150}
        />
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={t('auth.password')}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          hint={t('auth.passwordHint')}
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('auth.signup')}
        </Button>
      </Form>
      <GoogleButton />
    </AuthFrame>
  )
}
