/**
 * Shows its children once there is an account to work in; else a skeleton, the friendly first step,
 * a choice, or what went wrong.
 */
import { useAccounts, useActor, useActorIfAny } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { ErrorState } from '../../kit/ui/states.tsx'
import { AccountForm } from '../../kit/account/account-form.tsx'
import { ScreenSkeleton } from '../../kit/screen/screen-skeleton.tsx'
import { DocumentTitle } from '../../kit/screen/screen.tsx'
import splashMessages from '#locales/en/kit/splash.json' with { type: 'json' }
import css from './require-account.module.css'
import type { ReactNode } from 'react'

export function RequireAccount({ children }: { children: ReactNode }) {
  const t = useText(splashMessages)
  const accounts = useActor('accounts')
  const hasFailed = useAccounts((snapshot) => snapshot.hasTag('failed'))
  const isLoading = useAccounts((snapshot) => snapshot.hasTag('loading'))
  const count = useAccounts((snapshot) => snapshot.context.accounts.length)
  const selected = useAccounts((snapshot) => snapshot.context.selectedAccount)
  const isReady = useActorIfAny('pins') !== null && useActorIfAny('pages') !== null
  if (selected && isReady) return <div key={selected.id}>{children}</div>
  if (hasFailed)
    return (
      <ErrorState
        title={t('splash.accountsFailed')}
        onRetry={() => accounts.send({ type: 'accounts.reload' })}
      >
        {t('splash.accountsFailedBody')}
      </ErrorState>
    )
  // With accounts one of them is always selected; its machines start a moment later.
  return isLoading || count > 0 ? <ScreenSkeleton /> : <FirstAccount />
}

function FirstAccount() {
  const t = useText(splashMessages)
  return (
    <div className={css['first']}>
      <DocumentTitle title={t('splash.firstTitle')} />
      <header className={css['firstHead']}>
        <h1 tabIndex={-1}>{t('splash.firstTitle')}</h1>
        <p>{t('splash.firstBody')}</p>
      </header>
      <div className={css['card']}>
        <AccountForm />
      </div>
      <ul className={css['points']}>
        {(['splash.firstPoint1', 'splash.firstPoint2', 'splash.firstPoint3'] as const).map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
    </div>
  )
}
