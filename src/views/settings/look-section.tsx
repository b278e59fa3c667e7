/** The four themes, each shown in its own colours. */
import { useApp } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { themeMessages } from '../styles/theme.messages.ts'
import { isTheme, themes } from '../styles/theme.ts'
import { RadioGroup } from '../ui/toggle.tsx'
import { SectionCard } from './section-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './settings.module.css'
import type { Theme } from '../styles/theme.ts'

export function LookSection() {
  const t = useText(settingsMessages)
  const tTheme = useText(themeMessages)
  const { theme } = useApp()
  return (
    <SectionCard title={t('settings.theme')} lead={t('settings.themeLead')}>
      <RadioGroup
        label={t('settings.theme')}
        hideLabel
        look="cards"
        value={theme.value}
        onChange={(id) => isTheme(id) && theme.set(id)}
        options={themes.map((name) => ({ id: name, label: tTheme(`theme.${name}`), hint: tTheme(`theme.${name}.hint`), before: <Sample theme={name} /> }))}
      />
    </SectionCard>
  )
}

/** Carries the theme's attribute itself, so it is drawn from the very tokens it stands for. */
function Sample({ theme }: { theme: Theme }) {
  return (
    <span className={css['themes']} data-theme={theme} aria-hidden="true">
      <span className={css['themeCard']} />
      <span className={css['themeLines']}>
        <span />
        <span />
        <span />
      </span>
    </span>
  )
}
