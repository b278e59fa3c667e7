/** Phrases that say a word twice on purpose: "Schritt für Schritt", "paso a paso". */
import { wordsOf } from './language.ts'

const STEP_BY_STEP = /^\P{L}*(?:\p{L}+ )*?(\p{L}{3,}) \p{L}{1,4} \1(?!\p{L})/iu

export const beginsStepByStep = (text: string): boolean => STEP_BY_STEP.test(text)

/** Whether such a phrase is the only reason why the word is there twice. `word` in small letters. */
export function isStepByStep(title: string, word: string): boolean {
  const doubled = STEP_BY_STEP.exec(title)?.[1]?.toLowerCase()
  return doubled === word && wordsOf(title.toLowerCase()).filter((one) => one === word).length === 2
}
