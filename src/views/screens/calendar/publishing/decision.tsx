/**
 * Asks the person about a pin of which the server could not find out whether it was published: only
 * they can look.
 */
import { useState } from 'react'
import { isByHand } from '#core/by-hand/due-by-hand.ts'
import { useAccounts } from '../../../kit/context/app-context.tsx'
import { useSend } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import css from './publishing.module.css'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import { networkName } from './state-words.tsx'
import type { Publishing } from './use-publishing.ts'

export function Decision({
  publicationId,
  display,
}: {
  publicationId: string
  display: CalendarDisplay
}) {
  const t = useText(publishingMessages)
  const { publishing } = display
  const asked = publishing.asked.find(({ publication_id }) => publication_id === publicationId)
  const [url, setUrl] = useState(asked?.url ?? '')
  const { busy, failure, decide } = useDecision(publicationId, publishing.reload)
  if (asked === undefined) return null
  const network = networkName(display, t)
  return (
    <section className={css.decision} aria-label={t('publishing.asked', { network })}>
      <strong>{t('publishing.asked', { network })}</strong>
      <p>
        {t('publishing.askedWords', { network })}{' '}
        {t(isSending(publishing.connection) ? 'publishing.askedSent' : 'publishing.askedPlanned')}
      </p>
      {asked.url === null ? null : (
        <LinkButton size="small" icon="external" href={asked.url} target="_blank">
          {t('publishing.askedLook')}
        </LinkButton>
      )}
      <TextField
        label={t('publishing.address')}
        type="url"
        value={url}
        onChange={setUrl}
        error={failure?.message ?? null}
      />
      <div className={css.choices}>
        <Button
          isBusy={busy !== null}
          isDisabled={!URL.canParse(url)}
          onPress={() => decide({ decision: 'isThere', url })}
        >
          {t('publishing.isThere')}
        </Button>
        <Button isBusy={busy !== null} onPress={() => decide({ decision: 'isNot' })}>
          {t('publishing.isNot')}
        </Button>
      </div>
    </section>
  )
}

/** Whether the connection sends pins now: a lost or stopped one does not. */
function isSending(connection: Publishing['connection']): boolean {
  if (connection === 'none' || connection === 'unknown') return false
  return connection.state === 'connected' && !isByHand(connection)
}

function useDecision(publicationId: string, onDecided: () => void) {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { send, busy, failure } = useSend()
  const decide = (body: { decision: 'isThere'; url: string } | { decision: 'isNot' }) => {
    if (accountId === null) return
    const params = { account_id: accountId, publication_id: publicationId }
    void send('decidePublication', { params, body }).then((outcome) => {
      if (outcome.ok) onDecided()
    })
  }
  return { busy, failure, decide }
}
