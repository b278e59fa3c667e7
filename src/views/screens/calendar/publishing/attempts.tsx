/**
 * The ledger of one publication: when what was asked of the network, and what came of it; before
 * it, when publishing the pin failed otherwise.
 */
import type { PublicationAttempt } from '#core/contract/publishing/outbox.contract.ts'
import { failedTries, type FailedTry } from '#core/pins/history/failed-tries.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import { useAccounts, usePins } from '../../../kit/context/app-context.tsx'
import { useLoad } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Skeleton } from '../../../kit/ui/states.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import ledgerMessages from '#locales/en/calendar/ledger.json' with { type: 'json' }
import css from './publishing.module.css'
import { useReportProblem } from './report-problem.ts'

export function Attempts({
  pinId,
  publicationId,
  display,
}: {
  pinId: string
  publicationId: string
  display: CalendarDisplay
}) {
  const t = useText(ledgerMessages)
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const history = usePins((snapshot) => snapshot.context.history)
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
  const tries = failedTries(history, pinId).filter(
    (one) => data.attempts.length === 0 || one.publicationId !== publicationId,
  )
  if (data.attempts.length + tries.length === 0) return <p>{t('ledger.empty')}</p>
  return (
    <ol className={css.ledger}>
      {tries.map((one) => (
        <NotPublished key={`${one.publicationId} ${one.at}`} failed={one} display={display} />
      ))}
      {data.attempts.map((attempt) => (
        <Attempt key={attempt.number} attempt={attempt} display={display} />
      ))}
    </ol>
  )
}

function NotPublished({
  failed: { at, problem },
  display,
}: {
  failed: FailedTry
  display: CalendarDisplay
}) {
  const t = useText(ledgerMessages)
  const say = useReportProblem()
  return (
    <li className={css.attempt}>
      <strong>
        {t('ledger.notPublished')}
        {' · '}
        {display.format.moment(wallOf(at, display.zone))}
      </strong>
      <span>{say(problem, t('ledger.other'))}</span>
    </li>
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
