/** German: reading pages, their pictures and interests. */
import type { Phrases } from '../phrasebook.ts'

export const pagesPhrasesDe: Phrases = {
  'another kind': 'eine andere',
  'Reading {title}': '{title} lesen',
  'This page was still being read when its account was exported. Read it again.':
    'Diese Seite wurde noch gelesen, als ihr Konto exportiert wurde. Lies sie neu.',
}
