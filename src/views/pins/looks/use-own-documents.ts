/** The account's newest own templates with their documents, for the looks of a pin. */
import { useEffect, useState } from 'react'
import type { OwnTemplate } from '#core/contract/content/own-templates.contract.ts'
import type { OwnDocument } from '#core/templates/looks/choose-looks.rules.ts'
import { LOOKS_PER_ROUND } from '#core/templates/looks/looks-per-round.ts'
import { useAccounts } from '../../kit/context/app-context.tsx'
import { useClient, useLoad } from '../../kit/context/data.ts'

const NONE: readonly OwnDocument[] = []

/**
 * Null while they are loaded; those that can't be, as offline, are left out. The first answer
 * stays.
 */
export function useOwnDocuments(): readonly OwnDocument[] | null {
  const client = useClient()
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { status, data } = useLoad(
    'listOwnTemplates',
    accountId === null ? null : { params: { account_id: accountId } },
  )
  const [listed, setListed] = useState<readonly OwnTemplate[] | null>(null)
  const [documents, setDocuments] = useState<readonly OwnDocument[] | null>(null)
  if (listed === null && status !== 'loading')
    setListed((data?.templates ?? []).slice(0, LOOKS_PER_ROUND))
  useEffect(() => {
    if (listed === null || accountId === null) return
    const one = async ({ id, name, template_id }: OwnTemplate): Promise<OwnDocument[]> => {
      const params = { account_id: accountId, template_id }
      const outcome = await client('getOwnTemplate', { params })
      return outcome.ok ? [{ id, name, document: outcome.answer.document }] : []
    }
    void Promise.all(listed.map(one)).then((found) => setDocuments(found.flat()))
  }, [client, accountId, listed])
  return accountId === null ? NONE : documents
}
