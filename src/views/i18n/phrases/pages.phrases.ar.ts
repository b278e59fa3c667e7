/** Arabic: reading pages, their pictures and interests. */
import type { Phrases } from '../phrasebook.ts'

export const pagesPhrasesAr: Phrases = {
  'Reading {title}': 'قراءة {title}',
}
