/**
 * /verify-email/$token asks the server once, then goes to its success or error page; both can also
 * be opened by themselves.
 */
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { authCalls } from '#core/contract/account/auth.contract.ts'
import { useActor, useAuth, useApp } from '../../kit/context/app-context.tsx'
import { useSend } from '../../kit/context/data.ts'
import { useFieldChecks } from '../../kit/forms/use-field-checks.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { Spinner } from '../../kit/ui/marks/spinner.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { TextField } from '../../kit/ui/fields/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import authMessages from '#locales/en/auth/auth.json' with { type: 'json' }
import { useFailureWords } from '../../kit/forms/failure-words.ts'
import css from './auth-frame.module.css'
import type { Failure } from '#core/contract/client.ts'

export function VerifyEmailScreen() {
  const t = useText(authMessages)
  const words = useFailureWords()
  const { client } = useApp()
  const { token } = useParams({ strict: false })
  const navigate = useNavigate()
  const auth = useActor('auth')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    void client('verifyEmail', { body: { token: token ?? '' }, signal: abort.signal }).then(
      (outcome) => {
        if (abort.signal.aborted) return undefined
        if (outcome.ok) {
          auth.send({ type: 'auth.recheck' })
          return navigate({ to: '/email-verification-success', replace: true })
        }
        // Only an answer says that the link is bad; without one the person can try again.
        if (
          outcome.failure.status !== null &&
          outcome.failure.status < 500 &&
          outcome.failure.code !== 'rate_limited'
        )
          return navigate({ to: '/email-verification-error', replace: true })
        setFailure(outcome.failure)
        return undefined
      },
    )
    return () => abort.abort()
  }, [auth, client, navigate, token, round])
  const again = () => {
    setFailure(null)
    setRound(round + 1)
  }
  return (
    <AuthFrame title={t('auth.verifyTitle')}>
      {failure ? (
        <Banner
          tone="danger"
          isAlert
          action={
            <Button size="small" onPress={again}>
              {t('auth.goOn')}
            </Button>
          }
        >
          {words(failure)}
        </Banner>
      ) : (
        <p role="status" className={css['waiting']}>
          <Spinner /> {t('auth.verifyWorking')}
        </p>
      )}
    </AuthFrame>
  )
}

export function VerificationSuccessScreen() {
  const t = useText(authMessages)
  const isSignedIn = useAuth((snapshot) => snapshot.hasTag('signedIn'))
  return (
    <AuthFrame title={t('auth.successTitle')} lead={t('auth.successBody')}>
      <LinkButton variant="primary" iconEnd="arrowEnd" href={isSignedIn ? '/' : '/login'}>
        {isSignedIn ? t('auth.goOn') : t('auth.login')}
      </LinkButton>
    </AuthFrame>
  )
}

export function VerificationErrorScreen() {
  const t = useText(authMessages)
  const words = useFailureWords()
  const { send, busy, failure } = useSend()
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const checks = useFieldChecks(authCalls.resendVerification.body, { email })
  const submit = async () => {
    const outcome = await send('resendVerification', { body: { email } })
    setSent(outcome.ok)
  }
  return (
    <AuthFrame
      title={t('auth.verifyErrorTitle')}
      lead={t('auth.verifyErrorBody')}
      below={<Link to="/login">{t('auth.backToLogin')}</Link>}
    >
      {isSent ? (
        <Banner tone="success" isAlert>
          {t('auth.resent')}
        </Banner>
      ) : null}
      <Form
        className={css['form'] ?? ''}
        validationBehavior="aria"
        onSubmit={checks.submit(submit)}
      >
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={checks.problemOf('email') ?? (failure ? words(failure) : null)}
        />
        <Button type="submit" variant="primary" isBusy={busy !== null}>
          {t('auth.sendLink')}
        </Button>
      </Form>
    </AuthFrame>
  )
}
