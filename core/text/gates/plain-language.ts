/**
 * Languages small enough for a visitor's browser: stop words and a light stemmer, no tagger. Which
 * language a text is in is recognised by its stop words and its script. The server knows more
 * (`server/features/pages`); this serves tools that answer while somebody types.
 */
import { namesIn as arabicNames, partWord, withoutArticle } from '../language/arabic-words.ts'
import stopWords from '../data/stop-words.json' with { type: 'json' }
import topicWords from '../data/topic-words.json' with { type: 'json' }
import type { PlainWordLists } from '../data/word-lists.schema.ts'
import { markVerbs, namesIn as germanNames } from '../language/german-words.ts'
import { type Language, type Token, wordsOf } from '../language/language.ts'

export const plainLanguages = ['en', 'de', 'es', 'fr', 'ar'] as const
export type PlainLanguage = (typeof plainLanguages)[number]

const STOP_WORDS = setsOf(stopWords)

/** Words that are put to any topic: they show a language as much as its small words do. */
const REPORTED_BY = setsOf(topicWords)

type Script = 'latin' | 'arabic' | 'other'

/** Of most of its letters. What Persian and Urdu write is not Arabic. */
export function scriptOf(text: string): Script {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0
  const all = count(/\p{L}/gu)
  if (count(/\p{Script=Arabic}/gu) * 2 > all)
    return /[پچژگکیےٹڈڑں]/u.test(text) ? 'other' : 'arabic'
  return count(/\p{Script=Latin}/gu) * 2 >= all ? 'latin' : 'other'
}

/**
 * The language whose small words the text has most of; where none is ahead `otherwise`, such as the
 * page's, if it is written in these letters.
 */
export function guessLanguage(text: string, otherwise: PlainLanguage = 'en'): PlainLanguage {
  const script = scriptOf(text)
  if (script === 'arabic') return 'ar'
  const words = wordsOf(text.toLowerCase())
  const isReported = (lang: PlainLanguage, word: string): boolean =>
    STOP_WORDS[lang].has(word) || REPORTED_BY[lang].has(word)
  const likely: PlainLanguage = otherwise === 'ar' ? 'en' : otherwise
  const ordered = [likely, ...plainLanguages.filter((lang) => lang !== likely && lang !== 'ar')]
  const shares = ordered.map((lang) => ({
    lang,
    count: words.filter((word) => isReported(lang, word)).length,
  }))
  return shares.toSorted((a, b) => b.count - a.count)[0]?.lang ?? 'en'
}

export function plainLanguage(lang: PlainLanguage): Language {
  const isStopWord = (word: string): boolean =>
    STOP_WORDS[lang].has(word.toLowerCase().replace('’', "'"))
  return {
    lang,
    method: 'statistics',
    tokens: (text) => partTokens(lang, piecesOf(text), isStopWord),
    stem: lang === 'ar' ? withoutArticle : withoutPlural,
    isStopWord,
    rarity: () => 0.7,
    ...(lang === 'ar' ? { namesIn: arabicNames } : lang === 'de' ? { namesIn: germanNames } : {}),
  }
}

function piecesOf(text: string): Token[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? []).map(
    (word) => ({ text: word, pos: /^[\p{L}\p{N}]/u.test(word) ? null : 'PUNCT' }),
  )
}

function partTokens(
  lang: PlainLanguage,
  pieces: Token[],
  isStopWord: (word: string) => boolean,
): Token[] {
  if (lang === 'de') return markVerbs(pieces, isStopWord)
  if (lang !== 'ar') return pieces
  return pieces.flatMap((piece, at) =>
    piece.pos === null && !isStopWord(piece.text) ? partWord(piece.text, at === 0) : [piece],
  )
}

/** The S-stemmer (Harman 1991): plural endings only, the first rule that fits. */
function withoutPlural(word: string): string {
  if (/(?<![ea])ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?<![aeo])es$/.test(word)) return word.slice(0, -1)
  return /(?<![us])s$/.test(word) ? word.slice(0, -1) : word
}

function setsOf(lists: PlainWordLists): Record<PlainLanguage, ReadonlySet<string>> {
  const { en, de, es, fr, ar } = lists
  return {
    en: new Set(en),
    de: new Set(de),
    es: new Set(es),
    fr: new Set(fr),
    ar: new Set(ar),
  }
}
