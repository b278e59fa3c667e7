/**
 * The language of a page: its `lang` attribute unless the text plainly says otherwise, else by
 * trigrams.
 */
import { franc } from 'franc-min'
import { wordsOf, type Language } from '#core/text/language/language.ts'

const TAG_OF: Record<string, string> = {
  eng: 'en',
  deu: 'de',
  spa: 'es',
  fra: 'fr',
  ita: 'it',
  por: 'pt',
  nld: 'nl',
  swe: 'sv',
  dan: 'da',
  nob: 'no',
  fin: 'fi',
  pol: 'pl',
  ces: 'cs',
  tur: 'tr',
  ron: 'ro',
  hun: 'hu',
  rus: 'ru',
  ukr: 'uk',
  ell: 'el',
  arb: 'ar',
  heb: 'he',
  hin: 'hi',
  jpn: 'ja',
  kor: 'ko',
  cmn: 'zh',
  tha: 'th',
  vie: 'vi',
  ind: 'id',
}

/**
 * `claimed` is the attribute; a wrong one (a theme's default `en-US` over German text) shows in the
 * share of stop words.
 */
export function languageOf(
  claimed: string,
  text: string,
  languages: (lang: string) => Language,
): string {
  const tag = /^[a-z]{2,3}/i.exec(claimed.trim())?.[0].toLowerCase() ?? ''
  const sample = text.slice(0, 4000)
  const guessed = guess(sample)
  if (tag === '') return guessed
  if (guessed === 'und' || guessed === tag || sample.length < 200) return tag
  if (LATIN.has(tag) && letterShare(sample, /\p{Script=Latin}/gu) < MIN_LATIN) return guessed
  const claimedShare = stopWordShare(sample, languages(tag))
  const guessedShare = stopWordShare(sample, languages(guessed))
  return isPlainlyMore(guessedShare, claimedShare) ? guessed : tag
}

function guess(text: string): string {
  return TAG_OF[franc(text, { minLength: 60 })] ?? 'und'
}

/** In the attribute's language few words hold the sentences together, in the other one many. */
function isPlainlyMore(guessed: number, claimed: number): boolean {
  return guessed > claimed + 0.15 || (guessed > claimed + 0.04 && guessed > 2 * claimed)
}

const MIN_LATIN = 0.3
const LATIN = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'no', 'fi', 'pl'])

function letterShare(text: string, letters: RegExp): number {
  return (text.match(letters)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0)
}

function stopWordShare(text: string, language: Language): number {
  const words = wordsOf(text.toLowerCase())
  return words.length === 0
    ? 0
    : words.filter((word) => language.isStopWord(word)).length / words.length
}
