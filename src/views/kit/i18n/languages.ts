/**
 * The words of the languages beside English, each in one file that is loaded when a user reads
 * it.
 */
import type { Language } from '#core/contract/call/languages.ts'
import { englishWording, type ProblemWording } from './english-wording.ts'
import type { Catalogue } from './text.ts'

/** Empty for English, whose words come with the screens. */
export async function loadWords(language: Language): Promise<Catalogue> {
  if (language === 'de') return (await import('./words.de.ts')).words
  if (language === 'ar') return (await import('./words.ar.ts')).words
  return {}
}

/** Problems stay in English where the file of another language can't be had. */
export async function loadWording(language: Language): Promise<ProblemWording> {
  try {
    if (language === 'de') return (await import('./problems.de.ts')).problemWording
    if (language === 'ar') return (await import('./problems.ar.ts')).problemWording
  } catch (error) {
    console.warn('The problems of this language could not be loaded: they stay in English.', error)
  }
  return englishWording
}
