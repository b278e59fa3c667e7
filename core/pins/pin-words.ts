/**
 * Words written on a pin: how they are kept and what is wrong with them. One rule for the editor,
 * the titles and the sheet.
 */
import { pinWordLimits } from '#core/contract/pins.contract.ts'
import { oneLine } from '#core/export/one-line.ts'
import { isWebAddress } from '#core/export/pin-link.ts'

export type WordField = keyof typeof pinWordLimits

export type WordFault =
  | { readonly reason: 'tooLong'; readonly length: number; readonly limit: number }
  | { readonly reason: 'noTitle' | 'noLink' }

/**
 * As they are kept: one line, for the bulk CSV refuses others. In a link nothing is joined: what
 * has gaps is no address.
 */
export function tidyWords(field: WordField, text: string): string {
  return field === 'link' ? text.trim() : oneLine(text)
}

/** What keeps the words from being taken; null = nothing. They are never cut. */
export function wordFault(field: WordField, text: string): WordFault | null {
  const words = tidyWords(field, text)
  const limit = pinWordLimits[field]
  if (words.length > limit) return { reason: 'tooLong', length: words.length, limit }
  if (field === 'title' && words === '') return { reason: 'noTitle' }
  return field === 'link' && words !== '' && !isWebAddress(words) ? { reason: 'noLink' } : null
}
