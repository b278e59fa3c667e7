/** First-person words of a language. "I" and "me" are one author, "my", "we" and "our" also a site. */
interface Words {
  readonly singular: string
  readonly others: string
  readonly flags: string
}

const word = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`
const englishWord = (words: string): string => `(?<![\\p{L}'’])(?:${words})(?!\\p{L})`

/** Pronouns of one person, and all other first-person words. */
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    singular: englishWord("I|I['’](?:m|ve|ll|d)|[Mm]e|[Mm]yself"),
    others: englishWord("[Mm]y|[Mm]ine|[Ww]e|[Ww]e['’](?:re|ve|ll|d)|[Uu]s|[Oo]urs?|[Oo]urselves"),
    flags: 'u',
  },
  de: {
    singular: word('ich|mich|mir'),
    others: word(
      'meine?[rsnm]?|wir|uns|unsere?[rsnm]?|unsr\\p{L}*|unsereiner|unsereins|meinetwegen|meinerseits|unserseits',
    ),
    flags: 'iu',
  },
  es: {
    singular: word('yo|me|mí|conmigo'),
    others: word('mi|mis|mí[ao]s?|nosotros|nosotras|nuestr[oa]s?|nos'),
    flags: 'iu',
  },
  fr: {
    singular: `${word('je|moi|me')}|(?<!\\p{L})[jm]['’]`,
    others: word('mon|ma|mes|mien(?:ne)?s?|nous|notre|nôtres?|nos'),
    flags: 'iu',
  },
}

const byLanguage = (sourceOf: (words: Words) => string): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(
    Object.entries(WORDS).map(([lang, words]) => [lang, new RegExp(sourceOf(words), words.flags)]),
  )
const ANY = byLanguage(({ singular, others }) => `${singular}|${others}`)
const SINGULAR = byLanguage(({ singular }) => singular)

export const firstPersonOf = (lang: string): RegExp | undefined => ANY[lang]

/** "My", "our" and "we" are a creator's own voice on any page: "Our easy recipe uses puff pastry." */
export const singularFirstPersonOf = (lang: string): RegExp | undefined => SINGULAR[lang]
