/**
 * A page's phrases, best first: frequency x background rarity x first position x overlap with title
 * and headings, then made diverse by maximal marginal relevance (Carbonell and Goldstein 1998).
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { candidatesOf, type Candidate } from './candidate-phrases.ts'
import { contentStems, type Language } from './language.ts'
import { remember } from './remember.ts'

export interface RankedPhrase {
  phrase: string
  /** 0 to 1, best = 1. */
  score: number
  count: number
  stems: string[]
  inTitle: boolean
  inHeading: boolean
}

/** At most 60. */
export function rankPhrases(content: PageContent, language: Language, limit = 20): RankedPhrase[] {
  return rankAll(content, language).slice(0, limit)
}

const MOST = 60
const rankAll = remember((content, language): RankedPhrase[] => {
  const candidates = candidatesOf(content, language)
  const grounds = overlapsOf(content, language)
  const scored = candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, grounds, language) }))
    .toSorted((a, b) => b.score - a.score)
  const top = scored[0]?.score ?? 1
  const pool = scored.slice(0, MOST * 2).map(({ candidate, score }) => ({
    phrase: candidate.phrase,
    score: Math.round((score / top) * 1000) / 1000,
    count: candidate.count,
    stems: candidate.stems,
    inTitle: candidate.inTitle,
    inHeading: candidate.inHeading,
  }))
  return diversify(pool, MOST)
})

interface Overlaps {
  title: Set<string>
  headings: Map<string, number>
}

function overlapsOf(content: PageContent, language: Language): Overlaps {
  const headings = new Map<string, number>()
  for (const { text } of content.headings)
    for (const stem of new Set(contentStems(text, language)))
      headings.set(stem, (headings.get(stem) ?? 0) + 1)
  return { title: new Set(contentStems(content.title, language)), headings }
}

function scoreOf(candidate: Candidate, grounds: Overlaps, language: Language): number {
  const { stems, phrase } = candidate
  const words = phrase.toLowerCase().split(' ')
  const rarity = words.reduce((sum, word) => sum + language.rarity(word), 0) / words.length
  const share = (has: (stem: string) => boolean): number => stems.filter(has).length / stems.length
  const frequency = candidate.count ** 0.6
  const position = 1 / (1 + 0.8 * candidate.first)
  const overlap =
    1 +
    1.2 * share((stem) => grounds.title.has(stem)) +
    0.4 * share((stem) => (grounds.headings.get(stem) ?? 0) > 0)
  const length = [0, 0.75, 1.25, 1.2, 1][stems.length] ?? 1
  return (
    frequency *
    rarity ** 1.5 *
    position *
    overlap *
    length *
    (candidate.byAuthor ? 1.6 : 1) *
    (candidate.inTitle ? 1.25 : 1)
  )
}

/** Takes the phrase with the best balance of score and distance from those taken; 0.75 to 0.25. */
export function diversify<T extends { score: number; stems: string[] }>(
  pool: T[],
  limit: number,
  balance = 0.75,
): T[] {
  const left = [...pool]
  const taken: T[] = []
  while (taken.length < limit && left.length > 0) {
    let best = 0
    let bestValue = -Infinity
    left.forEach((entry, index) => {
      const nearest = taken.reduce(
        (most, other) => Math.max(most, similarity(entry.stems, other.stems)),
        0,
      )
      const value = balance * entry.score - (1 - balance) * nearest
      if (value > bestValue) [best, bestValue] = [index, value]
    })
    taken.push(...left.splice(best, 1))
  }
  return taken
}

/** 1 for the same words, 0.5 and more when one holds the other, else the share of common stems. */
export function similarity(a: string[], b: string[]): number {
  const common = a.filter((stem) => b.includes(stem)).length
  return common / Math.max(1, a.length + b.length - common)
}
