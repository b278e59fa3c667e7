/**
 * What a look in a template that was shown before changes, so that its name says more than that.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'

export type LookDifference = 'colors' | 'crop' | null

/** Null = the template has not been shown before. */
export function differenceOf(look: PinDesign, before: readonly PinDesign[]): LookDifference {
  const same = before.filter(({ template_id }) => template_id === look.template_id)
  if (same.length === 0) return null
  const seen = new Set(same.map(colorsOf))
  return seen.has(colorsOf(look)) ? 'crop' : 'colors'
}

const colorsOf = ({ colors: { background, text, accent } }: PinDesign): string =>
  `${background} ${text} ${accent}`
