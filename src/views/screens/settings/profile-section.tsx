/** Name and email, the ways to log in, and the sessions. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { NewPassword } from '#core/contract/account/new-password.ts'
import { useActor, useAuth } from '../../kit/context/app-context.tsx'
import { useSend } from '../../kit/context/data.ts'
import { PasswordRules } from '../../kit/forms/password-rules.tsx'
import { useFieldChecks } from '../../kit/forms/use-field-checks.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { PasswordField, TextField } from '../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { FormFailure, SectionCard } from './section-card.tsx'
import { EmailForm } from './email-form.tsx'
import { FirstPassword } from './first-password.tsx'
import { Sessions } from './sessions.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { TwoStep } from './two-step/two-step.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from './section.module.css'
import type { User } from '#core/contract/account/auth.contract.ts'

export function ProfileSection() {
  const user = useAuth((snapshot) => snapshot.context.user)
  return user === null ? null : (
    <>
      <NameForm key={`${user.id} name`} user={user} />
      {user.has_password ? (
        <>
          <EmailForm user={user} />
          <PasswordForm user={user} />
        </>
      ) : (
        <FirstPassword email={user.email} />
      )}
      <TwoStep hasPassword={user.has_password} />
      <Passkeys hasPassword={user.has_password} />
      <Sessions />
    </>
  )
}

function NameForm({ user }: { user: User }) {
  const t = useText(settingsMessages)
  const toast = useToast()
  const auth = useActor('auth')
  const { send, busy, failure, fieldError } = useSend()
  const [first, setFirst] = useState(user.first_name)
  const [last, setLast] = useState(user.last_name)
  const checks = useFieldChecks(authCalls.updateProfile.body, {
    first_name: first,
    last_name: last,
  })
  const save = async () => {
    const outcome = await send('updateProfile', { body: { first_name: first, last_name: last } })
    if (!outcome.ok) return
    auth.send({ type: 'auth.userChanged', user: outcome.answer })
    toast({ text: t('settings.saved'), tone: 'success' })
  }
  return (
    <SectionCard title={t('settings.name')}>
      <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={checks.submit(save)}>
        <FormFailure failure={failure} fields={['first_name', 'last_name']} />
        <div className={css['pair']}>
          <TextField
            label={t('settings.firstName')}
            autoComplete="given-name"
            value={first}
            onChange={setFirst}
            error={checks.problemOf('first_name') ?? fieldError('first_name')}
          />
          <TextField
            label={t('settings.lastName')}
            autoComplete="family-name"
            value={last}
            onChange={setLast}
            error={checks.problemOf('last_name') ?? fieldError('last_name')}
          />
        </div>
        <div className={css['actions']}>
          <Button
            type="submit"
            isBusy={busy !== null}
            isDisabled={first === user.first_name && last === user.last_name}
          >
            {t('settings.save')}
          </Button>
        </div>
      </Form>
    </SectionCard>
  )
}

const passwordFields = authCalls.changePassword.body.extend({ password1: NewPassword })

function PasswordForm({ user }: { user: User }) {
  const t = useText(settingsMessages)
  const toast = useToast()
  const { send, busy, failure, fieldError } = useSend()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const checks = useFieldChecks(passwordFields, { current_password: current, password1: next }, [
    'current_password',
  ])
  const save = async () => {
    const outcome = await send('changePassword', {
      body: { current_password: current, password1: next, password2: next },
    })
    if (!outcome.ok) return
    toast({ text: t('settings.passwordChanged'), tone: 'success' })
    setCurrent((now) => (now === current ? '' : now))
    setNext((now) => (now === next ? '' : now))
  }
  return (
    <SectionCard title={t('settings.password')}>
      <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={checks.submit(save)}>
        <FormFailure failure={failure} fields={['current_password', 'password1']} />
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <div className={css['pair']}>
          <PasswordField
            label={t('settings.passwordNow')}
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
            error={checks.problemOf('current_password') ?? fieldError('current_password')}
          />
          <PasswordField
            label={t('settings.passwordNew')}
            autoComplete="new-password"
            value={next}
            onChange={setNext}
            hint={<PasswordRules password={next} />}
            error={checks.problemOf('password1') ?? fieldError('password1')}
          />
        </div>
        <div className={css['actions']}>
          <Button type="submit" isBusy={busy !== null}>
            {t('settings.passwordChange')}
          </Button>
        </div>
      </Form>
    </SectionCard>
  )
}
