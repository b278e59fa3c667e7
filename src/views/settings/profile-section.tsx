/** Who you are, how you log in, and where you are logged in. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { NewPassword } from '#core/contract/account/new-password.ts'
import { useActor, useAuth } from '../app-context.tsx'
import { useSend } from '../data.ts'
import { PasswordRules } from '../forms/password-rules.tsx'
import { useFieldChecks } from '../forms/use-field-checks.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Banner } from '../ui/states.tsx'
import { PasswordField, TextField } from '../ui/fields/text-field.tsx'
import { useToast } from '../ui/notes/toast.tsx'
import { FormFailure, SectionCard } from './section-card.tsx'
import { FirstPassword } from './first-password.tsx'
import { Sessions } from './sessions.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { TwoStep } from './two-step/two-step.tsx'
import { settingsMessages } from './settings.messages.ts'
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

function EmailForm({ user }: { user: User }) {
  const t = useText(settingsMessages)
  const auth = useActor('auth')
  const { send, busy, failure, fieldError } = useSend()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const checks = useFieldChecks(authCalls.changeEmail.body, { email, password }, ['password'])
  const [news, setNews] = useState<string | null>(null)
  const save = async () => {
    setNews(null)
    const outcome = await send('changeEmail', { body: { email, password } })
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
  }
  return (
    <SectionCard title={t('settings.email')} lead={t('settings.emailNow', { email: user.email })}>
      {user.email_verified ? null : <Banner tone="warning">{t('settings.emailUnverified')}</Banner>}
      {news ? (
        <Banner tone="success" isAlert>
          {news}
        </Banner>
      ) : null}
      <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={checks.submit(save)}>
        <FormFailure failure={failure} fields={['email', 'password']} />
        <div className={css['pair']}>
          <TextField
            label={t('settings.emailNew')}
            type="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            error={checks.problemOf('email') ?? fieldError('email')}
          />
          <PasswordField
            label={t('settings.passwordNow')}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={checks.problemOf('password') ?? fieldError('password')}
          />
        </div>
        <div className={css['actions']}>
          <Button type="submit" isBusy={busy !== null}>
            {t('settings.emailChange')}
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
