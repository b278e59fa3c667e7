/** German: making pins, changing them, drawing and exporting them, and pictures and fonts. */
import type { Phrases } from '../phrasebook.ts'

export const pinsPhrasesDe: Phrases = {}
