/**
 * The other languages. A public page has an address in each; a screen with one address only is
 * reloaded in the language that was chosen. So these are plain links; the choice is remembered,
 * and keeps what follows the `?` and the `#`.
 */
import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { languageNames, languages, type Language } from '#core/contract/call/languages.ts'
import { isEnglishOnly, pathIn } from '#core/public/languages.ts'
import { useApp } from '../context/app-context.tsx'
import css from './language-links.module.css'

export function LanguageLinks({ label }: { label: string }) {
  const { locale, chooseLanguage } = useApp()
  const { pathname } = useLocation()
  if (isEnglishOnly(pathname)) return null
  const choose = (event: MouseEvent<HTMLAnchorElement>, language: Language): void => {
    chooseLanguage(language)
    event.currentTarget.search = window.location.search
    event.currentTarget.hash = window.location.hash
  }
  return (
    <nav aria-label={label} className={css.languages}>
      {languages.map((language) => (
        <a
          key={language}
          href={pathIn(language, pathname)}
          lang={language}
          hrefLang={language}
          aria-current={language === locale ? 'true' : undefined}
          onClick={(event) => choose(event, language)}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  )
}
