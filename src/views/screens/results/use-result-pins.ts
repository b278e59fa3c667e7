/** All pins of the account with their figures, read page by page. */
import { useState } from 'react'
import type { ResultPin } from '#core/contract/publishing/results.contract.ts'
import type { ClientAnswer, Failure } from '#core/contract/client.ts'
import { useLoad } from '../../kit/context/data.ts'

export interface ReadPins {
  readonly pins: readonly ResultPin[]
  readonly isDone: boolean
  readonly failure: Failure | null
  readonly retry: () => void
}

type Page = ClientAnswer<'listResultPins'>

interface Progress {
  readonly pins: readonly ResultPin[]
  /** Null = all are read. */
  readonly after: string | null
  readonly page: Page | null
}

export function useResultPins(accountId: string): ReadPins {
  const [progress, setProgress] = useState<Progress>({ pins: [], after: '', page: null })
  const { after } = progress
  const loaded = useLoad(
    'listResultPins',
    after === null
      ? null
      : { params: { account_id: accountId }, query: after === '' ? {} : { after } },
  )
  if (loaded.status === 'ready' && loaded.data !== progress.page)
    setProgress({
      pins: [...progress.pins, ...loaded.data.pins],
      after: loaded.data.next,
      page: loaded.data,
    })
  return {
    pins: progress.pins,
    isDone: after === null,
    failure: loaded.failure,
    retry: loaded.reload,
  }
}
