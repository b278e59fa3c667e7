/** German: reading pages, their pictures and interests. */
import type { Phrases } from '../phrasebook.ts'

export const pagesPhrasesDe: Phrases = {
  'another kind': 'eine andere',
  'Reading {title}': '{title} lesen',
}
