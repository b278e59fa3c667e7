/** German: signing in and up. */
import type { Phrases } from '../phrasebook.ts'

export const authPhrasesDe: Phrases = {}
