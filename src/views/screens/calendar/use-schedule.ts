/** The slots of the account. Until they are known there are none, in the zone of this browser. */
import { useCallback, useEffect, useMemo } from 'react'
import type { ClientAnswer, Failure, Outcome } from '#core/contract/client.ts'
import {
  type AccountSchedule,
  defaultSchedule,
  type Pause,
  type StoredSchedule,
} from '#core/contract/publishing/schedule.contract.ts'
import { useAccounts, useApp } from '../../kit/context/app-context.tsx'
import { useLoad, useSend } from '../../kit/context/data.ts'

export interface Schedule {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly current: AccountSchedule
  readonly pause: Pause | null
  /** Another one after each change of the week, its rules or the pause; '' until it is known. */
  readonly version: string
  readonly reload: () => void
  /** Answers what went wrong, or null. After a `conflict` the newer one is loaded. */
  readonly save: (schedule: AccountSchedule) => Promise<Failure | null>
  /** Takes what the server answers to another change. Answers what went wrong, or null. */
  readonly adopt: (outcome: Outcome<ClientAnswer<'putSchedule'>>) => Failure | null
}

export function useSchedule(): Schedule {
  const { newId } = useApp()
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const params = useMemo(() => (accountId === null ? null : { account_id: accountId }), [accountId])
  const loaded = useLoad('getSchedule', params && { params })
  const { send, failure: unsent } = useSend()
  const { data, replace, reload } = loaded
  const stored = data?.schedule ?? null
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const current = useMemo(
    () => stored ?? { ...defaultSchedule(zone, newId), slots: [] },
    [stored, zone, newId],
  )
  const adopt = useCallback(
    (outcome: Outcome<ClientAnswer<'putSchedule'>>): Failure | null => {
      if (outcome.ok) replace({ schedule: outcome.answer })
      // Another device was faster: its week is shown.
      else if (outcome.failure.code === 'conflict') reload()
      return outcome.ok ? null : outcome.failure
    },
    [replace, reload],
  )
  const revision = stored?.revision
  const save = useCallback(
    async ({ zone: at, slots, rules }: AccountSchedule) =>
      params === null || revision === undefined
        ? null
        : adopt(await send('putSchedule', { params, body: { zone: at, slots, rules, revision } })),
    [params, revision, send, adopt],
  )
  // The first visit stores a week in this zone, also over revision 0; of two devices the first
  // one's counts for both.
  useEffect(() => {
    if (data === null || params === null || (data.schedule?.revision ?? 0) > 0) return
    void send('createSchedule', { params, body: defaultSchedule(zone, newId) }).then(adopt)
  }, [data, params, zone, newId, send, adopt])
  const isFailed = loaded.status === 'failed' || unsent !== null
  const status = stored !== null ? 'ready' : isFailed ? 'failed' : 'loading'
  return { status, current, ...pauseOf(stored), reload, save, adopt }
}

function pauseOf(stored: StoredSchedule | null): Pick<Schedule, 'pause' | 'version'> {
  if (stored === null) return { pause: null, version: '' }
  const { pause, revision } = stored
  return { pause, version: `${revision} ${pause?.at ?? ''}` }
}
