/**
 * Faults of words that a model wrote, by the gates that our own words pass: damage, slips, a
 * beginning that leans on text before it, a first sentence without the title's subject, and the
 * learned chance. What the page does not bear out is found by `text-gates.ts`.
 */
import { isOnTitle } from './describe/first-sentence.ts'
import { contentStems } from './language/language.ts'
import { splitSentences } from './language/sentences.ts'
import { chancesOf } from './rank/rank-words.ts'
import { isDamaged, isShouting } from './sentences/damage.ts'
import { goesOn, pointsBack } from './sentences/going-on.ts'
import { hasSlip } from './sentences/slips.ts'
import type { PageModel } from './understand/page-model.ts'
import { opensLeaning } from './writer/good-sentences.ts'

export type ForeignFault =
  | 'damaged_title'
  | 'damaged_description'
  | 'slip'
  | 'leaning'
  | 'off_title'
  | 'poor_title'
  | 'poor_description'

export interface ForeignWords {
  readonly title: string
  readonly description: string
}

/** A title that is good enough, whatever our own titles have: the gate of `write-pins.ts`. */
const GOOD_TITLE = 0.74
/**
 * Of our poorest own description's chance. The weights were learned from sentences of pages, and a
 * model's sentences score half as high: two that are fine had 0.26 and 0.35 beside our 0.55, and
 * one without sense 0.15.
 */
const FAR_BELOW = 0.4

export type ForeignGate = (words: ForeignWords) => ForeignFault | null

/** `own`: our own words, which are used instead where these fail. */
export function foreignGate(model: PageModel, own: readonly ForeignWords[]): ForeignGate {
  const chances = own
    .filter(({ description }) => description !== '')
    .map((words) => chancesOf(words, model))
  const least = {
    title: Math.min(GOOD_TITLE, ...chances.map(({ title }) => title)),
    description: FAR_BELOW * Math.min(1, ...chances.map(({ description }) => description)),
  }
  return (words) => {
    const fault = formFault(words, model)
    if (fault !== null) return fault
    const { title, description } = chancesOf(words, model)
    if (title < least.title) return 'poor_title'
    return description < least.description ? 'poor_description' : null
  }
}

/** Cheapest first. */
function formFault({ title, description }: ForeignWords, model: PageModel): ForeignFault | null {
  const { language, content } = model.material
  const { lang } = language
  const about = contentStems(`${content.title} ${model.subject.name}`, language)
  const [first = ''] = splitSentences(description, lang)
  const isBroken = (text: string): boolean => isDamaged(text, lang) || isShouting(text)
  if (isBroken(title)) return 'damaged_title'
  if (isBroken(description)) return 'damaged_description'
  if (hasSlip(description, language, about)) return 'slip'
  if (opensLeaning(first, lang) || goesOn(first, lang) || pointsBack(first, language))
    return 'leaning'
  return isOnTitle({ text: description, section: null }, title, model) ? null : 'off_title'
}
