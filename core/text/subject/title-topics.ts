/** Which words of a page's title its text is about. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, type Language } from '../language/language.ts'
import { splitTitle } from '../language/split-title.ts'
import { remember } from '../language/remember.ts'

const MAX_TOPICS = 3
/** How often the text must have a word of the title for it to be a topic. */
const MIN_MENTIONED = 3
/**
 * A topic occurs at least this often, as a share of the most frequent one: in "A Renovation Guide"
 * of a page on backsplashes, "guide" is no topic.
 */
const TOPIC_SHARE = 0.6

/** Stems of the page's text, with the count of each. */
export const stemCounts = remember((content, language) => {
  const counts = new Map<string, number>()
  for (const stem of contentStems(content.paragraphs.join(' '), language))
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
})

/** Stems of the title's words that occur most often in the text. */
export const topicsOf = remember((content, language) => {
  const counts = stemCounts(content, language)
  const countOf = (stem: string): number => counts.get(stem) ?? 0
  const mentioned = [...new Set(contentStems(content.title, language))]
    .filter((stem) => countOf(stem) >= MIN_MENTIONED)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, MAX_TOPICS)
  const [first = ''] = mentioned
  return mentioned.filter((stem) => countOf(stem) >= TOPIC_SHARE * countOf(first))
})

/**
 * Whether a part of the title lacks the topic, which another part has: "11 Best Practices" behind
 * "Plumbing Tips:", "Timeline & Budget Guide" behind "Wedding Checklist:".
 */
export function isOfOtherPart(part: string, content: PageContent, language: Language): boolean {
  const [topic] = language.lang === 'en' ? topicsOf(content, language) : []
  const parts = splitTitle(content.title)
  if (topic === undefined || parts.length === 1) return false
  const counts = stemCounts(content, language)
  const isFrequent = (stem: string): boolean =>
    (counts.get(stem) ?? 0) > FREQUENT_SHARE * (counts.get(topic) ?? 0)
  const stemsOf = (text: string): string[] => contentStems(text, language)
  return !stemsOf(part).some(isFrequent) && parts.some((other) => stemsOf(other).includes(topic))
}

/** As a share of the topic's count: a part with such a frequent word is about something itself. */
const FREQUENT_SHARE = 0.8
