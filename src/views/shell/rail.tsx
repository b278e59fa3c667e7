/** The slim rail at the start side (a bar below on phones): account, the screens that are built, search, sync in a word, and you. */
import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from 'react-aria-components/Button'
import { useActor, useAuth } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { usePalette } from '../palette/palette-context.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { AccountSwitcher } from './account-switcher.tsx'
import { Monogram } from './monogram.tsx'
import { shellMessages } from './shell.messages.ts'
import { SyncWord } from './sync-status.tsx'
import css from './rail.module.css'

const places = [
  { to: '/generate', icon: 'generate', label: 'shell.generate' },
  { to: '/drafts', icon: 'drafts', label: 'shell.drafts' },
  { to: '/settings', icon: 'settings', label: 'shell.settings' },
] as const

/** `isHome`: the address is `/`, which is Generate for the signed-in. */
export function Rail({ isHome }: { isHome: boolean }) {
  const t = useText(shellMessages)
  const palette = usePalette()
  return (
    <div className={css['rail']}>
      <div className={css['top']}>
        <AccountSwitcher />
      </div>
      <nav aria-label={t('shell.nav')} className={css['nav']}>
        {places.map(({ to, icon, label }) => (
          <Link key={to} to={to} className={css['place']} activeProps={{ 'aria-current': 'page' }} {...(isHome && to === '/generate' ? { 'aria-current': 'page' } : {})}>
            <span className={css['placeIcon']}>
              <Icon name={icon} />
            </span>
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className={css['bottom']}>
        <SyncWord />
        <Button className={css['tool'] ?? ''} onPress={palette.open} aria-label={t('shell.searchHint')}>
          <Icon name="search" />
          <span className={css['toolName']}>{t('shell.search')}</span>
        </Button>
        <UserMenu />
      </div>
    </div>
  )
}

function UserMenu() {
  const t = useText(shellMessages)
  const navigate = useNavigate()
  const auth = useActor('auth')
  const palette = usePalette()
  const user = useAuth((snapshot) => snapshot.context.user)
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ') || (user?.email ?? '')
  const act = (id: string) => {
    if (id === 'profile') void navigate({ to: '/settings', search: { section: 'profile' } })
    if (id === 'shortcuts') palette.showShortcuts()
    if (id === 'logout') {
      // To the front page first: the guard of a signed-in screen would lead to the log-in and back to it.
      void navigate({ to: '/' }).then(() => auth.send({ type: 'auth.logout' }))
    }
  }
  return (
    <Menu
      label={t('shell.you')}
      placement="end top"
      onAction={act}
      trigger={
        <Button className={css['you'] ?? ''} aria-label={t('shell.userMenu', { name })}>
          <Monogram name={name} isRound />
        </Button>
      }
      groups={[
        {
          title: user?.email ?? '',
          items: [
            { id: 'profile', label: t('shell.profile'), icon: 'user' },
            { id: 'shortcuts', label: t('shell.shortcuts'), icon: 'keyboard', keys: '?' },
            { id: 'logout', label: t('shell.logout'), icon: 'logout' },
          ],
        },
      ]}
    />
  )
}
