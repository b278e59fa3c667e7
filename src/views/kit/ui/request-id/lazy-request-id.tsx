/** `RequestId`, loaded when the first fault is shown: no screen needs it before. */
import { Suspense } from 'react'
import { lazyExtra } from '../lazy-extra.ts'

const RequestId = lazyExtra(async () => (await import('./request-id.tsx')).RequestId)

export function LazyRequestId({ id }: { id: string | undefined }) {
  return id === undefined ? null : (
    <Suspense fallback={null}>
      <RequestId id={id} />
    </Suspense>
  )
}
