/** What attributes and style sheets of an SVG from outside may say. */
import type { PictureProblemCode } from './picture-problem.ts'

const EMBEDDED = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i

/** Of one attribute, named without prefix in lower case. */
export function valueProblem(name: string, value: string): PictureProblemCode | null {
  if (name === 'href' && !isInside(value)) return 'svg_references'
  if (name === 'filter' && !/^\s*(?:none)?\s*$/i.test(value)) return 'svg_filters'
  if (name === 'style') return styleProblem(value)
  return referencesIn(value).every(isInside) ? null : 'svg_references'
}

/**
 * Of declarations or a whole style sheet. Escapes are refused, so that every property is read as it
 * is written.
 */
export function styleProblem(css: string): PictureProblemCode | null {
  const plain = css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
  if (/@import/i.test(plain)) return 'svg_references'
  if (plain.includes('\\')) return 'svg_too_complex'
  if (/(?<![\w-])(?:backdrop-)?filter\s*:(?!\s*none\b)/i.test(plain)) return 'svg_filters'
  return referencesIn(plain).every(isInside) ? null : 'svg_references'
}

/** The targets of every `url(…)`. */
export function referencesIn(value: string): string[] {
  return [...value.matchAll(/url\(\s*["']?\s*([^"')\s]*)/gi)].map((match) => match[1] ?? '')
}

export const isEmbedded = (reference: string): boolean => EMBEDDED.test(reference.trim())

const isInside = (reference: string): boolean =>
  reference.trim() === '' || reference.trim().startsWith('#') || isEmbedded(reference)
