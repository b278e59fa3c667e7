/**
 * What became of the pins that went out: the account by day, what saves and clicks have in common,
 * and every pin.
 */
import { useEffect } from 'react'
import { useAccounts, useEnvironment } from '../../kit/context/app-context.tsx'
import { type Load, useLoad, useSend } from '../../kit/context/data.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../kit/ui/states.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import type { Results } from '#core/contract/publishing/results.contract.ts'
import { AccountFigures } from './account/account-figures.tsx'
import { PinResults } from './pin-results.tsx'
import { ResultNotices } from './result-notices.tsx'
import css from './results.module.css'
import resultsMessages from '#locales/en/results/results.json' with { type: 'json' }
import { useFirstFigures } from './use-first-figures.ts'

export function ResultsScreen() {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  return accountId === null ? null : <AccountResults key={accountId} accountId={accountId} />
}

/** Between an answer and the next request while the server collects figures. ms */
const COLLECTING_INTERVAL_MS = 5_000

/** Asks again until the figures are collected, but not while the page is hidden. */
function useReloadWhileCollecting({ data, status, reload }: Load<Results>): void {
  const isVisible = useEnvironment((snapshot) => snapshot.context.visible)
  const isWaiting = data?.is_reading === true && status !== 'loading' && isVisible
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(reload, COLLECTING_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, reload])
}

function AccountResults({ accountId }: { accountId: string }) {
  const t = useText(resultsMessages)
  const loaded = useLoad('getResults', { params: { account_id: accountId } })
  useReloadWhileCollecting(loaded)
  const isAwaited = useFirstFigures(accountId, loaded.data, loaded.replace)
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const { data: results } = loaded
  if (results === null)
    return (
      <Screen title={t('results.title')} width="wide">
        {loaded.status === 'failed' ? (
          <ErrorState
            title={isOnline ? t('results.failed') : t('results.offline')}
            requestId={loaded.failure.requestId}
            onRetry={loaded.reload}
          >
            {isOnline ? loaded.failure.message : t('results.offlineWords')}
          </ErrorState>
        ) : (
          <ResultsSkeleton />
        )}
      </Screen>
    )
  return (
    <Screen
      title={t('results.title')}
      lead={<ReadAt results={results} />}
      width="wide"
      actions={
        results.connection === 'connected' ? (
          <ReadAgain accountId={accountId} results={results} onRead={loaded.replace} />
        ) : undefined
      }
    >
      <Content {...{ accountId, results, isAwaited }} />
    </Screen>
  )
}

function Content({
  accountId,
  results,
  isAwaited,
}: {
  accountId: string
  results: Results
  isAwaited: boolean
}) {
  const t = useText(resultsMessages)
  const hasFigures = results.days.length > 0 || results.pin_count > 0
  if (!hasFigures && results.connection === 'none')
    return (
      <EmptyState
        icon="results"
        title={t('results.notConnected')}
        action={
          <LinkButton variant="primary" href="/settings?section=accounts">
            {t('results.connect')}
          </LinkButton>
        }
      >
        {t('results.notConnectedWords')}
      </EmptyState>
    )
  return (
    <>
      <ResultNotices results={results} />
      {hasFigures ? (
        <>
          <AccountFigures days={results.days} />
          <PinResults
            accountId={accountId}
            version={results.read_at ?? 0}
            zone={results.zone}
            isAwaited={isAwaited}
          />
        </>
      ) : (
        <EmptyState icon="results" title={t('results.none')}>
          {t('results.noneWords')}
        </EmptyState>
      )}
    </>
  )
}

function ReadAt({ results: { read_at, network } }: { results: Results }) {
  const t = useText(resultsMessages)
  const format = useFormat()
  if (network === null) return t('results.lead')
  return read_at === null
    ? t('results.notRead')
    : t('results.readAt', { at: format.moment(read_at) })
}

function ReadAgain({
  accountId,
  results,
  onRead,
}: {
  accountId: string
  results: Results
  onRead: (results: Results) => void
}) {
  const t = useText(resultsMessages)
  const toast = useToast()
  const { send, busy } = useSend()
  const read = async (): Promise<void> => {
    const outcome = await send('readResults', { params: { account_id: accountId } })
    if (!outcome.ok)
      return toast({ text: outcome.failure.message, requestId: outcome.failure.requestId })
    onRead(outcome.answer)
    toast({ text: outcome.answer.is_reading ? t('results.stillReading') : t('results.isRead') })
  }
  return (
    <Button icon="refresh" isBusy={busy !== null || results.is_reading} onPress={() => void read()}>
      {results.is_reading ? t('results.reading') : t('results.read')}
    </Button>
  )
}

function ResultsSkeleton() {
  const t = useText(resultsMessages)
  return (
    <Loading label={t('results.loading')} className={css.stack ?? ''}>
      <div className={css.tiles}>
        {[1, 2, 3].map((tile) => (
          <Skeleton key={tile} height="112px" radius="var(--radius-16)" />
        ))}
      </div>
      <Skeleton height="240px" radius="var(--radius-16)" />
      <Skeleton height="360px" radius="var(--radius-16)" />
    </Loading>
  )
}
