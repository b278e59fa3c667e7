/** Gives its children the account that is worked in, or says that there is none yet. */
import { useAccounts } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { AccountForm } from '../../kit/account/account-form.tsx'
import { CardSkeleton, SectionCard } from './section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from './section.module.css'
import type { ReactNode } from 'react'

export function NeedsAccount({
  children,
}: {
  children: (account: { id: string; name: string }) => ReactNode
}) {
  const t = useText(settingsMessages)
  const selected = useAccounts((snapshot) => snapshot.context.selectedAccount)
  const isLoading = useAccounts((snapshot) => snapshot.hasTag('loading'))
  if (selected) return children(selected)
  if (isLoading) return <CardSkeleton />
  return (
    <SectionCard title={t('settings.noAccountTitle')} lead={t('settings.noAccountBody')}>
      <div className={css['form']}>
        <AccountForm />
      </div>
    </SectionCard>
  )
}
