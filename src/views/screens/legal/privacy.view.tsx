/** /privacy-policy: says of this server's optional services what its operator has switched on. */
import { useApp } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { ConsentChoices, useHasConsentChoices } from '../../kit/consent/consent-choices.tsx'
import { consentHosts } from '../../kit/consent/consent.ts'
import consentMessages from '#locales/en/kit/consent.json' with { type: 'json' }
import css from './legal-page.module.css'
import { LegalPage } from './legal-page.tsx'
import legalMessages from '#locales/en/legal/legal.json' with { type: 'json' }

export function PrivacyScreen() {
  const t = useText(legalMessages)
  const { config } = useApp()
  const { brand, google_client_id, plans } = config
  const { analytics, chat } = consentHosts(config)
  const others = [
    t('legal.othersSites'),
    t('legal.othersWriter'),
    analytics === null ? t('legal.analyticsOff') : t('legal.analyticsOn', { host: analytics }),
    ...(chat === null ? [] : [t('legal.chatOn', { host: chat })]),
    ...(plans.some(({ is_paid }) => is_paid) ? [t('legal.paymentsOn')] : []),
    ...(google_client_id === null ? [] : [t('legal.googleOn')]),
  ]
  return (
    <LegalPage
      title="legal.privacy"
      lead="legal.privacyLead"
      sections={[
        { head: 'legal.who', body: [t('legal.whoBody', { brand })] },
        {
          head: 'legal.kept',
          body: [t('legal.keptYou'), t('legal.keptWork'), t('legal.keptBrowser')],
        },
        { head: 'legal.cookies', body: [t('legal.cookiesBody')] },
        { head: 'legal.others', body: others },
        { head: 'legal.howLong', body: [t('legal.howLongBody')] },
        { head: 'legal.rights', body: [t('legal.rightsBody')] },
      ]}
    >
      <OutsideServices />
    </LegalPage>
  )
}

/** Where the question's "choose one by one" leads. */
function OutsideServices() {
  const t = useText(consentMessages)
  if (!useHasConsentChoices()) return null
  return (
    <section id="outside-services" className={css.section}>
      <h2 className={css.head}>{t('consent.choices')}</h2>
      <p>{t('consent.choicesLead')}</p>
      <ConsentChoices />
    </section>
  )
}
