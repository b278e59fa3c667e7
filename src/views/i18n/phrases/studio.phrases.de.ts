/** German: what the machines of the page say themselves. */
import type { Phrases } from '../phrasebook.ts'

export const studioPhrasesDe: Phrases = {}
