/** Ctrl+K: everything that can be done, by typing a part of its name. */
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { useAccounts, useActor, useApp } from '../../kit/context/app-context.tsx'
import { useHistoryPanel } from '../../pins/history/history-context.ts'
import { useUndo } from '../../pins/history/undo/use-undo.ts'
import { useText } from '../../kit/i18n/text.ts'
import { AccountDialog } from '../../kit/account/account-dialog.tsx'
import { themeChoices } from '../../kit/styles/theme.ts'
import themeMessages from '#locales/en/kit/theme.json' with { type: 'json' }
import { Icon } from '../../kit/ui/icon.tsx'
import { toggleInspector } from '../../kit/ui/inspector-event.ts'
import { Kbd } from '../../kit/ui/keys/kbd.tsx'
import { useOverlay } from '../../kit/ui/overlays/use-overlay.ts'
import paletteMessages from '#locales/en/app/palette.json' with { type: 'json' }
import { usePalette } from '../../kit/context/palette-context.ts'
import css from './command-palette.module.css'
import menu from '../../kit/ui/overlays/menu.module.css'
import type { Command } from '../../kit/context/palette-context.ts'

interface CommandGroup {
  readonly title: string
  readonly commands: readonly Command[]
}

export function CommandPalette() {
  const t = useText(paletteMessages)
  const palette = usePalette()
  const [isCreating, setCreating] = useState(false)
  useOverlay({ isOpen: palette.isOpen, onClose: palette.close })
  return (
    <>
      <ModalOverlay
        isOpen={palette.isOpen}
        onOpenChange={(isOpen) => !isOpen && palette.close()}
        isDismissable
        className={css['veil'] ?? ''}
      >
        <Modal className={css['box'] ?? ''}>
          <Dialog aria-label={t('palette.title')} className={css['inside'] ?? ''}>
            <Finder onCreate={() => setCreating(true)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
      <AccountDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}

function Finder({ onCreate }: { onCreate: () => void }) {
  const t = useText(paletteMessages)
  const palette = usePalette()
  const [typed, setTyped] = useState('')
  const pins = usePinSearch(typed.trim())
  const groups = [...useGroups(onCreate), ...pins]
  const { contains } = useFilter({ sensitivity: 'base' })
  const run = (id: string) => {
    palette.close()
    groups
      .flatMap((group) => group.commands)
      .find((command) => command.id === id)
      ?.run()
  }
  return (
    <Autocomplete
      filter={(text, sought) => contains(text, sought.trim())}
      inputValue={typed}
      onInputChange={setTyped}
    >
      <SearchField aria-label={t('palette.title')} autoFocus className={css['search'] ?? ''}>
        <Icon name="search" />
        <Input placeholder={t('palette.placeholder')} className={css['input'] ?? ''} />
        <Kbd keys="Esc" />
      </SearchField>
      {/* The menu itself never takes the focus (it stays in the field), so what scrolls must be reachable by itself. */}
      <div className={css['scroller']} tabIndex={0} role="group" aria-label={t('palette.results')}>
        <Menu
          className={css['list'] ?? ''}
          aria-label={t('palette.title')}
          onAction={(key) => run(String(key))}
          renderEmptyState={() => <p className={menu['empty']}>{t('palette.empty')}</p>}
        >
          {groups.map((group) => (
            <MenuSection key={group.title} className={menu['section'] ?? ''}>
              <Header className={menu['header'] ?? ''}>{group.title}</Header>
              {group.commands.map((command) => (
                <MenuItem
                  key={command.id}
                  id={command.id}
                  textValue={command.label}
                  className={menu['item'] ?? ''}
                >
                  <Icon name={command.icon ?? 'arrowEnd'} />
                  <span className={menu['words']}>{command.label}</span>
                  {command.keys ? <Kbd keys={command.keys} /> : null}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </div>
    </Autocomplete>
  )
}

function useGroups(onCreate: () => void): readonly CommandGroup[] {
  const t = useText(paletteMessages)
  const tTheme = useText(themeMessages)
  const { theme, config } = useApp()
  const palette = usePalette()
  const navigate = useNavigate()
  const auth = useActor('auth')
  const screens = useScreens()
  const changes = useChanges()
  const groups: CommandGroup[] = [
    { title: t('palette.here'), commands: palette.commands },
    { title: t('palette.changes'), commands: changes },
    { title: t('palette.go'), commands: screens },
    { title: t('palette.accounts'), commands: useAccountCommands(onCreate) },
    {
      title: t('palette.look'),
      commands: themeChoices.map((name): Command => ({
        id: `theme.${name}`,
        label: t('palette.theme', { name: tTheme(`theme.${name}`) }),
        icon: 'sun',
        run: () => theme.set(name),
      })),
    },
    {
      title: t('palette.you'),
      commands: [
        {
          id: 'you.shortcuts',
          label: t('palette.shortcuts'),
          icon: 'keyboard',
          keys: '?',
          run: palette.showShortcuts,
        },
        ...(config.inspector
          ? [
              {
                id: 'you.inspector',
                label: t('palette.inspector'),
                icon: 'eye' as const,
                keys: 'Ctrl+.',
                run: toggleInspector,
              },
            ]
          : []),
        {
          id: 'you.logout',
          label: t('palette.logout'),
          icon: 'logout',
          run: () => void navigate({ to: '/' }).then(() => auth.send({ type: 'auth.logout' })),
        },
      ],
    },
  ]
  return groups.filter((group) => group.commands.length > 0)
}

function useAccountCommands(onCreate: () => void): Command[] {
  const t = useText(paletteMessages)
  const accounts = useActor('accounts')
  const all = useAccounts((snapshot) => snapshot.context.accounts)
  const selected = useAccounts((snapshot) => snapshot.context.selectedAccount)
  const others = all.filter(({ id }) => id !== selected?.id)
  return [
    ...others.map(({ id, name }): Command => ({
      id: `account.${id}`,
      label: name,
      icon: 'switch',
      run: () => accounts.send({ type: 'accounts.select', id }),
    })),
    { id: 'account.new', label: t('palette.newAccount'), icon: 'plus', run: onCreate },
  ]
}

/** The screens that one can go to. */
function useScreens(): Command[] {
  const t = useText(paletteMessages)
  const navigate = useNavigate()
  const section = (name: 'accounts' | 'brand' | 'services') => () =>
    void navigate({ to: '/settings', search: { section: name } })
  return [
    {
      id: 'go.generate',
      label: t('palette.generate'),
      icon: 'generate',
      run: () => void navigate({ to: '/generate' }),
    },
    {
      id: 'go.drafts',
      label: t('palette.drafts'),
      icon: 'drafts',
      run: () => void navigate({ to: '/drafts' }),
    },
    {
      id: 'go.calendar',
      label: t('palette.calendar'),
      icon: 'calendar',
      run: () => void navigate({ to: '/calendar' }),
    },
    {
      id: 'go.automations',
      label: t('palette.automations'),
      icon: 'refresh',
      run: () => void navigate({ to: '/automations' }),
    },
    {
      id: 'go.templates',
      label: t('palette.templates'),
      icon: 'grid',
      run: () => void navigate({ to: '/templates' }),
    },
    {
      id: 'go.settings',
      label: t('palette.settings'),
      icon: 'settings',
      run: () => void navigate({ to: '/settings' }),
    },
    { id: 'go.brand', label: t('palette.brand'), icon: 'palette', run: section('brand') },
    { id: 'go.accounts', label: t('palette.boards'), icon: 'board', run: section('accounts') },
    { id: 'go.services', label: t('palette.services'), icon: 'info', run: section('services') },
  ]
}

/** As many letters as the search of the drafts takes. */
const MAX_QUERY_LENGTH = 200

/** What is typed may also be words of a pin: they are looked for in all drafts. */
function usePinSearch(words: string): CommandGroup[] {
  const t = useText(paletteMessages)
  const navigate = useNavigate()
  const run = () =>
    void navigate({ to: '/drafts', search: { q: words.slice(0, MAX_QUERY_LENGTH) } })
  return words === ''
    ? []
    : [
        {
          title: t('palette.pins'),
          commands: [
            { id: 'pins.find', label: t('palette.findPins', { words }), icon: 'search', run },
          ],
        },
      ]
}

function useChanges(): Command[] {
  const t = useText(paletteMessages)
  const history = useHistoryPanel()
  const { undo, redo } = useUndo()
  const pins = useActor('pins')
  return [
    ...(undo.next === null
      ? []
      : [
          {
            id: 'changes.undo',
            label: t('palette.undo'),
            icon: 'undo' as const,
            keys: 'Ctrl+Z',
            run: undo.run,
          },
        ]),
    ...(redo.next === null
      ? []
      : [
          {
            id: 'changes.redo',
            label: t('palette.redo'),
            icon: 'redo' as const,
            keys: 'Ctrl+Shift+Z',
            run: redo.run,
          },
        ]),
    {
      id: 'changes.fetch',
      label: t('palette.fetch'),
      icon: 'refresh' as const,
      run: () => pins.send({ type: 'pins.retry' }),
    },
    {
      id: 'changes.history',
      label: t('palette.history'),
      icon: 'history' as const,
      keys: 'H',
      run: history.open,
    },
  ]
}
