/** Passages that begin with an order, which says nothing of what the page is about. */
import { isInstruction } from '../language/english-grammar.ts'
import { WORK } from '../sentences/unfit-sentences.ts'
import type { PageModel } from '../understand/page-model.ts'
import type { Passage } from './passages/passages.ts'
import { isOffering } from './promise/offer-words.ts'
import { isReasonedAdvice } from './place/answer.ts'

/** "To crush the nuts, put them in a bag": an order says nothing of what the page is about. */
const TO_DO = /^to \p{L}+[^,.]{2,60}, (?!(?:you|we|it|they|there|this|your|an?|the)\s)\p{Ll}+ /iu
/** What the English list of orders leaves out, since these words name things, too. */
const COOKING_ORDER =
  /^(?:cut|spread|whisk|stir|pour|beat|knead|preheat|transfer|rinse|drain|toss|season|combine|mix|fold|bake|cook|simmer|roast|fry|chop|sprinkle|drizzle|air[- ]?fry|sauté|sear|broil)\s(?:the|in|with|all|together|your|an?|for|over|until|to|into|some|\p{L}+ (?:\p{L}+ )?(?:to|in|into|with|until|over|for|at))\s/iu

export function isMidWork({ sentences }: Passage, { kind, material }: PageModel): boolean {
  const first = sentences[0]?.text ?? ''
  const isOrder =
    COOKING_ORDER.test(first) || (isInstruction(first) && (kind === 'recipe' || WORK.test(first)))
  return material.language.lang === 'en' && (TO_DO.test(first) || isOrder)
}

/** "Put glue on one side": a step of the work, which says nothing of the section. */
export function isStepAlone({ sentences }: Passage, { kind, material }: PageModel): boolean {
  const first = sentences[0]?.text ?? ''
  if (kind === 'recipe' || material.language.lang !== 'en' || !isInstruction(first)) return false
  return !isReasonedAdvice(first) && !isOffering(first, 'en')
}
