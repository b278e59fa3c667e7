/** Templates of the account that results made a person use more often. */
import { useMemo } from 'react'
import { useLoad, useSend } from '../../../kit/context/data.ts'

export function useFavored(accountId: string | null) {
  const loaded = useLoad(
    'listFavoredTemplates',
    accountId === null ? null : { params: { account_id: accountId } },
  )
  const { send, busy, failure } = useSend()
  const { data, replace } = loaded
  const ids = useMemo(() => (data?.templates ?? []).map(({ template_id }) => template_id), [data])
  const takeOut = async (template_id: string): Promise<void> => {
    if (accountId === null) return
    const params = { account_id: accountId, template_id }
    const outcome = await send('unfavorTemplate', { params })
    if (outcome.ok) replace(outcome.answer)
  }
  return { ids, takeOut, isBusy: busy !== null, failure }
}

export type Favored = ReturnType<typeof useFavored>
