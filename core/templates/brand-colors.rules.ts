/** From the colours that a website or its logo shows to the three colours of a brand. */
import { formatHex, parse } from 'culori'
import { tintOf, trioFrom } from './colors.rules.ts'

/** A CSS colour as `#rrggbb`; null when it is none, or lets its background show through. */
export function opaqueColor(value: string): string | null {
  const text = value.trim()
  const color = text.length > MOST_LETTERS ? undefined : parse(text)
  return color === undefined || (color.alpha ?? 1) < 1 ? null : formatHex(color)
}

/** "rgb(100.5% 100.5% 100.5% / 100%)" and the like. */
const MOST_LETTERS = 40

/**
 * Background, text, accent. The accent is the first colour that is neither grey nor nearly white or
 * black, unchanged; the others are its own paper and ink. Empty when there is none.
 */
export function brandColorsFrom(found: readonly string[]): string[] {
  const accent = found.find(isTelling)
  if (accent === undefined) return []
  const { background, text } = trioFrom([accent], 'light')
  return [background, text, accent]
}

const isTelling = (color: string): boolean => {
  const { l, c } = tintOf(color)
  return c >= 0.04 && l > 0.15 && l < 0.93
}
