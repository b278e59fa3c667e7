/** This page in the other languages. Each is a page of its own, so these are plain links; the choice is remembered for the studio. */
import { useLocation } from '@tanstack/react-router'
import { isTranslated, languageNames, languages, pathIn } from '#core/public/languages.ts'
import { useApp } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { frontMessages } from './front.messages.ts'
import css from './language-links.module.css'

export function LanguageLinks() {
  const t = useText(frontMessages)
  const { locale, chooseLanguage } = useApp()
  const { pathname } = useLocation()
  if (!isTranslated(pathname)) return null
  return (
    <nav aria-label={t('front.languages')} className={css.languages}>
      {languages.map((language) => (
        <a key={language} href={pathIn(language, pathname)} lang={language} hrefLang={language} aria-current={language === locale ? 'true' : undefined} onClick={() => chooseLanguage(language)}>
          {languageNames[language]}
        </a>
      ))}
    </nav>
  )
}
