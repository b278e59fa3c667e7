/**
 * The words of the languages beside English, each in one file that is loaded when somebody reads
 * it.
 */
import type { Language } from '#core/public/languages.ts'
import type { Phrasebook } from './phrasebook.ts'
import { englishWording, type ProblemWording } from './english-wording.ts'
import type { Catalogue } from './text.ts'

/** Empty for English, whose words come with the screens. */
export async function loadWords(language: Language): Promise<Catalogue> {
  if (language === 'de') return (await import('./words.de.ts')).words
  if (language === 'ar') return (await import('./words.ar.ts')).words
  return {}
}

/**
 * Both the words of problems and, for what has no code yet, the phrasebook. Sentences stay in
 * English where the file of another language can't be had.
 */
export async function loadWording(language: Language): Promise<ProblemWording> {
  try {
    if (language === 'de')
      return withPhrases(
        (await import('./problems.de.ts')).problemWording,
        (await import('./phrasebook.de.ts')).phrasebook,
      )
    if (language === 'ar')
      return withPhrases(
        (await import('./problems.ar.ts')).problemWording,
        (await import('./phrasebook.ar.ts')).phrasebook,
      )
  } catch (error) {
    console.warn('The sentences of this language could not be loaded: some stay in English.', error)
  }
  return englishWording
}

function withPhrases(wording: ProblemWording, phrasebook: Phrasebook): ProblemWording {
  return {
    say: (said) => phrasebook.say(wording.say(said)),
    reword: (call, outcome) => phrasebook.retell(call, wording.reword(call, outcome)),
  }
}
