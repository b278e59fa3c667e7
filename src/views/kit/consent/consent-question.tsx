/**
 * A small question at the lower edge, on every page and outside the design-system provider. It
 * takes nothing away and no focus; both answers weigh the same; until there is one, nothing is
 * loaded.
 */
import { useId } from 'react'
import { hrefIn } from '#core/public/languages.ts'
import { useApp } from '../context/app-context.tsx'
import { useText } from '../i18n/text.ts'
import { consentHosts, undecided } from './consent.ts'
import consentMessages from '#locales/en/kit/consent.json' with { type: 'json' }
import css from './consent-question.module.css'
import { useConsent } from './use-consent.ts'

export function ConsentQuestion() {
  const t = useText(consentMessages)
  const id = useId()
  const { store } = useConsent()
  const { config, locale } = useApp()
  const hosts = consentHosts(config)
  const asked = undecided(hosts, store)
  if (asked.length === 0) return null
  const answer = (isAllowed: boolean): void => {
    // The pressed button goes: keyboard focus goes on at the page's heading.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    store.set(Object.fromEntries(asked.map((purpose) => [purpose, isAllowed])))
  }
  return (
    <section aria-labelledby={id} className={css.question}>
      <h2 id={id} className={css.title}>
        {t('consent.title')}
      </h2>
      <ul className={css.purposes}>
        {asked.map((purpose) => (
          <li key={purpose}>{t(`consent.${purpose}`, { host: hosts[purpose] ?? '' })}</li>
        ))}
      </ul>
      <p className={css.quiet}>{t('consent.without')}</p>
      <div className={css.answers}>
        <button type="button" className={css.answer} onClick={() => answer(true)}>
          {t('consent.allow')}
        </button>
        <button type="button" className={css.answer} onClick={() => answer(false)}>
          {t('consent.refuse')}
        </button>
        {asked.length > 1 ? (
          <a href={hrefIn(locale, '/privacy-policy#outside-services')} className={css.more}>
            {t('consent.more')}
          </a>
        ) : null}
      </div>
    </section>
  )
}
