/**
 * The words in one cell of the titles: those of the pin, until something is typed. What was typed
 * stays as it was typed after it was handed over (a space at its end is not gone under the caret),
 * and is replaced as soon as the pin has another value. Pure.
 */
import { tidyWords, wordFault } from '#core/pins/pin-words.ts'

export interface CellWords {
  /** Null = the cell shows the words of the pin. */
  readonly typed: string | null
  /** What the pin had when they were typed; null = not known. */
  readonly over: string | null
  /** What was handed over, until something else is typed. */
  readonly given: Given | null
}

interface Given {
  readonly text: string
  /** What the pin had until then. */
  readonly over: string
  /** The pin says it. */
  readonly isHere: boolean
}

export function typedWords(typed: string | null, over: string | null = null): CellWords {
  return { typed, over: typed === null ? null : over, given: null }
}

/**
 * What is typed now is typed over: what was handed over, when the pin is about to say it, else what
 * the pin says.
 */
export function baseOf({ given }: CellWords, value: string): string {
  return given !== null && !given.isHere ? given.text : value
}

/**
 * The pin says neither these words nor those that they were typed over: another device has changed
 * it since.
 */
export function areOvertaken(
  column: 'title' | 'description',
  { typed, over, given }: CellWords,
  value: string,
): boolean {
  return (
    typed !== null &&
    given === null &&
    over !== null &&
    over !== value &&
    tidyWords(column, typed) !== value
  )
}

export function givenWords(words: CellWords, text: string, value: string): CellWords {
  return { ...words, given: { text, over: value, isHere: text === value } }
}

/** The words now that the pin says `value`: the same ones when nothing has become of it. */
export function wordsUnder(words: CellWords, value: string): CellWords {
  const { given } = words
  if (given === null) return words
  if (value === given.text)
    return given.isHere ? words : { ...words, given: { ...given, isHere: true } }
  // An undo may bring back the very words that it replaced.
  return given.isHere || value !== given.over ? typedWords(null) : words
}

/**
 * The words to hand over when the typing pauses; null = none. An empty field is not handed over: a
 * user who clears it is about to write. Nor are words that another device's change has overtaken:
 * only a person can say which of the two is right.
 */
export function dueWords(
  column: 'title' | 'description',
  words: CellWords,
  value: string,
): string | null {
  const { typed, given } = words
  if (typed === null || given !== null || areOvertaken(column, words, value)) return null
  const text = tidyWords(column, typed)
  return text === '' || text === value || wordFault(column, text) !== null ? null : text
}
