/** What came of the way back from the network. */
import { useSelector } from '@xstate/react'
import { unscheduledDrafts } from '#core/pins/pin-schedule.ts'
import { usePins } from '../../../kit/context/app-context.tsx'
import { useFailureWords } from '../../../kit/forms/failure-words.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Actors } from '../../../../machines/app/actors.ts'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }

export function FinishedConnection({ actor }: { actor: Actors['connection'] }) {
  const t = useText(connectionMessages)
  const words = useFailureWords()
  const snapshot = useSelector(actor, (now) => now)
  const { account, connection, failure, refusal } = snapshot.context
  if (snapshot.hasTag('finishing')) return <Banner>{t('connection.finishing')}</Banner>
  if (snapshot.hasTag('refused') && refusal !== null) return <RefusedConnection error={refusal} />
  if (snapshot.hasTag('failed') && account === null && failure !== null)
    return (
      <Banner tone="danger" title={t('connection.failedTitle')} isAlert>
        {words(failure)}
      </Banner>
    )
  if (!snapshot.hasTag('connected') || connection === null) return null
  const { network, username } = connection
  return (
    <Banner tone="success" isAlert action={<PlanNext accountId={connection.account_id} />}>
      {t(`connection.done.${network}`, { username })}
    </Banner>
  )
}

/** What the connection was made for: the drafts of the account. */
function PlanNext({ accountId }: { accountId: string }) {
  const t = useText(connectionMessages)
  const count = usePins(({ context: { book } }) =>
    book.accountId === accountId ? unscheduledDrafts(book).length : 0,
  )
  if (count === 0) return null
  return (
    <LinkButton size="small" icon="calendar" href="/calendar">
      {t('connection.planNext', { count })}
    </LinkButton>
  )
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
