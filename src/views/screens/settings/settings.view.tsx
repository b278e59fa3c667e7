/**
 * /settings: its parts beside each other, one shown at a time; `?section=` names it, so that each
 * can be linked to.
 */
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useText } from '../../kit/i18n/text.ts'
import { useCommands } from '../../kit/context/palette-context.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { AccountsSection } from './connections/accounts-section.tsx'
import { BrandSection } from './brand/brand-section.tsx'
import { DataSection } from './data-section.tsx'
import { LookSection } from './look-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ServicesSection } from './services/services-section.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import { settingsSearch, settingsSections } from './settings-sections.ts'
import css from './settings.module.css'
import type { ComponentType } from 'react'
import type { SettingsSection } from './settings-sections.ts'

const parts: Record<SettingsSection, ComponentType> = {
  profile: ProfileSection,
  accounts: AccountsSection,
  brand: BrandSection,
  look: LookSection,
  services: ServicesSection,
  data: DataSection,
}

export function SettingsScreen() {
  const t = useText(settingsMessages)
  const { section = 'profile' } = settingsSearch(useSearch({ strict: false }))
  const Part = parts[section]
  useSectionCommands()
  return (
    <Screen title={t('settings.title')}>
      <div className={css['settings']}>
        <nav aria-label={t('settings.nav')} className={css['nav']}>
          {settingsSections.map((name) => (
            <Link
              key={name}
              to="/settings"
              search={{ section: name }}
              className={css['navItem']}
              aria-current={name === section ? 'page' : undefined}
              resetScroll={false}
              ref={name === section ? showWhole : undefined}
            >
              {t(`settings.${name}`)}
            </Link>
          ))}
        </nav>
        <div className={css['parts']}>
          <Part />
        </div>
      </div>
    </Screen>
  )
}

/** Every part by name in the palette, while the settings are open. */
function useSectionCommands(): void {
  const t = useText(settingsMessages)
  const navigate = useNavigate()
  const commands = useMemo(
    () =>
      settingsSections.map((name) => ({
        id: `settings.${name}`,
        label: t(`settings.${name}`),
        run: () => void navigate({ to: '/settings', search: { section: name } }),
      })),
    [t, navigate],
  )
  useCommands(commands)
}

/** On phones the parts are in one line that scrolls: the present one is brought into sight. */
function showWhole(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
