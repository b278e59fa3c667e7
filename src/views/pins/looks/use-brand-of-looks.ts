/** The saved brand of the selected account: the kit that the pin is in. */
import { useState } from 'react'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { kitOfPin } from '#core/pages/brand-kit.ts'
import { useAccounts } from '../../kit/context/app-context.tsx'
import { useLoad } from '../../kit/context/data.ts'

export interface BrandOfLooks {
  readonly colors: readonly string[]
  /** Templates; none = all. */
  readonly allowed: readonly string[]
  /** No other colours are offered. */
  readonly isLocked: boolean
  /** Whether the option to offer only brand colours is shown. */
  readonly hasChoice: boolean
}
const NONE: BrandOfLooks = { colors: [], allowed: [], isLocked: false, hasChoice: false }

/**
 * Null while loading; without colours if loading fails, as when offline. Keeps the first answer.
 */
export function useBrandOfLooks(design: PinDesign): BrandOfLooks | null {
  const account = useAccounts((snapshot) => snapshot.context.selectedAccount)
  const { status, data } = useLoad(
    'getBrand',
    account ? { params: { account_id: account.id } } : null,
  )
  const [brand, setBrand] = useState<BrandOfLooks | null>(null)
  if (brand === null && (account === null || status !== 'loading'))
    setBrand(data === null ? NONE : looksBrand(kitOfPin(data, design)))
  return brand
}

function looksBrand({
  colors,
  templates: allowed = [],
  only_brand: isLocked = false,
}: Brand): BrandOfLooks {
  const hasColors = colors.length > 0
  return { colors, allowed, isLocked: isLocked && hasColors, hasChoice: hasColors && !isLocked }
}
