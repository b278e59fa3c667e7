/** Arabic: importing an account from a file. */
import type { Phrases } from '../phrasebook.ts'

export const workspacePhrasesAr: Phrases = {}
