/** What came of the way back from the network. */
import { useFailureWords } from '../auth/failure-words.ts'
import { useText } from '../i18n/text.ts'
import { Banner } from '../ui/states.tsx'
import { connectionMessages } from './connection.messages.ts'
import type { Finishing } from './use-connections.ts'

export function FinishedConnection({ finishing }: { finishing: Finishing }) {
  const t = useText(connectionMessages)
  const words = useFailureWords()
  switch (finishing.status) {
    case 'idle':
      return null
    case 'finishing':
      return <Banner>{t('connection.finishing')}</Banner>
    case 'refused':
      return <RefusedConnection error={finishing.error} />
    case 'failed':
      return (
        <Banner tone="danger" title={t('connection.failedTitle')} isAlert>
          {words(finishing.failure)}
        </Banner>
      )
    case 'done': {
      const { network, username } = finishing.connection
      return (
        <Banner tone="success" isAlert>
          {t('connection.done', { network: t(`connection.network.${network}`), username })}
        </Banner>
      )
    }
    default:
      finishing satisfies never
      return null
  }
}

/** RFC 6749, 4.1.2.1: what the network adds to the address instead of a code. */
const refusals = {
  access_denied: 'connection.denied',
  server_error: 'connection.networkDown',
  temporarily_unavailable: 'connection.networkDown',
  invalid_request: 'connection.misconfigured',
  invalid_client: 'connection.misconfigured',
  unauthorized_client: 'connection.misconfigured',
  unsupported_response_type: 'connection.misconfigured',
  invalid_scope: 'connection.misconfigured',
} as const

function RefusedConnection({ error }: { error: string }) {
  const t = useText(connectionMessages)
  const known = Object.entries(refusals).find(([code]) => code === error)?.[1]
  if (known === 'connection.denied') return <Banner isAlert>{t(known)}</Banner>
  return (
    <Banner tone="danger" title={t('connection.failedTitle')} isAlert>
      {t(known ?? 'connection.refusedOtherwise', { error })}
    </Banner>
  )
}
