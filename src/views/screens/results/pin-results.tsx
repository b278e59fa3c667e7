/** The pins of the account: what they have in common, and each of them. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { ResultPin } from '#core/contract/publishing/results.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../kit/ui/states.tsx'
import { PinGroups } from './groups/pin-groups.tsx'
import { PinTable } from './pin-table.tsx'
import resultsMessages from '#locales/en/results/results.json' with { type: 'json' }
import { useResultPins } from './use-result-pins.ts'

/** `version`: other figures are another one. Those of before stay until all new ones are there. */
export function PinResults({
  accountId,
  version,
  zone,
  isAwaited,
}: {
  accountId: string
  version: number
  zone: string | null
  /** Pins are published whose figures are not here yet. */
  isAwaited: boolean
}) {
  const t = useText(resultsMessages)
  const [pins, setPins] = useState<readonly ResultPin[] | null>(null)
  return (
    <>
      <ReadPins key={version} accountId={accountId} isFirst={pins === null} onRead={setPins} />
      {pins?.length === 0 ? (
        <EmptyState icon="results" title={t(isAwaited ? 'results.awaited' : 'results.noPins')}>
          {t(isAwaited ? 'results.awaitedWords' : 'results.noPinsWords')}
        </EmptyState>
      ) : null}
      {pins === null || pins.length === 0 ? null : (
        <>
          <PinGroups accountId={accountId} pins={pins} zone={zone ?? ownZone()} />
          <PinTable pins={pins} />
        </>
      )}
    </>
  )
}

/** Says that pins are being read only while there are none to show. */
function ReadPins({
  accountId,
  isFirst,
  onRead,
}: {
  accountId: string
  isFirst: boolean
  onRead: (pins: readonly ResultPin[]) => void
}) {
  const t = useText(resultsMessages)
  const { pins, isDone, failure, retry } = useResultPins(accountId)
  const report = useEffectEvent(onRead)
  useEffect(() => {
    if (isDone) report(pins)
  }, [isDone, pins])
  if (failure !== null)
    return (
      <ErrorState title={t('results.pinsFailed')} requestId={failure.requestId} onRetry={retry}>
        {failure.message}
      </ErrorState>
    )
  if (isDone || !isFirst) return null
  return (
    <Loading label={t('results.loadingPins')}>
      <Skeleton height="360px" radius="var(--radius-16)" />
    </Loading>
  )
}

/** Until a week is chosen in the calendar, which has a zone. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
