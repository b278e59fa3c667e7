/** German: the services of a server, payments, and the tools that ask Pinterest. */
import type { Phrases } from '../phrasebook.ts'

export const servicesPhrasesDe: Phrases = {}
