/** German: reading pages, their pictures and interests. */
import type { Phrases } from '../phrasebook.ts'

export const pagesPhrasesDe: Phrases = {
  'Reading {title}': '{title} lesen',
}
