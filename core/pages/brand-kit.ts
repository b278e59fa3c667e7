import type { Brand } from '#core/contract/accounts.contract.ts'

/** The kit that pins are made in: a further one by its id, or else the account's own. */
export function kitOf(brand: Brand, id: string | undefined): Brand {
  const { kits = [], ...own } = brand
  const kit = kits.find((one) => one.id === id)
  if (kit === undefined) return own
  const { name, colors, fonts, logo_picture_id } = kit
  return { name, colors, fonts, logo_picture_id }
}
