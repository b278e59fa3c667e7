/**
 * The slim rail at the start side (a bar below on phones): account, the screens that are built,
 * search, sync in a word, and you.
 */
import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from 'react-aria-components/Button'
import { useActor, useActorIfAny, useAuth } from '../../kit/context/app-context.tsx'
import { useHistoryPanel } from '../../pins/history/history-context.ts'
import { UndoButtons } from '../../pins/history/undo/undo-buttons.tsx'
import { useUndo } from '../../pins/history/undo/use-undo.ts'
import { useText } from '../../kit/i18n/text.ts'
import { usePalette } from '../../kit/context/palette-context.ts'
import { joined } from '../../kit/ui/class-names.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import { keyShortcuts } from '../../kit/ui/keys/key-shortcuts.ts'
import { useMedia } from '../../kit/ui/use-media.ts'
import { Menu, type MenuEntry, type MenuGroup } from '../../kit/ui/overlays/menu.tsx'
import { AccountSwitcher } from './account/account-switcher.tsx'
import { Monogram } from '../../kit/screen/monogram.tsx'
import shellMessages from '#locales/en/app/shell.json' with { type: 'json' }
import { SyncWord } from '../../pins/sync/sync-status.tsx'
import css from './rail.module.css'

const places = [
  { to: '/generate', icon: 'generate', label: 'shell.generate' },
  { to: '/drafts', icon: 'drafts', label: 'shell.drafts' },
  { to: '/calendar', icon: 'calendar', label: 'shell.calendar' },
  { to: '/results', icon: 'results', label: 'shell.results' },
  { to: '/templates', icon: 'grid', label: 'shell.templates' },
  { to: '/settings', icon: 'settings', label: 'shell.settings' },
] as const

/** `--ds-md`: from this width the rail is at the side. */
const WIDE = '(min-width: 48rem)'

interface RailProps {
  /** The address is `/`, which is Generate for the signed-in. */
  readonly isHome: boolean
  /** The screen has its own undo buttons, not for pins. */
  readonly hasOwnUndo: boolean
}

export function Rail({ isHome, hasOwnUndo }: RailProps) {
  const t = useText(shellMessages)
  const palette = usePalette()
  const history = useHistoryPanel()
  const hasPins = useActorIfAny('pins') !== null
  return (
    <div className={css['rail']}>
      <div className={css['top']}>
        <AccountSwitcher />
      </div>
      <nav aria-label={t('shell.nav')} className={css['nav']}>
        {places.map(({ to, icon, label }) => (
          <Link
            key={to}
            to={to}
            className={css['place']}
            activeProps={{ 'aria-current': 'page' }}
            {...(isHome && to === '/generate' ? { 'aria-current': 'page' } : {})}
          >
            <span className={css['placeIcon']}>
              <Icon name={icon} />
            </span>
            <span className={css['placeName']}>{t(label)}</span>
          </Link>
        ))}
      </nav>
      <div className={css['bottom']}>
        <SyncWord />
        {hasPins && !hasOwnUndo ? <UndoButtons className={css['wide']} /> : null}
        <Button
          className={joined(css['tool'], css['wideTool'])}
          onPress={history.open}
          ref={keyShortcuts('H')}
        >
          <Icon name="history" />
          {t('shell.history')}
        </Button>
        <Button
          className={css['tool'] ?? ''}
          onPress={palette.open}
          aria-label={t('shell.searchHint')}
        >
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
  const changes = useChangesGroup()
  const isWide = useMedia(WIDE)
  const act = (id: string) => {
    changes.act(id)
    if (id === 'profile') void navigate({ to: '/settings', search: { section: 'profile' } })
    if (id === 'shortcuts') palette.showShortcuts()
    if (id === 'logout') {
      // To the front page first: the guard of a signed-in screen would lead to the log-in and back
      // to it.
      void navigate({ to: '/' }).then(() => auth.send({ type: 'auth.logout' }))
    }
  }
  return (
    <Menu
      label={t('shell.you')}
      // On phones the button is in the head: the menu hangs below it.
      placement={isWide ? 'end top' : 'bottom end'}
      onAction={act}
      trigger={
        <Button className={css['you'] ?? ''} aria-label={t('shell.userMenu', { name })}>
          <Monogram name={name} isRound />
        </Button>
      }
      groups={[
        changes.group,
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

/** On phones the only place of undo and history. */
function useChangesGroup(): { group: MenuGroup; act: (id: string) => void } {
  const t = useText(shellMessages)
  const history = useHistoryPanel()
  const { undo, redo } = useUndo()
  const entry = (
    id: 'undo' | 'redo',
    { next }: { next: string | null },
    keys: string,
  ): MenuEntry => ({
    id,
    label: t(`shell.${id}`),
    icon: id,
    keys,
    isDisabled: next === null,
    ...(next !== null && { hint: next }),
  })
  const acts: Readonly<Record<string, () => void>> = {
    undo: undo.run,
    redo: redo.run,
    history: history.open,
  }
  return {
    group: {
      title: t('shell.changes'),
      items: [
        entry('undo', undo, 'Ctrl+Z'),
        entry('redo', redo, 'Ctrl+Shift+Z'),
        { id: 'history', label: t('shell.history'), icon: 'history', keys: 'H' },
      ],
    },
    act: (id) => acts[id]?.(),
  }
}
