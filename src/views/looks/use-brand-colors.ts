/** The saved colours of the selected account's brand. */
import { useState } from 'react'
import { useAccounts } from '../app-context.tsx'
import { useLoad } from '../data.ts'

const NONE: readonly string[] = []

/** Null while they are loaded; none where they can't be, as offline. The first answer stays. */
export function useBrandColors(): readonly string[] | null {
  const account = useAccounts((snapshot) => snapshot.context.selectedAccount)
  const { status, data } = useLoad(
    'getBrand',
    account ? { params: { account_id: account.id } } : null,
  )
  const [colors, setColors] = useState<readonly string[] | null>(null)
  if (colors === null && (account === null || status !== 'loading')) setColors(data?.colors ?? NONE)
  return colors
}
