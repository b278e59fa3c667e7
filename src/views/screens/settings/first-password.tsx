/**
 * For people who have no password: the first one is set by the link in a mail, so that an open
 * session alone is not enough. Until then the email can't be changed either.
 */
import { useState } from 'react'
import { useApp } from '../../kit/context/app-context.tsx'
import { useSend } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { FormFailure, SectionCard } from './section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }

export function FirstPassword({ email }: { email: string }) {
  const t = useText(settingsMessages)
  const { config } = useApp()
  const { send, busy, failure } = useSend()
  const [isSent, setSent] = useState(false)
  const request = async () => {
    const outcome = await send('requestReset', { body: { email } })
    setSent(outcome.ok)
  }
  return (
    <>
      <SectionCard
        title={t('settings.email')}
        lead={`${t('settings.emailNow', { email })} ${t('settings.emailNeedsPassword')}`}
      />
      <SectionCard
        title={t('settings.password')}
        lead={t('settings.passwordNone')}
        aside={
          <Button size="small" isBusy={busy !== null} onPress={() => void request()}>
            {t('settings.passwordLink')}
          </Button>
        }
      >
        <FormFailure failure={failure} />
        {isSent ? (
          <Banner tone="success" isAlert>
            {t(
              config.mail_stays_here ? 'settings.passwordLinkStays' : 'settings.passwordLinkSent',
              {
                email,
              },
            )}
          </Banner>
        ) : null}
      </SectionCard>
    </>
  )
}
