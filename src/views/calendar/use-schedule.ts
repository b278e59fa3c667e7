/** The slots of the account. Until they are known there are none, in the zone of this browser. */
import { useCallback, useEffect, useMemo } from 'react'
import { type AccountSchedule, defaultSchedule } from '#core/contract/schedule.contract.ts'
import { useAccounts, useApp } from '../app-context.tsx'
import { useLoad, useSend } from '../data.ts'

export interface Schedule {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly current: AccountSchedule
  readonly reload: () => void
  /** Answers what went wrong, or null. */
  readonly save: (schedule: AccountSchedule) => Promise<string | null>
}

export function useSchedule(): Schedule {
  const { newId } = useApp()
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const loaded = useLoad('getSchedule', accountId ? { params: { account_id: accountId } } : null)
  const { send } = useSend()
  const { data, replace } = loaded
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const current = useMemo(
    () =>
      data === null
        ? { ...defaultSchedule(zone, newId), slots: [] }
        : (data.schedule ?? defaultSchedule(zone, newId)),
    [data, zone, newId],
  )
  const save = useCallback(
    async (schedule: AccountSchedule) => {
      if (accountId === null) return null
      const outcome = await send('putSchedule', {
        params: { account_id: accountId },
        body: schedule,
      })
      if (outcome.ok) replace({ schedule: outcome.answer })
      return outcome.ok ? null : outcome.failure.message
    },
    [accountId, send, replace],
  )
  // The first visit keeps the proposed week: a slot must have the same id on every device.
  const isNew = data !== null && data.schedule === null
  useEffect(() => {
    if (isNew) void save(current)
  }, [isNew, save, current])
  return { status: data === null ? loaded.status : 'ready', current, reload: loaded.reload, save }
}
