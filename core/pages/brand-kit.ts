import type { Brand } from '#core/contract/accounts.contract.ts'
import type { PinDesign } from '#core/contract/pins.contract.ts'

/** The kit that pins are made in: a further one by its id, or else the account's own. */
export function kitOf(brand: Brand, id: string | undefined): Brand {
  const { kits = [], ...own } = brand
  const kit = kits.find((one) => one.id === id)
  if (kit === undefined) return own
  const { name, colors, fonts, logo_picture_id } = kit
  return { name, colors, fonts, logo_picture_id }
}

type Worn = Pick<PinDesign, 'brand' | 'colors' | 'logo_picture_id'>

/** The kit that a pin has most of; the account's own where it has as much of that. */
export function kitOfPin(brand: Brand, design: Worn): Brand {
  return kitOf(brand, kitIdOfPin(brand, design))
}

/** Undefined for the account's own kit. */
export function kitIdOfPin(brand: Brand, design: Worn): string | undefined {
  const ids = [undefined, ...(brand.kits ?? []).map(({ id }) => id)]
  const shares = ids.map((id) => shareOf(kitOf(brand, id), design))
  return ids[shares.indexOf(Math.max(...shares))]
}

/** A name or a logo says more than a colour, which two kits may share. */
const NAMED = 4

function shareOf({ name, colors, logo_picture_id: logo }: Brand, design: Worn): number {
  const worn = Object.values(design.colors).filter((color) => colors.includes(color)).length
  const isNamed = name !== '' && name === design.brand
  const hasLogo = logo !== null && logo === design.logo_picture_id
  return worn + (isNamed ? NAMED : 0) + (hasLogo ? NAMED : 0)
}
