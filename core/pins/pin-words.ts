/**
 * Text fields of a pin: normalization and validation, shared by the editor, the titles and the
 * sheet.
 */
import { pinWordLimits } from '#core/contract/content/pins.contract.ts'
import { oneLine } from '#core/text/one-line.ts'
import { isWebAddress } from './pin-link.ts'

export type WordField = keyof typeof pinWordLimits

export type WordFault =
  | { readonly reason: 'tooLong'; readonly length: number; readonly limit: number }
  | { readonly reason: 'noTitle' | 'noLink' }

/**
 * Normalizes to one line, because the bulk CSV rejects line breaks. Links are only trimmed: one
 * with spaces is invalid.
 */
export function tidyWords(field: WordField, text: string): string {
  return field === 'link' ? text.trim() : oneLine(text)
}

/** Why the text is invalid; null if it is valid. Text is never truncated. */
export function wordFault(field: WordField, text: string): WordFault | null {
  const words = tidyWords(field, text)
  const limit = pinWordLimits[field]
  if (words.length > limit) return { reason: 'tooLong', length: words.length, limit }
  if (field === 'title' && words === '') return { reason: 'noTitle' }
  return field === 'link' && words !== '' && !isWebAddress(words) ? { reason: 'noLink' } : null
}
