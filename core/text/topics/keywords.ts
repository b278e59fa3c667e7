/** The keywords of a pin. */
import { contentStems } from '../language/language.ts'
import type { RankedPhrase } from '../keyphrases/rank-phrases.ts'
import type { Material } from '../writer/material.ts'

export const MAX_KEYWORDS = 8

/**
 * The interest, then what the author tags, then phrases that people may search for: first those
 * that the pin itself says, longer ones before words.
 */
export function keywordsOf(
  { phrases, content, language }: Material,
  interest: string,
  said: string,
): string[] {
  const stems = new Set(contentStems(said, language))
  const tags = content.facts.flatMap(({ name, value }) => (name === 'author_keyword' ? value : []))
  const rank = (phrase: RankedPhrase): number =>
    (phrase.stems.every((stem) => stems.has(stem)) ? 0 : 2) + (phrase.phrase.includes(' ') ? 0 : 1)
  const ranked = phrases
    .filter((phrase) => isSearched(phrase, language.lang))
    .toSorted((a, b) => rank(a) - rank(b))
  const seen = new Set<string>()
  const isNew = (phrase: string): boolean =>
    phrase.length <= 80 &&
    !seen.has(phrase.toLowerCase()) &&
    seen.add(phrase.toLowerCase()).size > 0
  return [interest, ...tags, ...ranked.map(({ phrase }) => phrase)]
    .filter(isNew)
    .slice(0, MAX_KEYWORDS)
}

/**
 * What the page names in its title or a heading, or says again: "sun touches", stated once, is no
 * topic; nor is a German name with its adjective bent, or with a verb behind it: "Fensterbank passen".
 */
function isSearched({ phrase, count, inTitle, inHeading }: RankedPhrase, lang: string): boolean {
  if (lang === 'de' && /^\p{Ll}|\s\p{Ll}+$/u.test(phrase)) return false
  return inTitle || (phrase.includes(' ') && (inHeading || count >= 2))
}
