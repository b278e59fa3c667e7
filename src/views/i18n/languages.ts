/** The words of the languages beside English, each in one file that is loaded when somebody reads it. */
import type { Language } from '#core/public/languages.ts'
import type { Catalogue } from './text.ts'

/** Empty for English, whose words come with the screens. */
export async function loadWords(language: Language): Promise<Catalogue> {
  if (language === 'de') return (await import('./words.de.ts')).words
  if (language === 'ar') return (await import('./words.ar.ts')).words
  return {}
}
