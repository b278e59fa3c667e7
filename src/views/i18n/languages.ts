/** The words of the languages beside English, each in one file that is loaded when somebody reads it. */
import type { Language } from '#core/public/languages.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Catalogue } from './text.ts'

/** Empty for English, whose words come with the screens. */
export async function loadWords(language: Language): Promise<Catalogue> {
  if (language === 'de') return (await import('./words.de.ts')).words
  if (language === 'ar') return (await import('./words.ar.ts')).words
  return {}
}

/** None for English, in which server, core and machines speak. */
export async function loadPhrasebook(language: Language): Promise<Phrasebook | undefined> {
  if (language === 'de') return (await import('./phrasebook.de.ts')).phrasebook
  if (language === 'ar') return (await import('./phrasebook.ar.ts')).phrasebook
}
