/**
 * Which of Pinterest's 24 top-level interests a topic belongs to, by word vectors: the topic's
 * words and, at half weight, its page's title and best phrases against the mean vector of each
 * category's seed words. English only; nothing is claimed for other languages.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import seeds from '../data/category-seeds.json' with { type: 'json' }
import type { CategorySeeds } from '../data/word-lists.schema.ts'
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import { rankPhrases } from '../keyphrases/rank-phrases.ts'
import { cosine, unit, type WordVectors } from '../language/word-vectors.ts'

export interface Category {
  /** Pinterest's own name, such as `food_and_drinks`. */
  name: string
  /** 0 to 1: its share among all categories. */
  confidence: number
  by: 'vectors'
}

/** L1InterestList of Pinterest's API description 5.23.0, each with words for it. */
const SEEDS: CategorySeeds = seeds
/**
 * Sharpness of the confidences: chosen so that a clear page gives its first category about 0.6 to
 * 0.9.
 */
const SHARPNESS = 14

export interface Categoriser {
  /** At most two, best first; none when no word is known. */
  categoriesOf(name: string, content: PageContent): Category[]
}

export function createCategoriser(
  vectors: WordVectors,
  languages: (lang: string) => Language,
): Categoriser {
  const centres = Object.entries(SEEDS).map(([name, words]) => ({
    name,
    centre: meanOf(
      words.map((word) => ({ word, weight: 1 })),
      vectors,
    ),
  }))
  const contexts = new WeakMap<PageContent, Float32Array | null>()
  const contextOf = (content: PageContent, language: Language): Float32Array | null => {
    const known = contexts.get(content)
    if (known !== undefined) return known
    const made = meanOf(
      weighed(
        [content.title, ...rankPhrases(content, language, 12).map(({ phrase }) => phrase)].join(
          ' ',
        ),
        language,
      ),
      vectors,
    )
    contexts.set(content, made)
    return made
  }
  return {
    categoriesOf: (name, content) => {
      if (content.lang !== 'en' && content.kind !== 'keyword') return []
      const language = languages('en')
      const own = meanOf(weighed(name, language), vectors)
      const context = content.kind === 'keyword' ? null : contextOf(content, language)
      const named = new Set(contentStems(name, language))
      const titled = new Set(contentStems(content.title, language))
      const shown = (category: string): number =>
        (category === 'food_and_drinks' && content.kind === 'recipe' ? 0.15 : 0) +
        hits(category, named, language) * 0.16 +
        hits(category, titled, language) * 0.12
      const scores = centres.map(({ name: category, centre }) => ({
        category,
        score: centre ? part(own, centre, 1) + part(context, centre, 0.8) + shown(category) : 0,
      }))
      return own || context ? confident(scores) : []
    },
  }
}

function part(vector: Float32Array | null, centre: Float32Array, weight: number): number {
  return vector ? weight * cosine(vector, centre) : 0
}

function confident(scores: { category: string; score: number }[]): Category[] {
  const top = Math.max(...scores.map(({ score }) => score))
  const powers = scores.map(({ category, score }) => ({
    category,
    power: Math.exp(SHARPNESS * (score - top)),
  }))
  const sum = powers.reduce((total, { power }) => total + power, 0)
  return powers
    .map(({ category, power }) => ({
      name: category,
      confidence: Math.round((power / sum) * 100) / 100,
      by: 'vectors' as const,
    }))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, 2)
    .filter(({ confidence }, index) => index === 0 || confidence >= 0.05)
}

/** 1 when the words hold one that represents the category itself. */
function hits(category: string, stems: Set<string>, language: Language): number {
  return SEEDS[category]?.some((word) => stems.has(language.stem(word))) ? 1 : 0
}

/** Rare words say more than common ones. */
function weighed(text: string, language: Language): { word: string; weight: number }[] {
  const words = wordsOf(text.toLowerCase()).flatMap((word) => [
    word,
    ...(word.includes('-') ? word.split('-') : []),
  ])
  return words
    .filter((word) => contentStems(word, language).length > 0)
    .map((word) => ({ word, weight: language.rarity(word) ** 2 }))
}

function meanOf(
  words: { word: string; weight: number }[],
  vectors: WordVectors,
): Float32Array | null {
  const sum = new Float32Array(vectors.dimensions)
  let found = 0
  for (const { word, weight } of words) {
    const vector = vectors.vector(word) ?? vectors.vector(word.replace(/s$/, ''))
    if (!vector) continue
    found += 1
    for (let index = 0; index < sum.length; index += 1)
      sum[index] = (sum[index] ?? 0) + weight * (vector[index] ?? 0)
  }
  return found > 0 ? unit(sum) : null
}
