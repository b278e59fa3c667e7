/** The keywords of one interest of a page: by RAKE, by the page's own ranking, and related topics. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { deriveInterests } from './derive-interests.ts'
import { contentStems, type Language } from '../language/language.ts'
import { wholeText } from '../language/page-text.ts'
import { rakeArticle, type ScoredPhrase } from '../keyphrases/rake.ts'
import { rankPhrases, similarity } from '../keyphrases/rank-phrases.ts'
import { remember } from '../language/remember.ts'

const rakeOf = remember((content, language) =>
  rakeArticle(wholeText(content), language.isStopWord, 60),
)

export interface InterestQuestion {
  readonly name: string
  readonly language: Language
  /** Names from the account's other pages. */
  readonly otherInterests?: readonly string[]
}

export interface InterestResearch {
  rake_keywords: ScoredPhrase[]
  annotations: ScoredPhrase[]
  related_interests: string[]
  rake_data_source: 'page' | 'keyword' | 'none'
}

/**
 * Keywords of one interest: the page's phrases, those that share its words first. A name from
 * another page counts as related when it shares a word; the page's own other topics follow.
 */
export function researchInterest(
  content: PageContent,
  { name, language, otherInterests = [] }: InterestQuestion,
): InterestResearch {
  const stems = contentStems(name, language)
  const shares = (phrase: string): number =>
    contentStems(phrase, language).filter((stem) => stems.includes(stem)).length
  const nearFirst = <T extends ScoredPhrase>(phrases: T[]): T[] => [
    ...phrases.filter(({ phrase }) => shares(phrase) > 0),
    ...phrases.filter(({ phrase }) => shares(phrase) === 0),
  ]
  const rake = nearFirst(rakeOf(content, language)).slice(0, 20)
  const isOther = (phrase: string): boolean =>
    similarity(contentStems(phrase, language), stems) < 0.99
  const annotations = nearFirst(
    rankPhrases(content, language, 40)
      .map(({ phrase, score }) => ({ phrase, score }))
      .filter(({ phrase }) => isOther(phrase)),
  ).slice(0, 20)
  const own = deriveInterests(content, language).map((interest) => interest.interest_name)
  const near = annotations
    .filter(({ phrase }) => shares(phrase) > 0 && phrase.includes(' '))
    .map(({ phrase }) => phrase)
  const related = [
    ...otherInterests.filter((other) => shares(other) > 0),
    ...own.filter((other) => shares(other) > 0),
    ...near,
    ...own,
  ].filter(isOther)
  const seen = new Set<string>()
  const isNew = (phrase: string): boolean => {
    const key = contentStems(phrase, language).toSorted().join(' ')
    return !seen.has(key) && Boolean(seen.add(key))
  }
  return {
    rake_keywords: rake,
    annotations,
    related_interests: related.filter(isNew).slice(0, 8),
    rake_data_source: content.kind === 'keyword' ? 'keyword' : rake.length === 0 ? 'none' : 'page',
  }
}
