/**
 * Fonts for the browser's worker, which draws the built-in families only: a person's own files are
 * not given to it, and text in an unknown family can't be drawn at all.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { isBuiltInFont } from './font-list.ts'
import type { Template } from './template.schema.ts'

type WithFonts = Pick<PinDesign, 'fonts'>

export const hasOwnFont = ({ fonts }: WithFonts): boolean =>
  ![fonts.heading, fonts.body].every(isBuiltInFont)

/** A person's own font becomes the template's font of the same role. */
export function withDrawableFonts(
  design: PinDesign,
  { fonts }: Pick<Template, 'fonts'>,
): PinDesign {
  if (!hasOwnFont(design)) return design
  const { heading, body } = design.fonts
  return {
    ...design,
    fonts: { heading: drawable(heading, fonts.heading), body: drawable(body, fonts.body) },
  }
}

const drawable = (name: string, other: string): string =>
  [name, other].find(isBuiltInFont) ?? 'inter'
