/**
 * The page's sentences that can follow a pin's opening: whole, on the subject or on what it is
 * made of, useful without the text around them. Best first.
 */
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import type { PageModel } from '../understand/page-model.ts'
import { isInstruction } from '../language/english-grammar.ts'
import type { Sentence } from '../writer/good-sentences.ts'
import { isDamaged } from '../sentences/damage.ts'
import { goesOn } from '../sentences/going-on.ts'
import { hasSlip } from '../sentences/slips.ts'
import { AGAINST, UNFIT, WORK } from '../sentences/unfit-sentences.ts'

const MIN_LENGTH = 45
const MAX_LENGTH = 190
const MIN_WORDS = 7
/** A label before its text: an entry of a list, not a sentence. */
const LABEL = /^[^.!?]{0,48}(?:\s?[–—]\s|\p{L}-\s|\s-\s|:\s)/u
/** Without its noun the pronoun points at another sentence. */
const POINTING = /^(?:\P{L}*\p{L}+){0,3}\P{L}*\b(?:it|they|them|this|these|those|that|he|she)\b/iu

export function tellingSentences({ subject, material, summary }: PageModel): readonly Sentence[] {
  const { sentences, language, ingredients } = material
  const name = contentStems(subject.name, language)
  const head = name.at(-1) ?? ''
  const about = contentStems(`${subject.name} ${material.content.title}`, language)
  const parts = new Set(ingredients.flatMap((line) => contentStems(line, language)))
  const worth = ({ text, stems, score, isInner }: Sentence): number =>
    (stems.includes(head) ? 0.5 : 0) +
    (contentStems(text, language).slice(0, 4).includes(head) ? 0.8 : 0) +
    (stems.some((stem) => parts.has(stem)) ? 0.4 : 0) +
    (name.filter((stem) => stems.includes(stem)).length >= 2 ? 0.4 : 0) +
    (/\d/.test(text) ? 0.2 : 0) +
    (isInner ? -0.3 : 0) +
    score
  return sentences
    .filter((sentence) => isTelling(sentence) && !summary.includes(sentence.text))
    .filter(
      ({ text, stems }) =>
        !AGAINST.test(text) &&
        !isOrder(text, language) &&
        !goesOn(text, 'en') &&
        !hasSlip(text, language, about) &&
        name.filter((stem) => stems.includes(stem)).length >= Math.min(2, name.length),
    )
    .map((sentence) => ({ sentence, worth: worth(sentence) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ sentence }) => sentence)
}

/** "Evenly pour the batter …", "Use a sharp knife …": an order, with or without its adverb. */
function isOrder(text: string, language: Language): boolean {
  const first = language.tokens(text.replace(/^\p{L}+ly\s+/u, ''))[0]
  return isInstruction(text) || (first?.pos === 'VERB' && !first.text.endsWith('ing'))
}

/** Fit to follow an opening, whatever it speaks of. */
function isTelling({ text, isLeaning, isStep }: Sentence): boolean {
  return (
    !isLeaning &&
    !isStep &&
    !isDamaged(text, 'en') &&
    text.length >= MIN_LENGTH &&
    text.length <= MAX_LENGTH &&
    wordsOf(text).length >= MIN_WORDS &&
    !LABEL.test(text) &&
    !UNFIT.test(text) &&
    !WORK.test(text) &&
    !POINTING.test(text)
  )
}
