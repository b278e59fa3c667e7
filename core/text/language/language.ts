/**
 * The port through which the rules of this room see a language. Models and word lists are large and
 * differ between server, browser and tests, so they come in as a parameter; nothing here loads
 * anything.
 */

/** Universal part-of-speech tags that the rules ask for; `OTHER` is everything else. */
export type PartOfSpeech =
  | 'NOUN'
  | 'PROPN'
  | 'ADJ'
  | 'VERB'
  | 'ADP'
  | 'DET'
  | 'NUM'
  | 'PRON'
  | 'AUX'
  | 'PUNCT'
  | 'OTHER'

/** `pos` is null in a language without a tagger. */
export interface Token {
  readonly text: string
  readonly pos: PartOfSpeech | null
}

export interface Language {
  /** BCP 47 primary tag; `und` for one we don't know. */
  readonly lang: string
  /**
   * `parts_of_speech`: noun phrases by a tagger. `statistics`: stop words and counts only, which is
   * shown beside the phrases.
   */
  readonly method: 'parts_of_speech' | 'statistics'
  /** The text's tokens in order, punctuation included. */
  readonly tokens: (text: string) => Token[]
  /** The stem of a lower-case word; words with one stem count as one. */
  readonly stem: (word: string) => string
  readonly isStopWord: (word: string) => boolean
  /**
   * Background rarity of a lower-case word: about 0 for the most common to 1 for unseen. 0.7 where
   * no counts are known.
   */
  readonly rarity: (word: string) => number
  /**
   * What a run of words names. Where a language does not say: the run and its endings, as the last
   * word says what a thing is.
   */
  readonly namesIn?: (run: readonly string[]) => string[][]
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** Words with inner hyphens and apostrophes kept whole: `gluten-free`, `l'été`, `3`. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

/** Stems of the words that carry meaning, in order. */
export function contentStems(text: string, language: Language): string[] {
  return wordsOf(text.toLowerCase())
    .filter((word) => !language.isStopWord(word))
    .map((word) => language.stem(word))
}

/** Languages written without spaces between words. */
export function isUnspaced(lang: string): boolean {
  return lang === 'ja' || lang === 'zh' || lang === 'th'
}
