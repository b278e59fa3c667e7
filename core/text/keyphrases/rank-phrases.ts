/**
 * A page's phrases, best first: by the features of `phrase-features.ts`, weighed as logistic
 * regression learned them from pages whose authors say their keywords
 * (`tools/train-phrases.ts`).
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import learned from './phrase-weights.json' with { type: 'json' }
import type { Language } from '../language/language.ts'
import { probabilityOf } from './logistic.ts'
import { measurePhrases } from './phrase-features.ts'
import { remember } from '../language/remember.ts'

export interface RankedPhrase {
  phrase: string
  /** 0 to 1, best = 1. */
  score: number
  count: number
  stems: string[]
  inTitle: boolean
  inHeading: boolean
  /** Share of its places where it is not part of a longer run. */
  alone: number
}

/** At most 60. */
export function rankPhrases(content: PageContent, language: Language, limit = 20): RankedPhrase[] {
  return rankAll(content, language).slice(0, limit)
}

const MAX_PHRASES = 60
/** What the author tags is a keyword by itself. */
const OF_AUTHOR = 1.6

const rankAll = remember((content, language): RankedPhrase[] => {
  const weights = content.kind === 'recipe' ? learned.recipe : learned.other
  const scored = measurePhrases(content, language)
    .map(({ candidate, features }) => ({
      candidate,
      score: probabilityOf(features, weights) * (candidate.byAuthor ? OF_AUTHOR : 1),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_PHRASES)
  const best = scored[0]?.score ?? 1
  return scored.map(({ candidate, score }) => ({
    phrase: candidate.phrase,
    score: Math.round((score / best) * 1000) / 1000,
    count: candidate.count,
    stems: candidate.stems,
    inTitle: candidate.inTitle,
    inHeading: candidate.inHeading,
    alone: candidate.alone,
  }))
})

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
