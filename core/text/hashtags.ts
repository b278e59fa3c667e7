/**
 * Hashtags from what a page really speaks of: phrases seen twice or in title or heading, joined; 4
 * to 24 letters; at most 10.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, type Language } from './language.ts'
import { rankPhrases } from './keyphrases/rank-phrases.ts'

/** Broad (one word) and narrow (several) tags in turns, each with its own stems. */
export function suggestHashtags(
  content: PageContent,
  language: Language,
  interests: readonly string[] = [],
): string[] {
  const ranked = rankPhrases(content, language, 40).filter(
    ({ count, inTitle, inHeading }) => count >= 2 || inTitle || inHeading,
  )
  const phrases = [...interests, ...ranked.map(({ phrase }) => phrase)]
  const narrow = phrases.filter((phrase) => phrase.includes(' '))
  const broad = phrases.filter((phrase) => !phrase.includes(' '))
  const mixed = Array.from({ length: Math.max(narrow.length, broad.length) }, (_, index) => [
    narrow[index],
    broad[index],
  ]).flat()
  const seen = new Set<string>()
  const tags: string[] = []
  for (const phrase of mixed) {
    if (phrase === undefined || tags.length === 10) continue
    const tag = phrase.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    const key = contentStems(phrase, language).toSorted().join('')
    const letters = Array.from(tag).length
    if (letters < 4 || letters > 24 || seen.has(key) || /^\p{N}+$/u.test(tag)) continue
    seen.add(key)
    tags.push(`#${tag}`)
  }
  return tags
}
