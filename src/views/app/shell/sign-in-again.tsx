/**
 * The session ended while the person was at work: the password is asked for over the screen,
 * everything behind it waits.
 */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { useActor, useAuth, useTranslate } from '../../kit/context/app-context.tsx'
import { useFieldChecks } from '../../kit/forms/use-field-checks.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { PasswordField } from '../../kit/ui/fields/text-field.tsx'
import { CodeForm } from '../../screens/auth/code-form.tsx'
import { GoogleButton } from '../../screens/auth/google-button.tsx'
import shellMessages from '#locales/en/app/shell.json' with { type: 'json' }
import css from '../../kit/account/account-form.module.css'

export function SignInAgain() {
  const t = useText(shellMessages)
  const isExpired = useAuth((snapshot) => snapshot.hasTag('expired'))
  const isAskedForCode = useAuth((snapshot) => snapshot.hasTag('code'))
  return (
    <Dialog
      isOpen={isExpired}
      onClose={() => undefined}
      title={t('shell.againTitle')}
      isDismissable={false}
    >
      {isExpired ? isAskedForCode ? <CodeForm /> : <AgainForm /> : null}
    </Dialog>
  )
}

function AgainForm() {
  const t = useText(shellMessages)
  const auth = useActor('auth')
  const isBusy = useAuth((snapshot) => snapshot.hasTag('busy'))
  const user = useAuth((snapshot) => snapshot.context.user)
  const error = useAuth((snapshot) => snapshot.context.error)
  const [password, setPassword] = useState('')
  const say = useTranslate()
  const checks = useFieldChecks(authCalls.login.body, { password }, ['password'])
  return (
    <>
      <p>{t('shell.againBody')}</p>
      <p>
        <strong>{t('shell.againAs', { email: user?.email ?? '' })}</strong>
      </p>
      {error ? (
        <Banner tone="danger" isAlert>
          {say(error.message)}
        </Banner>
      ) : null}
      <Form
        className={css['form'] ?? ''}
        validationBehavior="aria"
        onSubmit={checks.submit(() => auth.send({ type: 'auth.signInAgain', password }))}
      >
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={user?.email ?? ''}
          readOnly
        />
        <PasswordField
          label={t('shell.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={checks.problemOf('password')}
          autoFocus
        />
        <div className={css['actions']}>
          <Button variant="quiet" onPress={() => auth.send({ type: 'auth.logout' })}>
            {t('shell.notYou')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('shell.signIn')}
          </Button>
        </div>
      </Form>
      {user?.has_password === false ? <GoogleButton /> : null}
    </>
  )
}
