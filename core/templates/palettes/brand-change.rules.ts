/** What a change of a brand means for a pin that was made in it. */
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { isLogoOf, logoOn } from '#core/pages/brand-kit.ts'
import { isDark, type Trio } from '../color/colors.rules.ts'
import { brandPalettes } from './page-palettes.rules.ts'

export interface BrandChange {
  readonly before: Brand
  readonly after: Brand
}

/**
 * The design in the changed brand; null where nothing of it is the brand's or nothing changes.
 * Colours, fonts, name and logo that were chosen otherwise stay.
 */
export function rebranded(design: PinDesign, change: BrandChange): PinDesign | null {
  const { before, after } = change
  const colors = colorsIn(design.colors, change)
  const next: PinDesign = {
    ...design,
    colors,
    fonts: {
      heading: swapped(design.fonts.heading, before.fonts[0], after.fonts[0]),
      body: swapped(design.fonts.body, before.fonts[1], after.fonts[1]),
    },
    brand: swapped(design.brand, before.name, after.name),
    logo_picture_id: isLogoOf(before, design.logo_picture_id)
      ? logoOn(after, isDark(colors.background))
      : design.logo_picture_id,
  }
  return JSON.stringify(next) === JSON.stringify(design) ? null : next
}

/** A value of the old brand becomes that of the new one, where it has one. */
const swapped = (now: string, before = '', after = ''): string =>
  before !== '' && after !== '' && now.toLowerCase() === before.toLowerCase() ? after : now

/** In the same role: what lay on the first colour lies on the first colour again. */
function colorsIn(colors: Trio, { before, after }: BrandChange): Trio {
  if (before.colors.length === 0 || after.colors.length === 0) return colors
  const at = brandPalettes(before.colors).findIndex((trio) => isOfTrio(colors, trio, before))
  if (at === -1) return colors
  const palettes = brandPalettes(after.colors)
  return palettes[at] ?? palettes[at % palettes.length] ?? colors
}

/**
 * Whether a pin has these colours of the brand. Its accent may be any color of the brand, or that of
 * its text: grounds had those before accents were moved.
 */
const isOfTrio = (colors: Trio, { background, text, accent }: Trio, brand: Brand): boolean =>
  colors.background === background &&
  colors.text === text &&
  [accent, text, ...brand.colors].includes(colors.accent)
