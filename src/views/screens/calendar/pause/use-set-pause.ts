/** Pauses the account, with a remark why, and resumes it. */
import { useCallback } from 'react'
import type { Failure } from '#core/contract/client.ts'
import { useAccounts } from '../../../kit/context/app-context.tsx'
import { useSend } from '../../../kit/context/data.ts'
import type { Schedule } from '../use-schedule.ts'

/** Null resumes it. Answers what went wrong, or null. */
export type SetPause = (remark: string | null) => Promise<Failure | null>

export function useSetPause(adopt: Schedule['adopt']): SetPause {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { send } = useSend()
  return useCallback(
    async (remark) => {
      if (accountId === null) return null
      const params = { account_id: accountId }
      return adopt(
        remark === null
          ? await send('resumeAccount', { params })
          : await send('pauseAccount', { params, body: { remark } }),
      )
    },
    [accountId, send, adopt],
  )
}
