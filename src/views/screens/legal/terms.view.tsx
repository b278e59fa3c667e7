/** /terms-of-service */
import { useApp } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { LegalPage } from './legal-page.tsx'
import legalMessages from '#locales/en/legal/legal.json' with { type: 'json' }

export function TermsScreen() {
  const t = useText(legalMessages)
  const { brand } = useApp().config
  return (
    <LegalPage
      title="legal.terms"
      lead="legal.termsLead"
      sections={[
        { head: 'legal.service', body: [t('legal.serviceBody', { brand })] },
        { head: 'legal.yours', body: [t('legal.yoursBody')] },
        {
          head: 'legal.duties',
          body: [t('legal.dutiesRights'), t('legal.dutiesTruth'), t('legal.dutiesFair')],
        },
        { head: 'legal.promise', body: [t('legal.promiseBody')] },
        { head: 'legal.end', body: [t('legal.endBody')] },
      ]}
    />
  )
}
