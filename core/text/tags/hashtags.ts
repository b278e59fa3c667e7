/**
 * Hashtags from what a page is about: its topics, its phrases and its category, joined; 4 to 24
 * letters; at most 10. None is better than a poor one: a word that fits any page ("#love",
 * "#ideas") is no tag, and one word is one only where the title or the category has it.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import filler from '../data/filler-words.json' with { type: 'json' }
import type { PlainWordLists } from '../data/word-lists.schema.ts'
import { rankPhrases, type RankedPhrase } from '../keyphrases/rank-phrases.ts'
import { contentStems, wordsOf, type Language } from '../language/language.ts'

const MAX_TAGS = 10
const MIN_LETTERS = 4
const MAX_LETTERS = 24
/** So often the text says a name that is neither in title nor in a heading. */
const MIN_NAME_COUNT = 2
const MIN_WORD_COUNT = 3
const LISTS: PlainWordLists = filler
const FILLER: ReadonlySet<string> = new Set(Object.values(LISTS).flat())
const CATEGORIES = new Set(['category', 'cuisine'])

/** Broad (one word) and narrow (several) tags in turns, each with its own stems. */
export function suggestHashtags(
  content: PageContent,
  language: Language,
  topics: readonly string[] = [],
): string[] {
  const categories = content.facts.flatMap(({ name, value }) =>
    CATEGORIES.has(name) ? value.split(',').map((word) => word.trim()) : [],
  )
  const ranked = rankPhrases(content, language, 40).filter(isOfPage)
  const phrases = [...topics, ...ranked.map(({ phrase }) => phrase), ...categories].filter(
    (phrase) => isTelling(phrase, language),
  )
  const narrow = phrases.filter((phrase) => phrase.includes(' '))
  const broad = phrases.filter((phrase) => !phrase.includes(' '))
  const mixed = Array.from({ length: Math.max(narrow.length, broad.length) }, (_, index) =>
    [narrow[index], broad[index]].filter((phrase) => phrase !== undefined),
  ).flat()
  return tagsOf(mixed, language)
}

function isOfPage({ phrase, count, inTitle, inHeading }: RankedPhrase): boolean {
  return phrase.includes(' ')
    ? inTitle || inHeading || count >= MIN_NAME_COUNT
    : inTitle && count >= MIN_WORD_COUNT
}

/** Says more than what fits any page. Arabic begins with the sort: "recipe of lemon cake". */
function isTelling(phrase: string, { lang }: Language): boolean {
  const words = wordsOf(phrase.toLowerCase())
  const isLed = lang !== 'ar' && FILLER.has(words[0] ?? '')
  return !isLed && !words.every((word) => FILLER.has(word))
}

function tagsOf(phrases: readonly string[], language: Language): string[] {
  const seen = new Set<string>()
  const tags = phrases.flatMap((phrase) => {
    const tag = phrase.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    const key = contentStems(phrase, language).toSorted().join('')
    const letters = Array.from(tag).length
    const isFit = letters >= MIN_LETTERS && letters <= MAX_LETTERS && !/^\p{N}+$/u.test(tag)
    if (!isFit || seen.has(key)) return []
    seen.add(key)
    return [`#${tag}`]
  })
  return tags.slice(0, MAX_TAGS)
}
