/**
 * The language; the themes, each shown in its own colours, and the choice that follows the system.
 */
import { useApp } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import themeMessages from '#locales/en/kit/theme.json' with { type: 'json' }
import { isThemeChoice, themeChoices } from '../../kit/styles/theme.ts'
import { RadioGroup } from '../../kit/ui/fields/toggle.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { SectionCard } from './section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import look from './look.module.css'
import type { Theme } from '../../kit/styles/theme.ts'

export function LookSection() {
  const t = useText(settingsMessages)
  const tTheme = useText(themeMessages)
  const { theme } = useApp()
  return (
    <>
      <LanguageChoice />
      <SectionCard title={t('settings.theme')} lead={t('settings.themeLead')}>
        <RadioGroup
          label={t('settings.theme')}
          hideLabel
          look="cards"
          value={theme.choice}
          onChange={(id) => isThemeChoice(id) && theme.set(id)}
          options={themeChoices.map((name) => ({
            id: name,
            label: tTheme(`theme.${name}`),
            hint: tTheme(`theme.${name}.hint`),
            before: name === 'system' ? <DayAndNight /> : <Sample theme={name} />,
          }))}
        />
      </SectionCard>
    </>
  )
}

function DayAndNight() {
  return (
    <span className={look['dayAndNight']}>
      <Sample theme="light" />
      <Sample theme="dark-experimental" />
    </span>
  )
}

/** Carries the theme's attribute itself, so it is drawn from the very tokens it represents. */
function Sample({ theme }: { theme: Theme }) {
  return (
    <span className={look['themes']} data-theme={theme} aria-hidden="true">
      <span className={look['themeCard']} />
      <span className={look['themeLines']}>
        <span />
        <span />
        <span />
      </span>
    </span>
  )
}
