/** Derives a brand's three colours from those of a website or its logo. */
import { formatHex, parse } from 'culori'
import { tintOf, trioFrom } from './colors.rules.ts'

/** A CSS colour as `#rrggbb`. Null when it can't be parsed or is not opaque. */
export function opaqueColor(value: string): string | null {
  const text = value.trim()
  const color = text.length > MAX_COLOR_LENGTH ? undefined : parse(text)
  return color === undefined || (color.alpha ?? 1) < 1 ? null : formatHex(color)
}

/** "rgb(100.5% 100.5% 100.5% / 100%)" and the like. */
const MAX_COLOR_LENGTH = 40

/**
 * Background, text, accent. The accent is the first colour that is neither grey nor nearly white or
 * black, unchanged; the others are its own paper and ink. Empty when there is none.
 */
export function brandColorsFrom(found: readonly string[]): string[] {
  const accent = found.find(isDistinct)
  if (accent === undefined) return []
  const { background, text } = trioFrom([accent], 'light')
  return [background, text, accent]
}

const isDistinct = (color: string): boolean => {
  const { l, c } = tintOf(color)
  return c >= 0.04 && l > 0.15 && l < 0.93
}
