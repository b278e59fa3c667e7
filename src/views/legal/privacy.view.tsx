/** /privacy-policy: says of this server's optional services what its operator has switched on. */
import { useApp } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { LegalPage } from './legal-page.tsx'
import { legalMessages } from './legal.messages.ts'

/** Where analytics go unless the operator names another host; as the library has it. */
const POSTHOG = 'us.i.posthog.com'

export function PrivacyScreen() {
  const t = useText(legalMessages)
  const { brand, posthog_key, posthog_host, chat_script_url, google_client_id } = useApp().config
  const others = [
    t('legal.othersSites'),
    t('legal.othersWriter'),
    posthog_key === null ? t('legal.analyticsOff') : t('legal.analyticsOn', { host: hostOf(posthog_host) ?? POSTHOG }),
    ...(chat_script_url === null ? [] : [t('legal.chatOn', { host: hostOf(chat_script_url) ?? chat_script_url })]),
    ...(google_client_id === null ? [] : [t('legal.googleOn')]),
  ]
  return (
    <LegalPage
      title="legal.privacy"
      lead="legal.privacyLead"
      sections={[
        { head: 'legal.who', body: [t('legal.whoBody', { brand })] },
        { head: 'legal.kept', body: [t('legal.keptYou'), t('legal.keptWork'), t('legal.keptBrowser')] },
        { head: 'legal.cookies', body: [t('legal.cookiesBody')] },
        { head: 'legal.others', body: others },
        { head: 'legal.howLong', body: [t('legal.howLongBody')] },
        { head: 'legal.rights', body: [t('legal.rightsBody')] },
      ]}
    />
  )
}

function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null
}
