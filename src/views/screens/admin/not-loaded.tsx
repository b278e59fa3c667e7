import type { Failure } from '#core/contract/client.ts'
import { useFailureWords } from '../../kit/forms/failure-words.ts'
import { useText } from '../../kit/i18n/text.ts'
import { ErrorState, Loading, Skeleton } from '../../kit/ui/states.tsx'
import adminMessages from '#locales/en/admin/admin.json' with { type: 'json' }

/** Shown while data is loading, or when loading failed. */
export function NotLoaded({ load }: { load: { failure: Failure | null; reload: () => void } }) {
  const t = useText(adminMessages)
  const words = useFailureWords()
  return load.failure === null ? (
    <Loading>
      <Skeleton height="48px" radius="var(--radius-10)" />
    </Loading>
  ) : (
    <ErrorState
      title={t('admin.loadFailed')}
      requestId={load.failure.requestId}
      onRetry={load.reload}
    >
      {words(load.failure)}
    </ErrorState>
  )
}
