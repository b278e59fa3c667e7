/** The values of {page title} and {site} in the selected account. */
import { useMemo } from 'react'
import type { VariableSource } from '#core/pins/pin-variables.ts'
import { useAccounts, usePages } from '../../kit/context/app-context.tsx'
import { useLoad } from '../../kit/context/data.ts'

/** `isWanted`: the brand is loaded only while a variable can be typed. */
export function useVariableSource(isWanted: boolean): VariableSource {
  const pages = usePages((snapshot) => snapshot.context.pages)
  const account = useAccounts((snapshot) => snapshot.context.selectedAccount)
  const { data } = useLoad(
    'getBrand',
    isWanted && account ? { params: { account_id: account.id } } : null,
  )
  const brandName = data?.name ?? ''
  return useMemo(
    () => ({ pages: new Map(pages.map((page) => [page.id, page])), brandName }),
    [pages, brandName],
  )
}
