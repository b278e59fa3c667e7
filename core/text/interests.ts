/**
 * A page's interests: search topics of 1 to 4 words from its ranked phrases, and what is known of one of them. Search volume is no
 * business of this room: without a connected account it is unknown.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, type Language } from './language.ts'
import { wholeText } from './page-text.ts'
import { rakeArticle, type ScoredPhrase } from './rake.ts'
import { diversify, rankPhrases, similarity, type RankedPhrase } from './rank-phrases.ts'
import { subjectOf } from './subject.ts'

export interface DerivedInterest {
  interest_name: string
  /** Relevance on this page, 0-100. */
  relevance: number
}

const MOST = 12
const LEAST = 5

/** 5 to 12 topics, best first; fewer only when the page has no more. */
export function deriveInterests(content: PageContent, language: Language): DerivedInterest[] {
  if (content.kind === 'keyword') return [{ interest_name: content.title, relevance: 100 }]
  const titleStems = contentStems(content.title, language)
  const subject = subjectTopic(content, language)
  const ranked = rankPhrases(content, language, 40).filter((phrase) => isTopic(phrase, titleStems))
  const pool = [...(subject ? [subject] : []), ...ranked.filter((phrase) => !subject || similarity(phrase.stems, subject.stems) < 0.99)]
  const distinct: RankedPhrase[] = []
  for (const phrase of pool.toSorted((a, b) => b.score - a.score)) if (!distinct.some((other) => isSameTopic(other, phrase))) distinct.push(phrase)
  const chosen = diversify(distinct, MOST, 0.8)
  const strong = chosen.filter((phrase) => phrase.score >= 0.16)
  return (strong.length >= LEAST ? strong : chosen.slice(0, Math.max(LEAST, strong.length)))
    .toSorted((a, b) => b.score - a.score)
    .map((phrase) => ({ interest_name: phrase.phrase, relevance: Math.max(1, Math.min(100, Math.round(Math.sqrt(phrase.score) * 100))) }))
}

/** The title's own subject is what people search for, when it is short enough to be a topic. */
function subjectTopic(content: PageContent, language: Language): RankedPhrase | null {
  const { noun } = subjectOf(content, language)
  const words = noun.split(' ')
  if (noun === '' || words.length > 4 || words.length < 2 || /\d/.test(noun)) return null
  return { phrase: noun, score: 1, count: 1, stems: contentStems(noun, language), inTitle: true, inHeading: false }
}

/** One word alone is a topic only when the title has it; several words must be seen twice or share a word with the title. */
function isTopic(phrase: RankedPhrase, titleStems: string[]): boolean {
  const sharesTitle = phrase.stems.some((stem) => titleStems.includes(stem))
  if (phrase.phrase.length < 3 || phrase.phrase.length > 50) return false
  if (phrase.stems.length === 1) return (sharesTitle && phrase.count >= 2) || phrase.count >= 5
  return sharesTitle || phrase.count >= 2 || phrase.inHeading
}

function isSameTopic(a: RankedPhrase, b: RankedPhrase): boolean {
  return a.stems.toSorted().join(' ') === b.stems.toSorted().join(' ') || similarity(a.stems, b.stems) >= 0.75
}

export interface InterestResearch {
  rake_keywords: ScoredPhrase[]
  annotations: ScoredPhrase[]
  related_interests: string[]
  rake_data_source: 'page' | 'keyword' | 'none'
}

/**
 * Keywords of one interest: the page's phrases, those that share its words first. `otherInterests` are names from the account's other
 * pages; a name counts as related when it shares a word, and the page's own other topics follow.
 */
export function researchInterest(content: PageContent, name: string, language: Language, otherInterests: string[] = []): InterestResearch {
  const stems = contentStems(name, language)
  const shares = (phrase: string): number => contentStems(phrase, language).filter((stem) => stems.includes(stem)).length
  const nearFirst = <T extends ScoredPhrase>(phrases: T[]): T[] => [...phrases.filter(({ phrase }) => shares(phrase) > 0), ...phrases.filter(({ phrase }) => shares(phrase) === 0)]
  const rake = nearFirst(rakeArticle(wholeText(content), language.isStopWord, 60)).slice(0, 20)
  const ranked = rankPhrases(content, language, 40)
  const isOther = (phrase: string): boolean => similarity(contentStems(phrase, language), stems) < 0.99
  const annotations = nearFirst(ranked.map(({ phrase, score }) => ({ phrase, score })).filter(({ phrase }) => isOther(phrase))).slice(0, 20)
  const own = deriveInterests(content, language).map((interest) => interest.interest_name)
  const related = [...otherInterests.filter((other) => shares(other) > 0), ...annotations.filter(({ phrase }) => shares(phrase) > 0 && phrase.includes(' ')).map(({ phrase }) => phrase), ...own].filter(isOther)
  return {
    rake_keywords: rake,
    annotations,
    related_interests: distinctBy(related, (phrase) => contentStems(phrase, language).toSorted().join(' ')).slice(0, 8),
    rake_data_source: content.kind === 'keyword' ? 'keyword' : rake.length === 0 ? 'none' : 'page',
  }
}

function distinctBy(values: string[], key: (value: string) => string): string[] {
  const seen = new Set<string>()
  return values.filter((value) => !seen.has(key(value)) && seen.add(key(value)))
}
