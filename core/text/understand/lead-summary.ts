/**
 * The sentence that says what a dish is, out of the beginning of its page: for a page that has no
 * summary, better than how long it takes.
 */
import { goesOn } from '../describe/going-on.ts'
import { hasSlip } from '../describe/slips.ts'
import { AGAINST, UNFIT, WORK } from '../describe/unfit-sentences.ts'
import { contentStems, wordsOf } from '../language.ts'
import { splitSentences } from '../sentences.ts'
import type { Material } from '../writer/material.ts'
import { headOfDish } from './dish-name.ts'
import { isUsable } from './summary.ts'

const LEAD_PARAGRAPHS = 4
const MIN_LENGTH = 60
const MAX_LENGTH = 240
/** Of the name's words: one alone may be a part of the dish. */
const MIN_NAMED = 2
/** "These lemon bars are …": what stands before the verb, and nothing before it. */
const SAYS_WHAT_IT_IS =
  /^((?:(?:these|this|our|my) )?(?:(?!(?:to|for|when|if|is|are|has|have|that|which)\b)\p{L}[\p{L}\p{M}'’&-]* ){1,7})(?:is|are|has|have|tastes?|combines?|features?|makes? (?:an?|the|for))\b/iu
/** It speaks of its own words, or of other dishes. */
const ON_ITSELF =
  /\b(?:recipe comes|i|me|today|yesterday|last|ago|below|above|here|originally|history|known as|called)\b/iu

export function leadSummary({ content, language }: Material, name: string): string {
  if (language.lang !== 'en') return ''
  const about = contentStems(`${name} ${content.title}`, language)
  const named = new Set(contentStems(headOfDish(name), language))
  const [head] = contentStems(wordsOf(headOfDish(name)).at(-1) ?? '', language)
  const isOnDish = (sentence: string): boolean => {
    const said = contentStems(SAYS_WHAT_IT_IS.exec(sentence)?.[1] ?? '', language)
    const shared = [...named].filter((stem) => said.includes(stem)).length
    return head !== undefined && said.includes(head) && shared >= Math.min(MIN_NAMED, named.size)
  }
  const isWhole = (sentence: string): boolean =>
    ![AGAINST, UNFIT, WORK, ON_ITSELF].some((pattern) => pattern.test(sentence)) &&
    isUsable(sentence, language.lang) &&
    !goesOn(sentence, language.lang) &&
    !hasSlip(sentence, language, about)
  return (
    content.paragraphs
      .slice(0, LEAD_PARAGRAPHS)
      .flatMap((text) => splitSentences(text, language.lang))
      .find(
        (sentence) =>
          sentence.length >= MIN_LENGTH &&
          sentence.length <= MAX_LENGTH &&
          isOnDish(sentence) &&
          isWhole(sentence),
      ) ?? ''
  )
}
