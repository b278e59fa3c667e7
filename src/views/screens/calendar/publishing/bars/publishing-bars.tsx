/** What keeps the account's pins from going out by themselves, and what to do about it. */
import type { Connection } from '#core/contract/account/connections.contract.ts'
import { useAccounts } from '../../../../kit/context/app-context.tsx'
import { useSend } from '../../../../kit/context/data.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../../../kit/ui/button.tsx'
import { Banner } from '../../../../kit/ui/states.tsx'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import publishingBarsMessages from '#locales/en/calendar/publishing-bars.json' with { type: 'json' }
import { useReportProblem } from '../report-problem.ts'
import type { Publishing } from '../use-publishing.ts'

const ACCOUNTS = '/settings?section=accounts'

export function ConnectionBar({ publishing }: { publishing: Publishing }) {
  const t = useText(publishingBarsMessages)
  const { connection, outbox } = publishing
  if (connection === 'unknown') return null
  if (connection === 'none')
    return (
      <Banner
        action={
          <LinkButton size="small" icon="link" href={ACCOUNTS}>
            {t('publishing.connect')}
          </LinkButton>
        }
      >
        {t('publishing.notConnected')}
      </Banner>
    )
  if (connection.state === 'lost') return <LostBar connection={connection} />
  return outbox?.problem == null ? null : <ProblemBar publishing={publishing} />
}

function LostBar({ connection }: { connection: Connection }) {
  const t = useText(publishingBarsMessages)
  const words = useText(publishingMessages)
  return (
    <Banner
      tone="danger"
      title={t('publishing.lost', { network: words(`publishing.network.${connection.network}`) })}
      action={
        <LinkButton size="small" icon="link" href={ACCOUNTS}>
          {t('publishing.connectAgain')}
        </LinkButton>
      }
    >
      {t('publishing.planKept')}
    </Banner>
  )
}

function ProblemBar({ publishing: { outbox, reload } }: { publishing: Publishing }) {
  const t = useText(publishingBarsMessages)
  const say = useReportProblem()
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { send, busy, failure } = useSend()
  const problem = outbox?.problem
  if (problem == null || accountId === null) return null
  const resume = async () => {
    const outcome = await send('resumeOutbox', { params: { account_id: accountId } })
    if (outcome.ok) reload()
  }
  return (
    <Banner
      tone="danger"
      title={t('publishing.stopped')}
      action={
        <>
          <LinkButton size="small" icon="settings" href={ACCOUNTS}>
            {t('publishing.account')}
          </LinkButton>{' '}
          <Button size="small" icon="refresh" isBusy={busy !== null} onPress={() => void resume()}>
            {t('publishing.sendAgain')}
          </Button>
        </>
      }
    >
      {failure?.message ?? say(problem, t('publishing.planKept'))}
    </Banner>
  )
}
