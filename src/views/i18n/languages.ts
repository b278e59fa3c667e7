/**
 * The words of the languages beside English, each in one file that is loaded when somebody reads
 * it.
 */
import type { Language } from '#core/public/languages.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Catalogue } from './text.ts'

/** Empty for English, whose words come with the screens. */
export async function loadWords(language: Language): Promise<Catalogue> {
  if (language === 'de') return (await import('./words.de.ts')).words
  if (language === 'ar') return (await import('./words.ar.ts')).words
  return {}
}

/**
 * Server, core and machines speak English: so they do also where the sentences of another language
 * can't be had.
 */
export async function loadPhrasebook(language: Language): Promise<Phrasebook> {
  try {
    if (language === 'de') return (await import('./phrasebook.de.ts')).phrasebook
    if (language === 'ar') return (await import('./phrasebook.ar.ts')).phrasebook
  } catch (error) {
    console.warn('The sentences of this language could not be loaded: some stay in English.', error)
  }
  return english
}

const english: Phrasebook = { say: (sentence) => sentence, retell: (_call, outcome) => outcome }
