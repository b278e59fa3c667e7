/** Which pinning account is worked in, with the others and a new one behind it. */
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useAccounts, useActor } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Badge } from '../../../kit/ui/marks/badge.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { Menu } from '../../../kit/ui/overlays/menu.tsx'
import { AccountDialog } from '../../../kit/account/account-dialog.tsx'
import newAccountMessages from '#locales/en/kit/account.json' with { type: 'json' }
import { Monogram } from '../../../kit/screen/monogram.tsx'
import { Tooltip } from '../../../kit/ui/overlays/tooltip.tsx'
import shellMessages from '#locales/en/app/shell.json' with { type: 'json' }
import css from '../rail.module.css'
import type { SelectedAccount } from '#core/accounts/account-selection.ts'
import type { Account } from '#core/contract/account/accounts.contract.ts'

export function AccountSwitcher() {
  const t = useText(shellMessages)
  const newAccount = useText(newAccountMessages)
  const navigate = useNavigate()
  const accounts = useActor('accounts')
  const all = useAccounts((snapshot) => snapshot.context.accounts)
  const selected = useAccounts((snapshot) => snapshot.context.selectedAccount)
  const [isCreating, setCreating] = useState(false)
  const act = (id: string) => {
    if (id === 'new') setCreating(true)
    else if (id === 'manage') void navigate({ to: '/settings', search: { section: 'accounts' } })
    else accounts.send({ type: 'accounts.select', id })
  }
  const marked = useMarkedName()
  // Offline the list does not load; what was stored has the name and kind too.
  const shown = all.find(({ id }) => id === selected?.id) ?? selected
  return (
    <>
      <Menu
        label={t('shell.accounts')}
        onAction={act}
        trigger={<SwitcherButton account={shown} />}
        groups={[
          {
            title: t('shell.accounts'),
            items: all.map((account) => ({
              id: account.id,
              label: marked(account),
              isChecked: account.id === selected?.id,
            })),
          },
          {
            items: [
              { id: 'new', label: newAccount('account.new'), icon: 'plus' },
              { id: 'manage', label: t('shell.manageAccounts'), icon: 'settings' },
            ],
          },
        ]}
      />
      <AccountDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}

/**
 * An account's name. A practice account is marked wherever it is named: nothing of it reaches
 * Pinterest.
 */
function useMarkedName(): (account: Account) => string {
  const t = useText(shellMessages)
  return ({ name, kind }) => (kind === 'practice' ? t('shell.practiceAccount', { name }) : name)
}

/** Its menu passes its props by context. A long name is cut on the button. */
function SwitcherButton({ account }: { account: SelectedAccount | null }) {
  const t = useText(shellMessages)
  const name = account?.name ?? t('shell.noAccount')
  const isPractice = account?.kind === 'practice'
  // As it is seen on the button: a voice command has to find it.
  const seen = isPractice ? `${name} ${t('shell.practice')}` : name
  return (
    <Tooltip text={name} placement="end">
      <Button className={css['switcher'] ?? ''} aria-label={t('shell.accountNow', { name: seen })}>
        {account ? <Monogram name={account.name} /> : <span className={css['noAccount']} />}
        <span className={css['switcherWords']}>
          <span className={css['switcherName']} dir="auto">
            {name}
          </span>
          {/* Read together without the space, the two are one word. */}{' '}
          {isPractice ? <Badge tone="warning">{t('shell.practice')}</Badge> : null}
        </span>
        <Icon name="switch" size={16} />
      </Button>
    </Tooltip>
  )
}
