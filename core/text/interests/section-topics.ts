/** Topics that sections speak of under a heading that names them. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import { isNounPhrase } from '../subject/subject.ts'
import { readSections } from '../understand/reading/sections.ts'
import { isInstruction } from '../language/english-grammar.ts'
import { caseOf } from '../language/letter-case.ts'
import { materialOf } from '../writer/material.ts'
import { EMPTY_NAME } from './subject-name.ts'
import type { Topic } from './subject-topics.ts'

/** The page's own lines are no topics when longer. */
const MAX_HEADING_WORDS = 4
const MAX_SECTIONS = 4
/** Of the section with most to say. */
const SECTION = 0.5

/** What the page has most to say about under a heading that names it, longest first. */
export function sectionTopics(content: PageContent, language: Language): Topic[] {
  // The entries of a list are no topics beside it.
  if (content.kind === 'list') return []
  const material = materialOf(content, language)
  const { running } = caseOf(content, language)
  const beside = new Set(
    content.headings.filter(({ is_topic }) => is_topic === false).map(({ text }) => text),
  )
  return readSections(material)
    .filter(({ role, heading }) => role === '' && !beside.has(heading))
    .map(({ heading, sentences }) => ({ heading, length: sentences.join(' ').length }))
    .filter(
      ({ heading }) =>
        wordsOf(heading).length > 1 &&
        wordsOf(heading).length <= MAX_HEADING_WORDS &&
        !/[?!:,"“]|\p{Lu}{3}|(?:^|\s)(?:[Aa]n?|[Tt]he|[Yy]our|[Mm]y|[Oo]ur)\s/u.test(heading) &&
        !EMPTY_NAME.test(heading) &&
        isNamed(heading, language),
    )
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_SECTIONS)
    .map(({ heading }, index) => ({
      phrase: running(heading),
      stems: contentStems(heading, language),
      score: SECTION - 0.05 * index,
    }))
    .filter(({ stems }) => stems.length > 0)
}

/** An order or a clause is none. Where no tagger helps, only German shows its nouns. */
function isNamed(heading: string, language: Language): boolean {
  if (language.lang === 'de') return wordsOf(heading).every((word) => /^\p{Lu}/u.test(word))
  return (
    language.lang === 'en' &&
    isNounPhrase(heading, language) &&
    !isInstruction(heading) &&
    !language.tokens(heading.toLowerCase()).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  )
}
