/**
 * Events of the time before this device's log, asked from the server page by page, latest first.
 */
import { useCallback, useMemo, useState } from 'react'
import type { CommittedEnvelope } from '#core/pins/events/pin.events.ts'
import { emptyHistory, type PinHistory } from '#core/pins/history/pin-history.ts'
import { olderHistory, readOlderPage } from '#core/pins/history/older-history.ts'
import { usePins } from '../../../kit/context/app-context.tsx'
import { useClient } from '../../../kit/context/data.ts'

const EVENTS_PER_PAGE = 500

export interface OlderHistory {
  readonly history: PinHistory
  /** `unread`: what is before this build can't read, however often it asks. */
  readonly state: Pages['state'] | 'whole'
  readonly ask: () => void
}

interface Pages {
  readonly accountId: string | null
  readonly events: readonly CommittedEnvelope[]
  /** Everything up to here is still to be asked; null until the first page. */
  readonly below: number | null
  readonly state: 'more' | 'asking' | 'failed' | 'unread'
}

const untouched = (accountId: string | null): Pages => ({
  accountId,
  events: [],
  below: null,
  state: 'more',
})

export function useOlderHistory(recent: PinHistory): OlderHistory {
  const client = useClient()
  const accountId = usePins((snapshot) => snapshot.context.accountId)
  const revision = usePins((snapshot) => snapshot.context.revision)
  const [kept, setPages] = useState(() => untouched(accountId))
  const pages = kept.accountId === accountId ? kept : untouched(accountId)
  const below = pages.below ?? revision
  const history = useMemo(
    () => (pages.events.length === 0 ? emptyHistory : olderHistory(pages.events, recent)),
    [pages.events, recent],
  )
  const ask = useCallback(async () => {
    if (accountId === null) return undefined
    const after = Math.max(0, below - EVENTS_PER_PAGE)
    const mine = (before: Pages): Pages =>
      before.accountId === accountId ? before : untouched(accountId)
    setPages((before) => ({ ...mine(before), state: 'asking' }))
    const outcome = await client('getPinEvents', {
      params: { account_id: accountId },
      query: { after, limit: Math.max(1, below - after) },
    })
    if (!outcome.ok) return setPages((before) => ({ ...mine(before), state: 'failed' }))
    const { events, isWhole } = readOlderPage(outcome.answer.events, below)
    setPages((before) => {
      const here = mine(before)
      return {
        ...here,
        state: isWhole ? 'more' : 'unread',
        below: after,
        events: [...events, ...here.events],
      }
    })
  }, [client, accountId, below])
  return {
    history,
    state: below === 0 && pages.state === 'more' ? 'whole' : pages.state,
    ask: useCallback(() => void ask(), [ask]),
  }
}
