/**
 * English titles out of the page's own summary: what it calls itself, what it lists behind its
 * colon, and its short second sentence.
 */
import { wordsOf } from '../language.ts'
import { splitSentences } from '../sentences.ts'
import { dishNames } from './dish-names.ts'
import { thingOf } from './english-heading-titles.ts'
import type { Material } from './material.ts'
import { candidate, from, joined, type TitleCandidate } from './title-candidate.ts'
import { isOfPage } from './topic-inside.ts'

const HEAD = { words: 4, least: 18, most: 72 }
const FRAGMENT_WORDS = { least: 3, most: 9 }
const POINTS = /["“”()]|\b(?:it|its|they|them|their|this|these|that one|you|your)\b/i

/** "A Backyard Wedding Checklist by Month": before its first colon. */
export function summaryTitles({ content, letters }: Material): TitleCandidate[] {
  const [sentence = ''] = content.description.split(/(?<=[.!?])\s/)
  const head = sentence.includes(': ')
    ? (sentence.split(': ')[0] ?? '')
    : (sentence.replace(/[.]$/, '').split(/, (?:with|and|which|that|so)\b/)[0] ?? '')
  const isName =
    head.length >= HEAD.least &&
    head.length <= HEAD.most &&
    wordsOf(head).length >= HEAD.words &&
    !/[.!?;“"]|\b(?:is|are|was|were|needs?|has|have|makes?|gets?|can|will)\b/i.test(head)
  return isName
    ? [
        candidate(letters.title(head), {
          sources: [from('sentence', content.description)],
          weight: 0.93,
          headline: letters.title(head),
        }),
      ]
    : []
}

/**
 * "One Pot, Nine Ingredients: Creamy Pumpkin Soup", "Raised Garden Bed: Tools, Soil Mix, Depth and
 * the Mistakes That Rot a Bed".
 */
export function summaryParts(material: Material, interest: string): TitleCandidate[] {
  const { content, letters, language } = material
  if (!/^(?:recipe|how_to|story|other)$/.test(content.kind) || !isOfPage(material, interest))
    return []
  const names = dishNames(material, interest)
  const labels = names.length > 0 ? names : [thingOf(material, interest)]
  const [first = '', ...others] = splitSentences(content.description, language.lang)
  const listed = /^[^:]+: (.+, .+ and .+)\.$/.exec(first)?.[1]
  const made = (title: string, headline: string, weight: number): TitleCandidate =>
    candidate(title, {
      sources: [from('sentence', content.description), from('keyword', interest)],
      weight,
      headline: letters.title(headline),
    })
  const fragments = others
    .map((text) => text.replace(/\.$/, ''))
    .filter((text) => isFragment(text, material))
  return [
    ...(listed !== undefined && !POINTS.test(listed)
      ? [made(joined(names[0] ?? letters.title(interest), letters.title(listed)), '', 0.72)]
      : []),
    ...fragments.flatMap((text) =>
      labels.flatMap((label, index) => [
        made(
          `${letters.title(text)}: ${label.replace(/^./u, (letter) => letter.toUpperCase())}`,
          text,
          0.8 - 0.02 * index,
        ),
        made(joined(letters.title(label), letters.title(text)), text, 0.78 - 0.02 * index),
      ]),
    ),
  ]
}

/**
 * A few words without a verb, with a number or a comma in them: "One pot, nine ingredients", not
 * "Perfect for fall".
 */
function isFragment(text: string, { language }: Material): boolean {
  const count = wordsOf(text).length
  if (
    count < FRAGMENT_WORDS.least ||
    count > FRAGMENT_WORDS.most ||
    !/,/.test(text) ||
    /[:;!?–—]/.test(text) ||
    POINTS.test(text)
  )
    return false
  return !language
    .tokens(text.toLowerCase())
    .some(({ pos }) => pos === 'VERB' || pos === 'AUX' || pos === 'PRON')
}
