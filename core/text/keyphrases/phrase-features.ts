/** The numbers by which a page's phrases are ranked; `phrase-weights.json` weighs each. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { candidatesOf, type Candidate } from './candidate-phrases.ts'
import { contentStems, type Language } from '../language/language.ts'
import type { Features } from './logistic.ts'
import { phraseUnits, readSentences } from './phrase-units.ts'
import { thingOfTitle } from '../subject/subject.ts'
import { weighWords, type WordWeights } from './word-weights.ts'

export interface MeasuredPhrase {
  readonly candidate: Candidate
  readonly features: Features
}

interface Ground {
  readonly language: Language
  readonly weights: WordWeights
  readonly title: ReadonlySet<string>
  readonly subject: readonly string[]
}

export function measurePhrases(content: PageContent, language: Language): MeasuredPhrase[] {
  const ground: Ground = {
    language,
    weights: weighWords(readSentences(phraseUnits(content), language), language),
    title: new Set(contentStems(content.title, language)),
    subject: contentStems(thingOfTitle(content, language), language),
  }
  return candidatesOf(content, language).map((candidate) => ({
    candidate,
    features: featuresOf(candidate, ground),
  }))
}

function featuresOf(candidate: Candidate, ground: Ground): Features {
  const { stems } = candidate
  const { language, weights, title, subject } = ground
  const average = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  // A word at the very beginning weighs almost nothing: no logarithm of zero.
  const logs = stems.map((stem) => Math.log(weights.weigh(stem) + 0.001))
  const capitals = average(stems.map((stem) => weights.capitals(stem)))
  const words = candidate.phrase.toLowerCase().split(' ')
  const rarity = Math.min(...words.map((word) => language.rarity(word)))
  // One word is judged by other signs than several: names and long texts ask for more of them.
  const isOne = Number(stems.length === 1)
  return {
    count: Math.log(candidate.count),
    first: Math.log(1 + candidate.first),
    inTitle: Number(candidate.inTitle),
    titleShare: average(stems.map((stem) => Number(title.has(stem)))),
    heading: Number(candidate.inHeading),
    ingredient: Number(candidate.inIngredients),
    category: Number(candidate.inCategory),
    pictures: Math.log(1 + candidate.inPictures),
    rarity,
    oneWord: isOne,
    oneName: isOne * capitals,
    oneRarity: isOne * rarity,
    oneCount: isOne * Math.log(candidate.count),
    oneLong: isOne * Math.log(weights.sentences),
    twoWords: Number(stems.length === 2),
    fourWords: Number(stems.length > 3),
    weight: average(logs),
    leastWeight: Math.min(...logs),
    capitals,
    alone: candidate.alone,
    subject: Number(subject.join(' ') === stems.join(' ')),
    subjectEnd: Number(subject.length > 0 && subject.at(-1) === stems.at(-1)),
    nominal: Number(candidate.isNominal),
    endsInNoun: Number(candidate.endsInNoun),
  }
}
