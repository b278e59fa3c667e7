/**
 * Each outside service that the operator has switched on, with the person's own switch: in the
 * settings and on the privacy page. Buttons, for what is pressed before the application has started
 * is pressed again when it has (src/main/page/starter.ts).
 */
import { useApp } from '../context/app-context.tsx'
import { useText } from '../i18n/text.ts'
import { useIsTakenOver } from '../context/taken-over.ts'
import { consentHosts, consentPurposes } from './consent.ts'
import consentMessages from '#locales/en/kit/consent.json' with { type: 'json' }
import css from './consent-choices.module.css'
import { useConsent } from './use-consent.ts'

/** Whether there is anything to choose. */
export function useHasConsentChoices(): boolean {
  const hosts = consentHosts(useApp().config)
  return consentPurposes.some((purpose) => hosts[purpose] !== null)
}

export function ConsentChoices() {
  const t = useText(consentMessages)
  const isTakenOver = useIsTakenOver()
  const { consent, store } = useConsent()
  const hosts = consentHosts(useApp().config)
  return (
    <div className={css.choices}>
      {consentPurposes.map((purpose) =>
        hosts[purpose] === null ? null : (
          <button
            key={purpose}
            type="button"
            role="switch"
            aria-checked={consent[purpose] === true}
            className={css.choice}
            onClick={() => store.set({ [purpose]: consent[purpose] !== true })}
          >
            <span className={css.track} aria-hidden="true" />
            <span>
              <strong>{t(`consent.${purpose}Name`)}</strong>
              <br />
              {t(`consent.${purpose}`, { host: hosts[purpose] })}
            </span>
          </button>
        ),
      )}
      {hosts.chat === null ? null : <p className={css.quiet}>{t('consent.chatLater')}</p>}
      {isTakenOver && store.isAskedNotToTrack ? (
        <p className={css.quiet}>{t('consent.signal')}</p>
      ) : null}
    </div>
  )
}
