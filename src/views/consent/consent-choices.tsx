/** Each outside service that the operator has switched on, with the person's own switch: in the settings and on the privacy page. */
import { useApp } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { useIsTakenOver } from '../taken-over.ts'
import { consentHosts, consentPurposes } from './consent.ts'
import { consentMessages } from './consent.messages.ts'
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
          <label key={purpose} className={css.choice}>
            <input type="checkbox" className={css.box} checked={consent[purpose] === true} onChange={({ target }) => store.set({ [purpose]: target.checked })} />
            <span>
              <strong>{t(`consent.${purpose}Name`)}</strong>
              <br />
              {t(`consent.${purpose}`, { host: hosts[purpose] })}
            </span>
          </label>
        ),
      )}
      {hosts.chat === null ? null : <p className={css.quiet}>{t('consent.chatLater')}</p>}
      {isTakenOver && store.isAskedNotToTrack ? <p className={css.quiet}>{t('consent.signal')}</p> : null}
    </div>
  )
}
