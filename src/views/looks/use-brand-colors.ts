/** The saved colours of the selected account's brand, of the kit that the pin is in. */
import { useState } from 'react'
import type { PinDesign } from '#core/contract/pins.contract.ts'
import { kitOfPin } from '#core/pages/brand-kit.ts'
import { useAccounts } from '../app-context.tsx'
import { useLoad } from '../data.ts'

const NONE: readonly string[] = []

/** Null while they are loaded; none where they can't be, as offline. The first answer stays. */
export function useBrandColors(design: PinDesign): readonly string[] | null {
  const account = useAccounts((snapshot) => snapshot.context.selectedAccount)
  const { status, data } = useLoad(
    'getBrand',
    account ? { params: { account_id: account.id } } : null,
  )
  const [colors, setColors] = useState<readonly string[] | null>(null)
  if (colors === null && (account === null || status !== 'loading'))
    setColors(data === null ? NONE : kitOfPin(data, design).colors)
  return colors
}
