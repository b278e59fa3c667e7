/** The pins of the account: what they have in common, and each of them. */
import { useText } from '../i18n/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { PinGroups } from './groups/pin-groups.tsx'
import { PinTable } from './pin-table.tsx'
import { resultsMessages } from './results.messages.ts'
import { useResultPins } from './use-result-pins.ts'

export function PinResults({ accountId, zone }: { accountId: string; zone: string | null }) {
  const t = useText(resultsMessages)
  const { pins, isDone, failure, retry } = useResultPins(accountId)
  if (failure !== null)
    return (
      <ErrorState title={t('results.pinsFailed')} onRetry={retry}>
        {failure.message}
      </ErrorState>
    )
  if (!isDone)
    return (
      <Loading label={t('results.loadingPins')}>
        <Skeleton height="360px" radius="var(--radius-16)" />
      </Loading>
    )
  if (pins.length === 0)
    return (
      <EmptyState icon="results" title={t('results.noPins')}>
        {t('results.noPinsWords')}
      </EmptyState>
    )
  return (
    <>
      <PinGroups accountId={accountId} pins={pins} zone={zone ?? ownZone()} />
      <PinTable pins={pins} />
    </>
  )
}

/** Until a week is chosen in the calendar, which has a zone. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
