import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'

/** The kit that pins are made in: a further one by its id, or else the account's own. */
export function kitOf(brand: Brand, id: string | undefined): Brand {
  const { kits = [], ...own } = brand
  const kit = kits.find((one) => one.id === id)
  if (kit === undefined) return own
  const { id: _, label: __, ...facts } = kit
  return facts
}

type BrandedDesign = Pick<PinDesign, 'brand' | 'colors' | 'logo_picture_id'>

/** The kit that shares most with a pin's design; the account's own on a tie. */
export function kitOfPin(brand: Brand, design: BrandedDesign): Brand {
  return kitOf(brand, kitIdOfPin(brand, design))
}

/** Undefined for the account's own kit. */
export function kitIdOfPin(brand: Brand, design: BrandedDesign): string | undefined {
  const ids = [undefined, ...(brand.kits ?? []).map(({ id }) => id)]
  const shares = ids.map((id) => shareOf(kitOf(brand, id), design))
  return ids[shares.indexOf(Math.max(...shares))]
}

/** A name or a logo says more than a colour, which two kits may share. */
const NAMED = 4

function shareOf(brand: Brand, design: BrandedDesign): number {
  const { name, colors } = brand
  const shared = Object.values(design.colors).filter((color) => colors.includes(color)).length
  const isNamed = name !== '' && name === design.brand
  const hasLogo = isLogoOf(brand, design.logo_picture_id)
  return shared + (isNamed ? NAMED : 0) + (hasLogo ? NAMED : 0)
}

type Logos = Pick<Brand, 'logo_picture_id' | 'logo_dark_picture_id'>

export const isLogoOf = (
  { logo_picture_id: logo, logo_dark_picture_id: dark }: Logos,
  pictureId: string | null,
): boolean => pictureId !== null && (pictureId === logo || pictureId === dark)

/** The logo for a ground: on a dark one the variant for dark grounds, if the kit has it. */
export const logoOn = (
  { logo_picture_id: logo, logo_dark_picture_id: dark }: Logos,
  isDarkGround: boolean,
): string | null => (isDarkGround ? (dark ?? logo) : logo)

/** The choices that the kit allows. A kit without a list allows all. */
export function allowedTemplates(
  { templates: allowed = [] }: Pick<Brand, 'templates'>,
  choices: readonly string[],
): readonly string[] {
  return allowed.length === 0 ? choices : choices.filter((choice) => allowed.includes(choice))
}
