/**
 * The language of the studio. Its words come with the page, so choosing one reloads the page:
 * nothing that was made is in it.
 */
import { isLanguage, languageNames, languages } from '#core/contract/call/languages.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { RadioGroup } from '../../kit/ui/fields/toggle.tsx'
import { SectionCard } from './section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }

export function LanguageChoice() {
  const t = useText(settingsMessages)
  const { locale, chooseLanguage } = useApp()
  const choose = (id: string) => {
    if (!isLanguage(id)) return
    chooseLanguage(id)
    window.location.reload()
  }
  return (
    <SectionCard title={t('settings.language')} lead={t('settings.languageLead')}>
      <RadioGroup
        label={t('settings.language')}
        hideLabel
        value={locale}
        onChange={choose}
        options={languages.map((id) => ({ id, label: languageNames[id] }))}
      />
    </SectionCard>
  )
}
