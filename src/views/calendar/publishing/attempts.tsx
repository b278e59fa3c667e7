/** The ledger of one publication: when what was asked of the network, and what came of it. */
import type { PublicationAttempt } from '#core/contract/outbox.contract.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import { useAccounts } from '../../app-context.tsx'
import { useLoad } from '../../data.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { ledgerMessages } from './ledger.messages.ts'
import css from './publishing.module.css'
import { useReportProblem } from './say-problem.ts'

export function Attempts({
  publicationId,
  display,
}: {
  publicationId: string
  display: CalendarDisplay
}) {
  const t = useText(ledgerMessages)
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { status, data, reload } = useLoad(
    'listAttempts',
    accountId === null
      ? null
      : { params: { account_id: accountId, publication_id: publicationId } },
  )
  if (data === null)
    return status === 'failed' ? (
      <p>
        {t('ledger.failed')}{' '}
        <Button size="small" icon="refresh" onPress={reload}>
          {t('ledger.retry')}
        </Button>
      </p>
    ) : (
      <Skeleton height="64px" radius="var(--radius-10)" />
    )
  if (data.attempts.length === 0) return <p>{t('ledger.empty')}</p>
  return (
    <ol className={css.ledger}>
      {data.attempts.map((attempt) => (
        <Attempt key={attempt.number} attempt={attempt} display={display} />
      ))}
    </ol>
  )
}

function Attempt({
  attempt: { at, kind, asked, answer, concluded },
  display,
}: {
  attempt: PublicationAttempt
  display: CalendarDisplay
}) {
  const t = useText(ledgerMessages)
  const say = useReportProblem()
  const { status, text } = answer
  return (
    <li className={css.attempt}>
      <strong>
        {t(`ledger.${kind}`)}
        {' · '}
        {display.format.moment(wallOf(at, display.zone))}
      </strong>
      <span>{say(concluded, t('ledger.other'))}</span>
      <details className={css.raw}>
        <summary dir="ltr">
          {asked} → {status ?? t('ledger.noAnswer')}
        </summary>
        <code dir="ltr">{text}</code>
      </details>
    </li>
  )
}
