/** Which words of a page's title its text is about. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, type Language } from '../language/language.ts'
import { splitTitle } from '../language/split-title.ts'
import { remember } from '../language/remember.ts'

const MAX_TOPICS = 3
/** So often the page must say a word of its title, or the title is not about it. */
const MIN_MENTIONED = 3
/**
 * "A Renovation Guide" is not what a page on backsplashes is about: it says "guide" far less often.
 */
const NEAR_FIRST = 0.6

/** Stems of the page's text, with the count of each. */
export const stemCounts = remember((content, language) => {
  const said = new Map<string, number>()
  for (const stem of contentStems(content.paragraphs.join(' '), language))
    said.set(stem, (said.get(stem) ?? 0) + 1)
  return said
})

/** Stems of the title's words that the text says most. */
export const topicsOf = remember((content, language) => {
  const said = stemCounts(content, language)
  const countOf = (stem: string): number => said.get(stem) ?? 0
  const mentioned = [...new Set(contentStems(content.title, language))]
    .filter((stem) => countOf(stem) >= MIN_MENTIONED)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, MAX_TOPICS)
  const [first = ''] = mentioned
  return mentioned.filter((stem) => countOf(stem) >= NEAR_FIRST * countOf(first))
})

/**
 * "11 Best Practices & Upgrades" behind "Plumbing Tips:", "Timeline & Budget Guide" behind "Wedding
 * Checklist:": what they are about, only the other part of the title says.
 */
export function isOfOtherPart(part: string, content: PageContent, language: Language): boolean {
  const [topic] = language.lang === 'en' ? topicsOf(content, language) : []
  const parts = splitTitle(content.title)
  if (topic === undefined || parts.length === 1) return false
  const said = stemCounts(content, language)
  const isHeld = (stem: string): boolean =>
    (said.get(stem) ?? 0) > LEFT_OUT * (said.get(topic) ?? 0)
  const stemsOf = (text: string): string[] => contentStems(text, language)
  return !stemsOf(part).some(isHeld) && parts.some((other) => stemsOf(other).includes(topic))
}

/** Of how often the topic occurs: a word that occurs less often does not replace it. */
const LEFT_OUT = 0.8
