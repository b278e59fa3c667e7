/**
 * The notes above the forms of log-in and sign-up: the result of the last try, and the next step
 * when the address must be verified first.
 */
import { useState } from 'react'
import { useAuth, useTranslate } from '../../kit/context/app-context.tsx'
import { useSend } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import authMessages from '#locales/en/auth/auth.json' with { type: 'json' }
import type { Actors, SnapshotOf } from '../../../machines/app/actors.ts'

type AuthError = NonNullable<ReturnType<Actors['auth']['getSnapshot']>['context']['error']>

export function AuthNotes({ email }: { email: string }) {
  const t = useText(authMessages)
  const error = useAuth((snapshot) => snapshot.context.error)
  const notice = useAuth((snapshot) => snapshot.context.notice)
  const waiting = useAuth(waitingFor)
  const say = useTranslate()
  return (
    <>
      {waiting === null ? null : <Banner tone="warning">{t(waiting)}</Banner>}
      {notice ? (
        <Banner tone="success" isAlert>
          {say(notice)}
        </Banner>
      ) : null}
      {error ? <Refusal error={error} email={error.email ?? email} /> : null}
    </>
  )
}

/** What the server has not answered yet. */
function waitingFor(snapshot: SnapshotOf<'auth'>): 'auth.leaving' | 'auth.unanswered' | null {
  if (snapshot.hasTag('leaving')) return 'auth.leaving'
  return snapshot.hasTag('anonymous') && snapshot.hasTag('unconfirmed') && !snapshot.context.error
    ? 'auth.unanswered'
    : null
}

function Refusal({ error, email }: { error: AuthError; email: string }) {
  const t = useText(authMessages)
  const { send, busy } = useSend()
  const say = useTranslate()
  const [resent, setResent] = useState(false)
  const resend = async () => {
    const outcome = await send('resendVerification', { body: { email } })
    setResent(outcome.ok)
  }
  const action =
    error.emailVerificationRequired && !resent ? (
      <Button size="small" isBusy={busy !== null} onPress={() => void resend()}>
        {t('auth.resend')}
      </Button>
    ) : null
  return (
    <>
      <Banner tone="danger" isAlert action={action}>
        {say(error.message)}
      </Banner>
      {resent ? <Banner tone="success">{t('auth.resent')}</Banner> : null}
    </>
  )
}
