/** The kits of a brand while it is edited. Pure. `null` is the account's own. */
import { type Brand, MAX_BRAND_KITS } from '#core/contract/account/accounts.contract.ts'
import { kitOf } from '#core/pages/brand-kit.ts'

export type KitId = string | null

export const canAddKit = ({ kits = [] }: Brand): boolean => kits.length < MAX_BRAND_KITS

/** It begins as the one that it is made from. */
export function addKit(
  brand: Brand,
  { id, label, from }: { id: string; label: string; from: KitId },
): Brand {
  if (!canAddKit(brand)) return brand
  return { ...brand, kits: [...(brand.kits ?? []), { id, label, ...kitOf(brand, from ?? '') }] }
}

export const removeKit = (brand: Brand, id: string): Brand => ({
  ...brand,
  kits: (brand.kits ?? []).filter((kit) => kit.id !== id),
})

/** A change of one kit leaves the others as they are. */
export function changeKit(brand: Brand, id: KitId, make: (kit: Brand) => Brand): Brand {
  const { kits } = brand
  if (id === null) return { ...make(kitOf(brand, undefined)), ...(kits && { kits }) }
  return {
    ...brand,
    kits: (kits ?? []).map((kit) =>
      kit.id === id ? { ...kit, ...make(kitOf(brand, id)), id } : kit,
    ),
  }
}

export const nameKit = (brand: Brand, id: string, label: string): Brand => ({
  ...brand,
  kits: (brand.kits ?? []).map((kit) => (kit.id === id ? { ...kit, label } : kit)),
})

/** What the server refuses. */
export const isNameless = ({ kits = [] }: Brand): boolean =>
  kits.some(({ label }) => label.trim() === '')

/** The first kit with unsaved changes; the account's main kit comes first. */
export function changedKit(brand: Brand, saved: Brand): KitId {
  const factsOf = (of: Brand, id: string | undefined): string => JSON.stringify(kitOf(of, id))
  if (factsOf(brand, undefined) !== factsOf(saved, undefined)) return null
  const before = new Map((saved.kits ?? []).map((kit) => [kit.id, JSON.stringify(kit)]))
  return (brand.kits ?? []).find((kit) => JSON.stringify(kit) !== before.get(kit.id))?.id ?? null
}
